import { pointsAtRest } from '../bounds/points-at-rest.ts';
import { collectShapes, type Shape } from '../bounds/scene-shapes.ts';
import { walkScene } from '../bounds/scene-walk.ts';
import { type Matrix, mirrors, type Vector } from '../matrix.ts';
import { openContainer } from '../read/container.ts';
import { indexAt, isObject, type JsonObject, objectsAt } from '../read/json.ts';
import type { ModelPrimitive } from '../read/model.ts';
import { type RawReader, rawReader } from '../read/raw-reader.ts';
import type { Source } from '../source/source.ts';
import { cross, length, minus, unit } from '../vectors.ts';

/** Positions may differ by this share of the model's size: editors store 32-bit numbers in units of their own. */
const POSITION_SHARE = 1e-5;
const UV_TOLERANCE = 1e-4;
/** Editors store normals in two bytes a component. */
const NORMAL_TOLERANCE = 0.02;
/** Decimals of the factors of materials that count. */
const FACTOR_DECIMALS = 3;
/** Larger models are not compared. */
const MAX_TRIANGLES = 320_000;
/** More triangles with one middle are not compared: a far vertex makes the tolerance larger than the rest of the model. */
const MAX_IN_CELL = 100;

/**
 * Whether two files show the same still model: the same triangles with the same normals, texture coordinates and
 * materials, pictures byte by byte, whatever their nodes, meshes, names and order of vertices are. It is false
 * whenever that is not proven: for skins, morph targets, vertex colours, lines, two sets of texture coordinates, and
 * pictures that were encoded again.
 * @throws GltfError for invalid files
 * @example
 * import { isSameModel } from '@meshwright/gltf';
 *
 * console.log(await isSameModel(source, source)); // true
 */
export async function isSameModel(a: Source, b: Source): Promise<boolean> {
  const pictures: Uint8Array[] = [];
  const first = await readTriangles(a, pictures);
  const second = first && (await readTriangles(b, pictures));
  return !!second && first.materials.length === second.materials.length && matches(first, second);
}

/** Triangles of a scene. */
interface Triangles {
  /** `STRIDE` numbers a corner: position, normal and texture coordinates; zeros for coordinates that the file does not have. */
  corners: readonly number[];
  /** What the material of each triangle looks like. */
  materials: readonly string[];
  /** The longest side of the box around all corners. */
  size: number;
}

const STRIDE = 8;

async function readTriangles(source: Source, pictures: Uint8Array[]): Promise<Triangles | null> {
  const { json, reader } = await opened(source);
  const { model } = reader;
  if (model.defaultScene === null) return null;
  const shapes = await collectShapes(reader, walkScene(model, model.defaultScene), []);
  const copies = shapes.flatMap((shape) =>
    shape.matrices.flatMap((matrix) => shape.mesh.primitives.map((_, at) => ({ shape, matrix, at }))),
  );
  const corners: number[] = [];
  const materials: string[] = [];
  const texts = new Map<number | undefined, string>();
  for (const { shape, matrix, at } of copies) {
    const primitive = (json.meshes as StoredMesh[])[Number(shape.pointer.split('/')[2])]!.primitives[at]!;
    const length = indexCount(reader, shape.mesh.primitives[at]!);
    if (!isStill(shape, primitive) || materials.length + length / 3 > MAX_TRIANGLES) return null;
    await addCorners(reader, { shape, matrix, at }, primitive, corners);
    const pointer = `${shape.pointer}/primitives/${at}`;
    const used = indexAt(primitive, 'material', objectsAt(json, 'materials', '').length, pointer);
    const material = texts.get(used) ?? (await materialText(reader, json, used, pictures));
    texts.set(used, material);
    while (materials.length * 3 * STRIDE < corners.length) materials.push(material);
  }
  return { corners, materials, size: sizeOf(corners) };
}

async function opened(source: Source): Promise<{ json: JsonObject; reader: RawReader }> {
  const container = await openContainer(source);
  return { json: container.json, reader: await rawReader(source, container) };
}

interface StoredMesh {
  readonly primitives: readonly StoredPrimitive[];
}

interface StoredPrimitive extends JsonObject {
  readonly attributes: Readonly<Record<string, number>>;
  readonly mode?: number;
  readonly targets?: unknown;
}

const COMPARED = new Set(['POSITION', 'NORMAL', 'TANGENT', 'TEXCOORD_0']);

function isStill({ skinned, morph }: Shape, { attributes, mode = 4, targets }: StoredPrimitive): boolean {
  const isPlain = 'POSITION' in attributes && Object.keys(attributes).every((name) => COMPARED.has(name));
  return isPlain && mode === 4 && !skinned && !morph && targets === undefined;
}

