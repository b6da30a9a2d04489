import { setImmediate } from 'node:timers/promises';
import { gltfJson, items, type Json } from './gltf-json.ts';

/** Number of lines of a large file after which other requests are answered. */
const linesAtOnce = 50_000;

/** Faces of a file, counted as triangles and once per copy, or why they cannot be counted. */
export type FaceCount =
  | { readonly faces: number; readonly draco: boolean }
  | { readonly faces: null; readonly reason: string };

/** More meshes and nodes than real models have; counting stops beyond it. */
const maxParts = 100_000;
/** Parsed in tens of milliseconds, which block other requests; the job counts longer headers. */
export const mostHeader = 4 * 2 ** 20;

/** Counts the faces of a GLB or glTF from its JSON alone (spec: Remesh); the geometry is not touched. */
export function countGltfFaces(bytes: Uint8Array): FaceCount {
  const isBinary = Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'glTF';
  const json = isBinary && bytes.byteLength > 20 ? Buffer.from(bytes.subarray(12, 16)).readUInt32LE() : 0;
  const text = isBinary ? bytes : withoutPadding(bytes);
  const isLong = isBinary ? json > mostHeader && 20 + json <= bytes.byteLength : text.byteLength > mostHeader;
  if (isLong) {
    return { faces: null, reason: `its header has more than ${mostHeader} bytes` };
  }
  const gltf = gltfJson(text);
  if (gltf === null) return { faces: null, reason: 'its header cannot be read' };
  const meshes = items(gltf.meshes);
  const nodes = items(gltf.nodes);
  if (meshes.length + nodes.length > maxParts) {
    return { faces: null, reason: `its header has more than ${maxParts} meshes and nodes` };
  }
  const accessors = items(gltf.accessors);
  const countOf = (accessor: unknown) => number(accessors[number(accessor, -1)]?.count);
  const perMesh = meshes.map((mesh) =>
    items(mesh.primitives)
      .map(({ mode = 4, indices, attributes }) =>
        triangles(mode, countOf(indices ?? (attributes as Json | undefined)?.POSITION)),
      )
      .reduce((sum, count) => sum + count, 0),
  );
  const faces = nodes
    .map((node) => (perMesh[number(node.mesh, -1)] ?? 0) * copies(node, countOf))
    .reduce((sum, count) => sum + count, 0);
  const used = Array.isArray(gltf.extensionsUsed) ? gltf.extensionsUsed : [];
  return { faces, draco: used.includes('KHR_draco_mesh_compression') };
}

/** The bytes of a JSON text up to its last character that is no space. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0x20) end--;
  return bytes.subarray(0, end);
}

/** Counts the faces of an OBJ, a polygon of n corners as n - 2; stops above `enough`. */
export async function countObjFaces(bytes: Uint8Array, enough: number): Promise<number> {
  let faces = 0;
  let line = 0;
  let pause = linesAtOnce;
  while (line < bytes.length && faces <= enough) {
    const end = bytes.indexOf(10, line);
    const stop = end < 0 ? bytes.length : end;
    if (bytes[line] === 0x66 && isBlank(bytes[line + 1])) faces += cornersIn(bytes, line + 1, stop) - 2;
    line = stop + 1;
    if (--pause > 0) continue;
    pause = linesAtOnce;
    await setImmediate();
  }
  return faces;
}

function triangles(mode: unknown, corners: number): number {
  if (mode === 4) return Math.floor(corners / 3);
  return mode === 5 || mode === 6 ? Math.max(0, corners - 2) : 0;
}

/** Returns how often a node draws its mesh: once, or once per instance. */
function copies(node: Json, countOf: (accessor: unknown) => number): number {
  const instancing = (node.extensions as Json | undefined)?.EXT_mesh_gpu_instancing as Json | undefined;
  const [first] = Object.values((instancing?.attributes ?? {}) as Json);
  return instancing === undefined ? 1 : countOf(first);
}

function number(value: unknown, fallback = 0): number {
  return typeof value === 'number' && value >= 0 ? value : fallback;
}

function cornersIn(bytes: Uint8Array, from: number, to: number): number {
  let corners = 0;
  for (let i = from; i < to; i += 1) if (isBlank(bytes[i - 1]) && !isBlank(bytes[i])) corners += 1;
  return Math.max(2, corners);
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0d;
}
