import { isObject, type JsonObject, objectsAt } from '../../read/json.ts';
import type { RawReader } from '../../read/raw-reader.ts';
import { DisjointSets } from '../surface/disjoint-sets.ts';
import type { Surface } from '../surface/surface.ts';
import { type Cover, coverOf } from './cover.ts';

/** All triangles that one picture colours. */
export interface UvMap {
  /** JSON pointer of the first primitive. */
  pointer: string;
  /** Index of the picture; null for a second set of coordinates, which no material reads. */
  image: number | null;
  /** False where the sampler repeats the picture in both directions. */
  clamped: boolean;
  /** Six numbers per triangle. */
  uvs: Float32Array;
  /** Area of each triangle in space. */
  areas: Float32Array;
  /** Share of the surface of the model. */
  share: number;
  /** The connected piece of each triangle in the picture: triangles that share vertices. */
  chartOf: Uint32Array;
  charts: number;
  /** Index of the surface and of the triangle in it, two numbers per triangle. */
  source: Uint32Array;
  /** Lowest and highest coordinates: u, v, u, v. */
  box: [number, number, number, number];
  /** How it fills its square; null for a map that repeats the picture. Measured once. */
  cover(): Cover | null;
}

/** The triangles of the model by the picture of their material: base colour, else the first one it has. */
export async function uvMapsOf(
  reader: RawReader,
  json: JsonObject,
  surfaces: readonly Surface[],
): Promise<UvMap[]> {
  const drafts = new Map<string, Draft>();
  const materials = objectsAt(json, 'materials', '');
  for (const [index, surface] of surfaces.entries()) {
    const mesh = objectsAt(json, 'meshes', '')[Number(surface.pointer.split('/')[2])]!;
    const primitives = objectsAt(mesh, 'primitives', surface.pointer);
    for (const [place, primitive] of primitives.entries()) {
      const pointer = `${surface.pointer}/primitives/${place}`;
      const texture = textureOf(json, materials[primitive.material as number]);
      const wanted = [...(texture ? [texture] : []), ...lightmapOf(primitive, texture, index)];
      for (const { key, set, image, clamped } of wanted) {
        const uv = await coordinates(reader, primitive, set, texture?.transform);
        if (!uv) continue;
        let draft = drafts.get(key);
        if (!draft) {
          draft = { pointer, image, clamped, pieces: [] };
          drafts.set(key, draft);
        }
        draft.pieces.push({ uv, surface, index, primitive: place });
      }
    }
  }
  const maps = [...drafts.values()].map(built).filter(({ areas }) => areas.length > 0);
  const shells = surfaces.flatMap(({ topology }) => topology.shells);
  const total = shells.reduce((sum, { area }) => sum + area, 0);
  for (const map of maps) map.share = map.areas.reduce((sum, area) => sum + area, 0) / total;
  return maps;
}

interface Draft {
  pointer: string;
  image: number | null;
  clamped: boolean;
  pieces: { uv: Float64Array; surface: Surface; index: number; primitive: number }[];
}

function built({ pointer, image, clamped, pieces }: Draft): UvMap {
  const count = pieces.reduce((sum, piece) => sum + trianglesOf(piece), 0);
  let known: [Cover | null] | undefined;
  const map: UvMap = {
    pointer,
    image,
    clamped,
    uvs: new Float32Array(count * 6),
    areas: new Float32Array(count),
    share: 0,
    chartOf: new Uint32Array(count),
    charts: 0,
    source: new Uint32Array(count * 2),
    box: [Infinity, Infinity, -Infinity, -Infinity],
    cover: () => {
      known ??= [coverOf(map)];
      return known[0];
    },
  };
  const { uvs, box } = map;
  let at = 0;
  for (const { uv, surface, index, primitive } of pieces) {
    const charts = new Charts(uv.length / 2);
    const { corners, primitiveOf } = surface;
    for (let triangle = 0; triangle < primitiveOf.length; triangle++)
      if (primitiveOf[triangle] === primitive) charts.add(corners, triangle * 3);
    for (let triangle = 0; triangle < primitiveOf.length; triangle++) {
      if (primitiveOf[triangle] !== primitive) continue;
      for (let k = 0; k < 3; k++) {
        const vertex = corners[triangle * 3 + k]! * 2;
        const u = uv[vertex]!;
        const v = uv[vertex + 1]!;
        uvs[at * 6 + k * 2] = u;
        uvs[at * 6 + k * 2 + 1] = v;
        grow(box, u, v);
      }
      map.areas[at] = surface.topology.areas[triangle]!;
      map.chartOf[at] = map.charts + charts.of(corners[triangle * 3]!);
      map.source[at * 2] = index;
      map.source[at * 2 + 1] = triangle;
      at++;
    }
    map.charts += charts.count;
  }
  return map;
}