function indexCount({ model }: RawReader, { indices, position }: ModelPrimitive): number {
  return model.accessors[(indices ?? position)!]?.count ?? 0;
}

async function addCorners(
  reader: RawReader,
  { shape, matrix, at }: { shape: Shape; matrix: Matrix; at: number },
  { attributes }: StoredPrimitive,
  corners: number[],
): Promise<void> {
  const primitive = { ...shape.mesh.primitives[at]!, position: attributes.POSITION! };
  const { count } = reader.model.accessors[primitive.position]!;
  const read = async (accessor: number | undefined) =>
    accessor === undefined
      ? undefined
      : await reader.elements(accessor, 0, reader.model.accessors[accessor]!.count);
  const pointer = `${shape.pointer}/primitives/${at}`;
  const points = await pointsAtRest(reader, { shape: { ...shape, matrices: [matrix] }, primitive, pointer });
  const normals = await read(attributes.NORMAL);
  const uvs = await read(attributes.TEXCOORD_0);
  const indices =
    (await read(primitive.indices)) ?? Float64Array.from({ length: count }, (_, index) => index);
  const order = mirrors(matrix) ? [0, 2, 1] : [0, 1, 2];
  for (let first = 0; first + 2 < indices.length; first += 3) {
    const flat = flatNormal(
      points,
      order.map((step) => indices[first + step]! * 3),
    );
    // Triangles without area show nothing.
    if (!flat) continue;
    for (const step of order) {
      const vertex = indices[first + step]!;
      const stored = normals?.subarray(vertex * 3, vertex * 3 + 3);
      corners.push(points[vertex * 3]!, points[vertex * 3 + 1]!, points[vertex * 3 + 2]!);
      corners.push(...(stored ? turned(matrix, stored) : flat));
      corners.push(uvs?.[vertex * 2] ?? 0, uvs?.[vertex * 2 + 1] ?? 0);
    }
  }
}

/** The normal that renderers give a triangle of a file without normals (glTF 2.0, 3.7.2.1); null without area. */
function flatNormal(points: Float64Array, places: readonly number[]): Vector | null {
  const [a, b, c] = places.map((place): Vector => [points[place]!, points[place + 1]!, points[place + 2]!]);
  const [side, other] = [minus(b!, a!), minus(c!, a!)];
  const normal = cross(side, other);
  const isFlat = length(normal) <= 1e-6 * Math.max(length(side), length(other)) ** 2;
  return isFlat ? null : unit(normal);
}

/** A normal by the cofactors of a transform, of length 1. */
function turned(m: Matrix, [x, y, z]: ArrayLike<number> & Iterable<number>): number[] {
  const cofactor = (row: number, column: number) => {
    const [a, b] = [(row + 1) % 3, (row + 2) % 3];
    const [c, d] = [(column + 1) % 3, (column + 2) % 3];
    return m[c * 4 + a]! * m[d * 4 + b]! - m[c * 4 + b]! * m[d * 4 + a]!;
  };
  const normal = [0, 1, 2].map(
    (row) => cofactor(row, 0) * x! + cofactor(row, 1) * y! + cofactor(row, 2) * z!,
  );
  const length = Math.hypot(...normal) * (mirrors(m) ? -1 : 1);
  return normal.map((each) => (length === 0 ? 0 : each / length));
}

function sizeOf(corners: readonly number[]): number {
  let size = 0;
  for (let axis = 0; axis < 3; axis++) {
    let [low, high] = [Infinity, -Infinity];
    for (let at = axis; at < corners.length; at += STRIDE) {
      low = Math.min(low, corners[at]!);
      high = Math.max(high, corners[at]!);
    }
    size = Math.max(size, high - low);
  }
  return size;
}

/** Whether each triangle of the first has one of its own in the second. */
function matches(first: Triangles, second: Triangles): boolean {
  const reach = first.size * POSITION_SHARE;
  const waiting = new Map<string, number[]>();
  const middle = (corners: readonly number[], triangle: number) =>
    [0, 1, 2].map((axis) => {
      const at = triangle * 3 * STRIDE + axis;
      return (corners[at]! + corners[at + STRIDE]! + corners[at + 2 * STRIDE]!) / 3 / (4 * reach);
    });
  for (let triangle = 0; triangle < second.materials.length; triangle++) {
    const key = middle(second.corners, triangle).map(Math.floor).join();
    const cell = waiting.get(key) ?? [];
    if (cell.push(triangle) > MAX_IN_CELL) return false;
    waiting.set(key, cell);
  }
  for (let triangle = 0; triangle < first.materials.length; triangle++) {
    const place = middle(first.corners, triangle);
    // The two nearest cells along each axis.
    const cells = place.map((each) => [
      Math.floor(each),
      Math.floor(each) + (each - Math.floor(each) < 0.5 ? -1 : 1),
    ]);
    const match = cells[0]!
      .flatMap((x) => cells[1]!.flatMap((y) => cells[2]!.map((z) => `${x},${y},${z}`)))
      .flatMap((key) => (waiting.get(key) ?? []).map((other) => ({ key, other })))
      .find(({ other }) => isSameTriangle(first, triangle, second, other, reach));
    if (!match) return false;
    waiting.set(
      match.key,
      waiting.get(match.key)!.filter((other) => other !== match.other),
    );
  }
  return true;
}

