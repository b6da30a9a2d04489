import type { Accessor, Document, mat4, Primitive } from '@gltf-transform/core';
import { accessorFloats, invertMatrix, noteQuads, triangleIndices } from '@meshwright/formats/mesh';
import { MeshoptSimplifier } from 'meshoptimizer';
import { keepTriangles } from './keep-triangles.ts';
import { type ShadingSource, shadingColumns, shadingSources, writeColumn } from './shading-columns.ts';

/** A primitive that can be simplified together with others. */
export interface JoinPart {
  readonly primitive: Primitive;
  /** From its own space to the scene's; null leaves it as it is. */
  readonly matrix: mat4 | null;
}

/**
 * Simplifies primitives as one surface: triangles stay where the whole model needs them, borders between primitives
 * stay closed, and vertices move to where the surface deviates least, with their normals, texture coordinates and
 * colours.
 * @param errorLimit largest deviation as a share of the size of all parts together
 * @returns the number of triangles left in each part, or null when there are no more than the target, or it cannot be met
 * this way; then nothing changed
 */
export async function simplifyJoined(
  document: Document,
  parts: readonly JoinPart[],
  target: number,
  errorLimit?: number,
): Promise<number[] | null> {
  await MeshoptSimplifier.ready;
  const loaded = parts.map(loadPart);
  if (loaded.reduce((sum, part) => sum + part.indices.length / 3, 0) <= target) return null;
  for (const flags of attempts) {
    const joined = join(loaded);
    const [length] = MeshoptSimplifier.simplifyWithUpdate(
      joined.indices,
      joined.positions,
      3,
      joined.attributes,
      joined.weights.length,
      [...joined.weights],
      null,
      target * 3,
      errorLimit ?? noLimit,
      [...flags],
    );
    if (errorLimit === undefined && length > target * 3) continue;
    const kept = splitTriangles(loaded, joined, length);
    if (!kept) continue;
    for (const [i, part] of loaded.entries()) {
      noteQuads(part.primitive, 0);
      storeMoved(part, joined, i, keepTriangles(document, part.primitive, kept[i]!));
    }
    return kept.map((corners) => corners.length / 3);
  }
  return null;
}

const noLimit = 1e6;
/** Seams are kept first; where they cost too much they open. */
const attempts = [[], ['Permissive']] as const;

interface LoadedPart extends JoinPart {
  readonly indices: Uint32Array;
  readonly positions: Float32Array;
  readonly sources: readonly ShadingSource[];
}

interface Joined {
  readonly indices: Uint32Array;
  readonly positions: Float32Array;
  readonly attributes: Float32Array;
  readonly weights: readonly number[];
  /** First vertex of each part, and the end. */
  readonly starts: readonly number[];
  /** First value of each column in a row, by semantic. */
  readonly columns: ReadonlyMap<string, number>;
}

function loadPart(part: JoinPart): LoadedPart {
  const own = accessorFloats(part.primitive.getAttribute('POSITION')!);
  const positions = part.matrix ? moved(own, part.matrix) : own;
  const indices = triangleIndices(part.primitive)!;
  return { ...part, indices, positions, sources: shadingSources(part.primitive, own.length / 3) };
}

function join(parts: readonly LoadedPart[]): Joined {
  const starts = [0];
  for (const { positions } of parts) starts.push(starts.at(-1)! + positions.length / 3);
  const columns = new Map<string, number>();
  const weights: number[] = [];
  for (const { semantic, take, weight } of shadingColumns) {
    if (!parts.some(({ sources }) => sources.some((source) => source.semantic === semantic))) continue;
    columns.set(semantic, weights.length);
    for (let k = 0; k < take; k++) weights.push(weight);
  }
  const positions = new Float32Array(starts.at(-1)! * 3);
  const attributes = new Float32Array(starts.at(-1)! * weights.length);
  const indices = new Uint32Array(parts.reduce((sum, part) => sum + part.indices.length, 0));
  let end = 0;
  for (const [i, part] of parts.entries()) {
    const start = starts[i]!;
    positions.set(part.positions, start * 3);
    const rows = attributes.subarray(start * weights.length);
    for (const source of part.sources)
      writeColumn(source, part.positions.length / 3, rows, weights.length, columns.get(source.semantic)!);
    for (let k = 0; k < part.indices.length; k++) indices[end++] = part.indices[k]! + start;
  }
  return { indices, positions, attributes, weights, starts, columns };
}

