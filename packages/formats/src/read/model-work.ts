/** Work that a model requires, counted from its JSON before anything is decoded or drawn. */
export interface ModelWork {
  /** Total of nodes, meshes, primitives, morph targets, materials, textures, accessors, channels and the like. */
  readonly parts: number;
  /** Joints of all skins. */
  readonly joints: number;
  /** Primitives drawn: each counts once per node and instance that shows it. */
  readonly copies: number;
  /** Triangles stored, each mesh once, and triangles drawn. */
  readonly triangles: { readonly stored: number; readonly drawn: number };
  /** Vertices stored, each primitive once, and vertices drawn. */
  readonly vertices: { readonly stored: number; readonly drawn: number };
  /** Numbers in all accessors, each accessor counted separately even where they share bytes. */
  readonly numbers: number;
  /** Keys of all animation channels. */
  readonly keys: number;
}

/** Limits of one job: what it can process in minutes and in about a gigabyte. */
export const workLimits = {
  jsonBytes: 32 * 2 ** 20,
  jsonValues: 2_000_000,
  parts: 200_000,
  joints: 10_000,
  copies: 100_000,
  drawnTriangles: 10_000_000,
  /** Triangles and vertices that are drawn again beyond the stored ones. */
  copiedTriangles: 4_000_000,
  copiedVertices: 10_000_000,
  /** In addition to one for each byte of the file. */
  numbers: 100_000_000,
  keys: 20_000_000,
  pixels: 400_000_000,
  /** Pixels of one picture, the same limit as everywhere in the API. */
  picturePixels: 178_956_970,
} as const;

/** Returns the first exceeded limit as a sentence with the limit and the remedy; null within all limits. */
export function workProblem(work: ModelWork, bytes: number): string | null {
  const { triangles, vertices } = work;
  const rows: readonly (readonly [count: number, most: number, what: string, way: string])[] = [
    [work.parts, workLimits.parts, 'nodes, primitives, materials, accessors and channels', merge],
    [work.joints, workLimits.joints, 'joints', 'export it with fewer bones'],
    [work.copies, workLimits.copies, 'drawn copies of its primitives', merge],
    [triangles.drawn, workLimits.drawnTriangles, 'drawn triangles', simplify],
    [triangles.drawn - triangles.stored, workLimits.copiedTriangles, 'triangles in copies', simplify],
    [vertices.drawn - vertices.stored, workLimits.copiedVertices, 'vertices in copies', simplify],
    [work.numbers, bytes + workLimits.numbers, 'numbers in its accessors', 'export it again'],
    [work.keys, workLimits.keys, 'animation keys', 'export fewer or shorter clips'],
  ];
  const broken = rows.find(([count, most]) => !(count <= most));
  if (!broken) return null;
  const [count, most, what, way] = broken;
  return `it has ${count} ${what}, but one job accepts at most ${most}; ${way}.`;
}

const merge = 'merge meshes and remove what is not needed';
const simplify = 'send fewer instances or a simpler mesh';

/**
 * Returns the first limit that the bytes of the JSON exceed, before they are parsed.
 * @param file the format: a .gltf holds its buffers as text, so only the values outside of strings count there
 */
export function jsonProblem(json: Uint8Array, file: 'glb' | 'gltf'): string | null {
  if (file === 'glb' && json.byteLength > workLimits.jsonBytes) {
    return `its JSON has ${json.byteLength} bytes, but one job accepts at most ${workLimits.jsonBytes}; ${merge}.`;
  }
  let values = 0;
  for (let i = 0; i < json.length; i++) {
    const byte = json[i];
    if (byte === quote) i = endOfText(json, i);
    else if (byte === comma || byte === bracket || byte === brace) values++;
    if (values > workLimits.jsonValues) {
      return `its JSON has more than ${workLimits.jsonValues} values, the most that one job accepts; ${merge}.`;
    }
  }
  return null;
}

const [quote, comma, bracket, brace, backslash] = [0x22, 0x2c, 0x5b, 0x7b, 0x5c];