function isSameTriangle(a: Triangles, left: number, b: Triangles, right: number, reach: number): boolean {
  if (a.materials[left] !== b.materials[right]) return false;
  const tolerance = [
    reach,
    reach,
    reach,
    NORMAL_TOLERANCE,
    NORMAL_TOLERANCE,
    NORMAL_TOLERANCE,
    UV_TOLERANCE,
    UV_TOLERANCE,
  ];
  // Editors begin a triangle at another corner.
  return [0, 1, 2].some((turn) =>
    [0, 1, 2].every((corner) => {
      const from = (left * 3 + corner) * STRIDE;
      const to = (right * 3 + ((corner + turn) % 3)) * STRIDE;
      return tolerance.every((most, at) => Math.abs(a.corners[from + at]! - b.corners[to + at]!) <= most);
    }),
  );
}

/** What a renderer reads of a material, as one text; `pictures` are those of both files by their bytes. */
async function materialText(
  reader: RawReader,
  json: JsonObject,
  index: number | undefined,
  pictures: Uint8Array[],
): Promise<string> {
  const defaults = {
    pbrMetallicRoughness: {},
    emissiveFactor: [0, 0, 0],
    alphaMode: 'OPAQUE',
    doubleSided: false,
  };
  const {
    name: _,
    extras: __,
    ...stored
  } = index === undefined ? {} : (json.materials as JsonObject[])[index]!;
  const material: JsonObject = { ...defaults, ...stored };
  const pbr = { baseColorFactor: [1, 1, 1, 1], metallicFactor: 1, roughnessFactor: 1 };
  material.pbrMetallicRoughness = { ...pbr, ...(material.pbrMetallicRoughness as JsonObject) };
  return JSON.stringify(await plain(material));

  /** The same value with keys in order, rounded numbers, and the picture of each texture. */
  async function plain(value: unknown): Promise<unknown> {
    if (typeof value === 'number') return Number(value.toFixed(FACTOR_DECIMALS)) + 0;
    if (Array.isArray(value)) return await Promise.all(value.map(plain));
    if (!isObject(value)) return value;
    const entries: [string, unknown][] = [];
    for (const key of Object.keys(value).toSorted()) {
      const isTexture = key.endsWith('Texture') && isObject(value[key]);
      const inner = isTexture ? { texCoord: 0, ...(value[key] as JsonObject) } : value[key];
      entries.push([
        key,
        await plain(
          isTexture ? { ...(inner as JsonObject), index: await pictureOf(inner as JsonObject) } : inner,
        ),
      ]);
    }
    return Object.fromEntries(entries);
  }

  /** The number of the picture, and how it goes on beyond its edges. */
  async function pictureOf(texture: JsonObject): Promise<unknown> {
    const textures = objectsAt(json, 'textures', '') as StoredTexture[];
    const at = `/materials/${index}`;
    const {
      source,
      sampler,
      extensions = {},
    } = textures[indexAt(texture, 'index', textures.length, at) ?? -1] ?? {};
    const { wrapS = 10497, wrapT = 10497 } =
      (json.samplers as JsonObject[] | undefined)?.[sampler ?? -1] ?? {};
    const image = Object.values(extensions).find((each) => each.source !== undefined)?.source ?? source;
    const bytes = await reader.model.images[image ?? -1]?.head(Infinity);
    // A picture that is not in the file equals nothing.
    const known = bytes ? pictures.findIndex((each) => isEqual(each, bytes)) : -1;
    return [known >= 0 ? known : pictures.push(bytes ?? new Uint8Array()) - 1, wrapS, wrapT];
  }
}

interface StoredTexture extends JsonObject {
  readonly source?: number;
  readonly sampler?: number;
  readonly extensions?: Readonly<Record<string, { readonly source?: number }>>;
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length > 0 && a.length === b.length && a.every((byte, at) => byte === b[at]);
}
