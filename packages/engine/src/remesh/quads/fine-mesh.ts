/** A welded triangle mesh; `groups` has the primitive of each triangle. */
export interface FineMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  readonly groups: Uint32Array;
}

const vertexLimit = 2 ** 26;
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
  const middles = new Map<number, number>();
  const added: number[] = [];
  const count = positions.length / 3;
  const middle = (a: number, b: number): number => {
    const key = a < b ? a * vertexLimit + b : b * vertexLimit + a;
    const seen = middles.get(key);
    if (seen !== undefined) return seen;
    const [i, j] = [a * 3, b * 3];
    const x = positions[i]! - positions[j]!;
    const y = positions[i + 1]! - positions[j + 1]!;
    const z = positions[i + 2]! - positions[j + 2]!;
    if (x * x + y * y + z * z <= longest * longest) {
      middles.set(key, -1);
      return -1;
    }
    const made = count + added.length / 3;
    for (let k = 0; k < 3; k++) added.push((positions[i + k]! + positions[j + k]!) / 2);
    middles.set(key, made);
    return made;
  };
  const faces: number[] = [];
  const kinds: number[] = [];
  const emit = (group: number, ...corners: number[]): void => {
    for (const corner of corners) faces.push(corner);
    for (let i = 0; i < corners.length; i += 3) kinds.push(group);
  };
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    splitTriangle([a, b, c], [middle(a, b), middle(b, c), middle(c, a)], (...corners) =>
      emit(groups[i / 3]!, ...corners),
    );
  }
  if (added.length === 0) return mesh;
  const all = new Float64Array(positions.length + added.length);
  all.set(positions);
  all.set(added, positions.length);
  return { positions: all, indices: Uint32Array.from(faces), groups: Uint32Array.from(kinds) };
}

function splitTriangle(
  corners: readonly [number, number, number],
  middles: readonly [number, number, number],
  emit: (...corners: number[]) => void,
): void {
  const split = middles.filter((m) => m >= 0).length;
  if (split === 0) {
    emit(...corners);
    return;
  }
  if (split === 3) {
    const [a, b, c] = corners;
    const [ab, bc, ca] = middles;
    emit(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
    return;
  }
  // Turned so that the first edge is split, and of two the first and the second.
  let turn = 0;
  while (middles[turn]! < 0 || (split === 2 && middles[(turn + 1) % 3]! < 0)) turn++;
  const [a, b, c] = [0, 1, 2].map((k) => corners[(turn + k) % 3]!) as [number, number, number];
  const [ab, bc] = [middles[turn]!, middles[(turn + 1) % 3]!];
  if (split === 1) emit(a, ab, c, ab, b, c);
  else emit(ab, b, bc, a, ab, bc, a, bc, c);
}

/** Neighbours of each vertex: `list` from `starts[v]` to the next start. */
export interface Neighbours {
  readonly starts: Uint32Array;
  readonly list: Uint32Array;
}

/** Returns the neighbours along edges, each once, in order of their number. */
export function neighboursOf(indices: Uint32Array, count: number): Neighbours {
  const names = new Float64Array(indices.length * 2);
  for (let i = 0; i < indices.length; i++) {
    const from = indices[i]!;
    const to = indices[i % 3 === 2 ? i - 2 : i + 1]!;
    names[i * 2] = from * vertexLimit + to;
    names[i * 2 + 1] = to * vertexLimit + from;
  }
  names.sort();
  const starts = new Uint32Array(count + 1);
  const list: number[] = [];
  for (let i = 0; i < names.length; i++) {
    if (i > 0 && names[i] === names[i - 1]) continue;
    const from = Math.floor(names[i]! / vertexLimit);
    starts[from + 1] = starts[from + 1]! + 1;
    list.push(names[i]! - from * vertexLimit);
  }
  for (let v = 0; v < count; v++) starts[v + 1] = starts[v + 1]! + starts[v]!;
  return { starts, list: Uint32Array.from(list) };
}

/** Returns the area of all triangles. */
export function areaOf({ positions, indices }: Pick<FineMesh, 'positions' | 'indices'>): number {
  let area = 0;
  for (let i = 0; i < indices.length; i += 3) area += Math.hypot(...faceVector(positions, indices, i)) / 2;
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