function endOfText(json: Uint8Array, start: number): number {
  for (let end = start; ; ) {
    end = json.indexOf(quote!, end + 1);
    if (end < 0) return json.length;
    let slashes = 0;
    while (json[end - 1 - slashes] === backslash) slashes++;
    if (slashes % 2 === 0) return end;
  }
}

type Json = Readonly<Record<string, unknown>>;

/** Counts the work of a glTF. The JSON may be invalid anywhere: an invalid value counts as nothing. */
export function modelWork(json: Json): ModelWork {
  const accessors = objects(json.accessors);
  const countOf = (accessor: unknown): number => whole(accessors[whole(accessor, -1)]?.count);
  const meshes = objects(json.meshes).map((mesh) => meshWork(mesh, countOf));
  const nodes = objects(json.nodes);
  const drawn = { copies: 0, triangles: 0, vertices: 0 };
  for (const node of nodes) {
    const mesh = meshes[whole(node.mesh, -1)];
    if (!mesh) continue;
    const placements = instancesOf(node, countOf);
    drawn.copies += placements * mesh.primitives;
    drawn.triangles += placements * mesh.triangles;
    drawn.vertices += placements * mesh.vertices;
  }
  const clips = objects(json.animations).map((clip) => clipWork(clip, countOf));
  const joints = sum(objects(json.skins).map(({ joints: own }) => lengthOf(own)));
  const lists = [
    'materials',
    'textures',
    'images',
    'samplers',
    'scenes',
    'cameras',
    'bufferViews',
    'buffers',
  ];
  return {
    parts:
      sum(lists.map((name) => lengthOf(json[name]))) +
      nodes.length +
      accessors.length +
      joints +
      sum(meshes.map(({ parts }) => parts)) +
      sum(clips.map(({ channels }) => channels)),
    joints,
    copies: drawn.copies,
    triangles: { stored: sum(meshes.map(({ triangles }) => triangles)), drawn: drawn.triangles },
    vertices: { stored: sum(meshes.map(({ vertices }) => vertices)), drawn: drawn.vertices },
    // The reader limits accessors without bytes of their own and those that reach beyond their bytes.
    numbers: sum(
      accessors.map(({ count, type, bufferView }) =>
        bufferView === undefined ? 0 : whole(count) * (sizes[String(type)] ?? 1),
      ),
    ),
    keys: sum(clips.map(({ keys }) => keys)),
  };
}

const sizes: Readonly<Record<string, number>> = { VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 };

interface MeshWork {
  readonly parts: number;
  readonly primitives: number;
  readonly triangles: number;
  readonly vertices: number;
}

function meshWork(mesh: Json, countOf: (accessor: unknown) => number): MeshWork {
  const primitives = objects(mesh.primitives);
  let targets = 0;
  let triangles = 0;
  let vertices = 0;
  for (const { mode = 4, indices, attributes, targets: morphs } of primitives) {
    const position = objectOf(attributes).POSITION;
    const corners = countOf(indices ?? position);
    targets += lengthOf(morphs);
    vertices += countOf(position);
    if (mode === 4) triangles += Math.floor(corners / 3);
    else if (mode === 5 || mode === 6) triangles += Math.max(0, corners - 2);
  }
  return { parts: 1 + primitives.length + targets, primitives: primitives.length, triangles, vertices };
}

function instancesOf(node: Json, countOf: (accessor: unknown) => number): number {
  const instancing = objectOf(node.extensions).EXT_mesh_gpu_instancing;
  if (instancing === undefined) return 1;
  return Math.max(0, ...Object.values(objectOf(objectOf(instancing).attributes)).map(countOf));
}

function clipWork(
  clip: Json,
  countOf: (accessor: unknown) => number,
): { readonly channels: number; readonly keys: number } {
  const samplers = objects(clip.samplers);
  const channels = objects(clip.channels);
  const keys = sum(channels.map(({ sampler }) => countOf(samplers[whole(sampler, -1)]?.input)));
  return { channels: channels.length + samplers.length, keys };
}

function objects(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function whole(value: unknown, fallback = 0): number {
  return typeof value === 'number' && value >= 0 ? value : fallback;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
