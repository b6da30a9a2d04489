import { nextCorner } from '../../print/mesh/edge-table.ts';
import { EdgeValues } from '../edge-values.ts';

/** A welded triangle mesh; `groups` has the primitive of each triangle. */
export interface FineMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  readonly groups: Uint32Array;
}

const mostRounds = 12;

/** Splits edges at their middle until none is longer than `longest`; neighbours split alike, so no crack opens. */
export function splitLongEdges(mesh: FineMesh, longest: number): FineMesh {
  let current = mesh;
  for (let round = 0; round < mostRounds; round++) {
    const next = splitOnce(current, longest);
    if (next === current) return current;
    current = next;
  }
  return current;
}

function splitOnce(mesh: FineMesh, longest: number): FineMesh {
  const { positions, indices, groups } = mesh;
  const table = new EdgeValues(indices.length);
  const added: number[] = [];
  const count = positions.length / 3;
  /** Returns the vertex in the middle of a long edge; 0 where the edge is short, since no new vertex has that number. */
  const middle = (a: number, b: number): number => {
    const seen = a < b ? table.get(a, b) : table.get(b, a);
    if (seen >= 0) return seen;
    const [i, j] = [a * 3, b * 3];
    const x = positions[i]! - positions[j]!;
    const y = positions[i + 1]! - positions[j + 1]!;
    const z = positions[i + 2]! - positions[j + 2]!;
    const isLong = x * x + y * y + z * z > longest * longest;
    const made = isLong ? count + added.length / 3 : 0;
    table.set(Math.min(a, b), Math.max(a, b), made);
    if (isLong) for (let k = 0; k < 3; k++) added.push((positions[i + k]! + positions[j + k]!) / 2);
    return made;
  };
  const faces: number[] = [];
  const kinds: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    splitTriangle([a, b, c], [middle(a, b), middle(b, c), middle(c, a)], faces);
    while (kinds.length < faces.length / 3) kinds.push(groups[i / 3]!);
  }
  if (added.length === 0) return mesh;
  const all = new Float64Array(positions.length + added.length);
  all.set(positions);
  all.set(added, positions.length);
  return { positions: all, indices: Uint32Array.from(faces), groups: Uint32Array.from(kinds) };
}

/** @param middles of the edge after each corner; 0 where it is not split */
function splitTriangle(
  corners: readonly [number, number, number],
  middles: readonly [number, number, number],
  out: number[],
): void {
  const split = Number(middles[0] > 0) + Number(middles[1] > 0) + Number(middles[2] > 0);
  if (split === 0) {
    out.push(corners[0], corners[1], corners[2]);
    return;
  }
  if (split === 3) {
    const [a, b, c] = corners;
    const [ab, bc, ca] = middles;
    out.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
    return;
  }
  // Turned so that the first edge is split, and of two the first and the second.
  let turn = 0;
  while (middles[turn] === 0 || (split === 2 && middles[(turn + 1) % 3] === 0)) turn++;
  const [a, b, c] = [corners[turn]!, corners[(turn + 1) % 3]!, corners[(turn + 2) % 3]!];
  const [ab, bc] = [middles[turn]!, middles[(turn + 1) % 3]!];
  if (split === 1) out.push(a, ab, c, ab, b, c);
  else out.push(ab, b, bc, a, ab, bc, a, bc, c);
}

/** Neighbours of each vertex: `list` from `starts[v]` to the next start. */
export interface Neighbours {
  readonly starts: Uint32Array;
  readonly list: Uint32Array;
}

/** Returns the neighbours along edges, each once, in order of their number. */
export function neighboursOf(indices: Uint32Array, count: number): Neighbours {
  const ends = new Uint32Array(count + 1);
  for (const v of indices) ends[v + 1] = ends[v + 1]! + 2;
  for (let v = 0; v < count; v++) ends[v + 1] = ends[v + 1]! + ends[v]!;
  // Both ends of both edges of every corner, then each list sorted and without what comes twice.
  const all = new Uint32Array(indices.length * 2);
  const next = ends.slice();
  for (let i = 0; i < indices.length; i++) {
    const from = indices[i]!;
    const to = indices[nextCorner(i)]!;
    all[next[from]!] = to;
    all[next[to]!] = from;
    next[from] = next[from]! + 1;
    next[to] = next[to]! + 1;
  }
  const starts = new Uint32Array(count + 1);
  let length = 0;
  for (let v = 0; v < count; v++) {
    const own = all.subarray(ends[v]!, ends[v + 1]!).sort();
    for (let i = 0; i < own.length; i++) if (i === 0 || own[i] !== own[i - 1]) all[length++] = own[i]!;
    starts[v + 1] = length;
  }
  return { starts, list: all.slice(0, length) };
}

/** Returns the area of all triangles. */
export function areaOf({ positions, indices }: Pick<FineMesh, 'positions' | 'indices'>): number {
  let area = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [x, y, z] = faceVector(positions, indices, i);
    area += Math.hypot(x, y, z) / 2;
  }
  return area;
}

/** Returns the normal of a triangle; its length is twice the area. */
export function faceVector(
  positions: Float64Array | Float32Array,
  indices: Uint32Array,
  first: number,
): [number, number, number] {
  const [a, b, c] = [indices[first]! * 3, indices[first + 1]! * 3, indices[first + 2]! * 3];
  const [ux, uy, uz] = [
    positions[b]! - positions[a]!,
    positions[b + 1]! - positions[a + 1]!,
    positions[b + 2]! - positions[a + 2]!,
  ];
  const [vx, vy, vz] = [
    positions[c]! - positions[a]!,
    positions[c + 1]! - positions[a + 1]!,
    positions[c + 2]! - positions[a + 2]!,
  ];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** Returns unit normals of the vertices, weighted by area. */
export function vertexNormals({ positions, indices }: FineMesh): Float64Array {
  const normals = new Float64Array(positions.length);
  for (let i = 0; i < indices.length; i += 3) {
    const [x, y, z] = faceVector(positions, indices, i);
    for (let k = 0; k < 3; k++) {
      const v = indices[i + k]! * 3;
      normals[v] = normals[v]! + x;
      normals[v + 1] = normals[v + 1]! + y;
      normals[v + 2] = normals[v + 2]! + z;
    }
  }
  for (let v = 0; v < normals.length; v += 3) {
    const length = Math.hypot(normals[v]!, normals[v + 1]!, normals[v + 2]!);
    if (length > 0) for (let k = 0; k < 3; k++) normals[v + k] = normals[v + k]! / length;
    else normals[v + 1] = 1;
  }
  return normals;
}