/** Returns each part's triangles, or null when a triangle took a corner from another part. */
function splitTriangles(
  parts: readonly LoadedPart[],
  { indices, starts }: Joined,
  length: number,
): Uint32Array[] | null {
  const lists = parts.map((part) => new Uint32Array(Math.min(length, part.indices.length)));
  const ends = new Uint32Array(parts.length);
  for (let i = 0; i < length; i += 3) {
    let p = 0;
    while (indices[i]! >= starts[p + 1]!) p++;
    const list = lists[p]!;
    const [first, end] = [starts[p]!, starts[p + 1]!];
    for (let k = 0; k < 3; k++) {
      const vertex = indices[i + k]!;
      if (vertex < first || vertex >= end || ends[p]! >= list.length) return null;
      list[ends[p]!++] = vertex - first;
    }
  }
  return lists.map((list, p) => list.slice(0, ends[p]));
}

/** Writes the values of vertices that have moved; all others stay bit for bit. */
function storeMoved(part: LoadedPart, joined: Joined, index: number, used: Uint32Array): void {
  const start = joined.starts[index]!;
  const now = joined.positions.subarray(start * 3, joined.starts[index + 1]! * 3);
  const changed = movedVertices(used, part.positions, now);
  if (changed.length === 0) return;
  const back = part.matrix && invertMatrix(part.matrix);
  const positions = writable(part.primitive.getAttribute('POSITION')!);
  for (const n of changed) {
    const from = used[n]! * 3;
    positions[n * 3] = now[from]!;
    positions[n * 3 + 1] = now[from + 1]!;
    positions[n * 3 + 2] = now[from + 2]!;
    if (back) movePoint(positions, n * 3, positions, n * 3, back);
  }
  const rows = joined.attributes.subarray(start * joined.weights.length);
  for (const source of part.sources) {
    const column = joined.columns.get(source.semantic)!;
    storeColumn(part.primitive, source, { changed, used, rows, stride: joined.weights.length, column });
  }
}

/** Returns the vertices that are not where they were, by their new numbers. */
function movedVertices(used: Uint32Array, before: Float32Array, now: Float32Array): Uint32Array {
  const changed = new Uint32Array(used.length);
  let count = 0;
  for (let n = 0; n < used.length; n++) {
    const at = used[n]! * 3;
    const isSame = now[at] === before[at] && now[at + 1] === before[at + 1] && now[at + 2] === before[at + 2];
    if (!isSame) changed[count++] = n;
  }
  return changed.subarray(0, count);
}

interface MovedRows {
  readonly changed: Uint32Array;
  readonly used: Uint32Array;
  readonly rows: Float32Array;
  readonly stride: number;
  readonly column: number;
}

function storeColumn(
  primitive: Primitive,
  { semantic, size, take, scale }: ShadingSource,
  { changed, used, rows, stride, column }: MovedRows,
): void {
  const values = writable(primitive.getAttribute(semantic)!);
  for (const n of changed) {
    const from = used[n]! * stride + column;
    let square = 0;
    for (let k = from; k < from + take; k++) square += (rows[k]! / scale) ** 2;
    const length = semantic === 'NORMAL' ? Math.sqrt(square) : 1;
    // Opposite normals can cancel out; then the old one stays.
    if (!(length > 1e-6) || !Number.isFinite(square)) continue;
    for (let k = 0; k < take; k++) {
      const value = rows[from + k]! / scale / length;
      values[n * size + k] = semantic === 'COLOR_0' ? Math.min(1, Math.max(0, value)) : value;
    }
  }
}

/** Returns the values of an accessor as floats that can be written in place. */
function writable(accessor: Accessor): Float32Array {
  const array = accessor.getArray();
  if (array instanceof Float32Array) return array;
  const floats = new Float32Array(accessorFloats(accessor));
  accessor.setArray(floats).setNormalized(false);
  return floats;
}

function moved(positions: Float32Array, matrix: mat4): Float32Array {
  const out = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) movePoint(positions, i, out, i, matrix);
  return out;
}

function movePoint(from: Float32Array, i: number, to: Float32Array, j: number, m: mat4): void {
  const [x, y, z] = [from[i]!, from[i + 1]!, from[i + 2]!];
  to[j] = m[0] * x + m[4] * y + m[8] * z + m[12];
  to[j + 1] = m[1] * x + m[5] * y + m[9] * z + m[13];
  to[j + 2] = m[2] * x + m[6] * y + m[10] * z + m[14];
}
