import { nextCorner } from '../../print/mesh/edge-table.ts';
import { EdgeValues } from '../edge-values.ts';
import { faceVector } from './fine-mesh.ts';
import type { SourceSurface } from './source-surface.ts';

/** Returns the first corners of triangles that turn away from the normals of their corners. */
function foldedFaces(positions: Float64Array, indices: Uint32Array, normals: Float64Array): number[] {
  const folded: number[] = [];
  for (let i = 0; i < indices.length; i += 3) if (isFolded(positions, indices, normals, i)) folded.push(i);
  return folded;
}

/** Distance of a source face that a triangle follows, in edges of a quad. */
const nearby = 0.15;

/**
 * Returns how many triangles turn away from the normals of their corners and have no face of the source near their
 * middle that faces the same way. On a ridge, those normals are the means of two sides and may point away from both.
 */
export function foldedOff(
  surface: SourceSurface,
  positions: Float64Array,
  indices: Uint32Array,
  normals: Float64Array,
  step: number,
): number {
  return foldedFaces(positions, indices, normals).filter((first) => {
    const middle = [0, 1, 2].map(
      (k) => [0, 1, 2].reduce((sum, corner) => sum + positions[indices[first + corner]! * 3 + k]!, 0) / 3,
    ) as [number, number, number];
    const found = surface.nearest(middle, faceVector(positions, indices, first));
    return found === null || found.distance > step * nearby;
  }).length;
}

/** Whether a triangle turns away from the normals of its corners. */
export function isFolded(
  positions: Float64Array,
  indices: Uint32Array | Int32Array,
  normals: Float64Array,
  first: number,
): boolean {
  const [a, b, c] = [indices[first]! * 3, indices[first + 1]! * 3, indices[first + 2]! * 3];
  const [x, y, z] = [positions[a]!, positions[a + 1]!, positions[a + 2]!];
  const [ux, uy, uz] = [positions[b]! - x, positions[b + 1]! - y, positions[b + 2]! - z];
  const [vx, vy, vz] = [positions[c]! - x, positions[c + 1]! - y, positions[c + 2]! - z];
  const toward =
    (uy * vz - uz * vy) * (normals[a]! + normals[b]! + normals[c]!) +
    (uz * vx - ux * vz) * (normals[a + 1]! + normals[b + 1]! + normals[c + 1]!) +
    (ux * vy - uy * vx) * (normals[a + 2]! + normals[b + 2]! + normals[c + 2]!);
  return toward <= 0;
}

/** Splits quads with a folded half along their other diagonal where that unfolds them and is no edge yet, in place. */
export function turnFoldedQuads(
  positions: Float64Array,
  indices: Uint32Array,
  quads: number,
  normals: Float64Array,
): void {
  const folds = (i: number): number =>
    Number(isFolded(positions, indices, normals, i)) + Number(isFolded(positions, indices, normals, i + 3));
  const edges = new EdgeValues(indices.length + quads * 2);
  for (let i = 0; i < indices.length; i++) edges.set(indices[i]!, indices[nextCorner(i)]!, i);
  for (let i = 0; i < quads * 6; i += 6) {
    const before = folds(i);
    if (before === 0) continue;
    const old = indices.slice(i, i + 6);
    const [a, b, c, d] = [old[0]!, old[1]!, old[2]!, old[5]!];
    if (edges.get(b, d) >= 0 || edges.get(d, b) >= 0) continue;
    indices.set([b, c, d, b, d, a], i);
    if (folds(i) >= before) {
      indices.set(old, i);
      continue;
    }
    edges.set(b, d, i);
    edges.set(d, b, i);
  }
}

/**
 * Turns an edge of each folded triangle, longest first, where both faces then face outwards.
 * @returns new triangles
 */
export function flipFolded(
  positions: Float64Array,
  indices: Uint32Array,
  normals: Float64Array,
  isLine: (a: number, b: number) => boolean,
): Uint32Array {
  const out = indices.slice();
  // A turned edge is a new one in each direction, and at most one is turned for each triangle.
  const corners = new EdgeValues(out.length * 2);
  const enter = (first: number): void => {
    for (let i = first; i < first + 3; i++) corners.set(out[i]!, out[nextCorner(i)]!, i);
  };
  for (let i = 0; i < out.length; i += 3) enter(i);
  const length = (i: number): number => {
    const [a, b] = [out[i]! * 3, out[nextCorner(i)]! * 3];
    return Math.hypot(...[0, 1, 2].map((k) => positions[a + k]! - positions[b + k]!));
  };
  for (const first of foldedFaces(positions, out, normals)) {
    if (!isFolded(positions, out, normals, first)) continue;
    for (const i of [first, first + 1, first + 2].toSorted((p, q) => length(q) - length(p))) {
      const [a, b, c] = [out[i]!, out[nextCorner(i)]!, out[nextCorner(nextCorner(i))]!];
      const other = corners.get(b, a);
      if (other < 0 || isLine(a, b)) continue;
      const d = out[nextCorner(nextCorner(other))]!;
      if (c === d || corners.get(c, d) >= 0 || corners.get(d, c) >= 0) continue;
      const [f, g] = [i - (i % 3), other - (other % 3)];
      const old = [out.slice(f, f + 3), out.slice(g, g + 3)] as const;
      out.set([c, a, d], f);
      out.set([d, b, c], g);
      if (isFolded(positions, out, normals, f) || isFolded(positions, out, normals, g)) {
        out.set(old[0], f);
        out.set(old[1], g);
        continue;
      }
      corners.set(a, b, -1);
      corners.set(b, a, -1);
      enter(f);
      enter(g);
      break;
    }
  }
  return out;
}