function trianglesOf({ surface, primitive }: Draft['pieces'][number]): number {
  const { primitiveOf } = surface;
  let count = 0;
  for (let triangle = 0; triangle < primitiveOf.length; triangle++)
    if (primitiveOf[triangle] === primitive) count++;
  return count;
}

/** Coordinates that are no numbers stay in the box. */
function grow(box: UvMap['box'], u: number, v: number): void {
  if (u < box[0] || Number.isNaN(u)) box[0] = u;
  if (v < box[1] || Number.isNaN(v)) box[1] = v;
  if (u > box[2] || Number.isNaN(u)) box[2] = u;
  if (v > box[3] || Number.isNaN(v)) box[3] = v;
}

/** Connected vertices, numbered from 0. */
class Charts {
  readonly #sets: DisjointSets;
  /** The number of each group, by its first member; -1 until one is given. */
  readonly #number: Int32Array;
  count = 0;

  constructor(vertices: number) {
    this.#sets = new DisjointSets(vertices);
    this.#number = new Int32Array(vertices).fill(-1);
  }

  add(corners: Uint32Array, at: number): void {
    this.#sets.join(corners[at]!, corners[at + 1]!);
    this.#sets.join(corners[at]!, corners[at + 2]!);
  }

  of(vertex: number): number {
    const root = this.#sets.find(vertex);
    if (this.#number[root] === -1) this.#number[root] = this.count++;
    return this.#number[root]!;
  }
}

interface TextureUse {
  key: string;
  set: number;
  image: number | null;
  clamped: boolean;
  transform?: JsonObject | undefined;
}

function textureOf(json: JsonObject, material: JsonObject | undefined): TextureUse | null {
  if (!material) return null;
  const metallic = isObject(material.pbrMetallicRoughness) ? material.pbrMetallicRoughness : {};
  const use = [metallic.baseColorTexture, metallic.metallicRoughnessTexture, material.normalTexture].find(
    isObject,
  );
  const texture = objectsAt(json, 'textures', '')[use?.index as number];
  if (!use || typeof texture?.source !== 'number') return null;
  const { wrapS = 10497, wrapT = 10497 } = objectsAt(json, 'samplers', '')[texture.sampler as number] ?? {};
  const extension = isObject(use.extensions) ? use.extensions.KHR_texture_transform : undefined;
  const transform = isObject(extension) ? extension : undefined;
  return {
    key: `image ${texture.source}`,
    set: typeof use.texCoord === 'number' ? use.texCoord : 0,
    image: texture.source,
    clamped: wrapS === 33071 || wrapT === 33071,
    transform,
  };
}

/** The second set of a mesh where no material reads it: that of a lightmap, one per mesh. */
function lightmapOf(primitive: JsonObject, texture: TextureUse | null, surface: number): TextureUse[] {
  const attributes = isObject(primitive.attributes) ? primitive.attributes : {};
  if (!('TEXCOORD_1' in attributes) || texture?.set === 1) return [];
  return [{ key: `lightmap ${surface}`, set: 1, image: null, clamped: true }];
}

async function coordinates(
  reader: RawReader,
  { attributes }: JsonObject,
  set: number,
  transform: JsonObject | undefined,
): Promise<Float64Array | null> {
  const accessor = isObject(attributes) ? attributes[`TEXCOORD_${set}`] : undefined;
  const layout = typeof accessor === 'number' ? reader.model.accessors[accessor] : undefined;
  if (layout?.size !== 2) return null;
  const uv = await reader.elements(accessor as number, 0, layout.count);
  const numbers = (value: unknown, other: number) =>
    Array.isArray(value) && value.every(Number.isFinite) ? (value as number[]) : [other, other];
  if (!transform) return uv;
  const [offset, scale] = [numbers(transform.offset, 0), numbers(transform.scale, 1)];
  // A rotation changes neither areas nor overlaps; scale and offset are what atlases use.
  return uv.map((value, at) => value * scale[at % 2]! + offset[at % 2]!);
}
