import { faceVector } from './fine-mesh.ts';

/** Returns the first corners of triangles that turn away from the normals of their corners. */
export function foldedFaces(positions: Float64Array, indices: Uint32Array, normals: Float64Array): number[] {
  const folded: number[] = [];
  for (let i = 0; i < indices.length; i += 3) if (isFolded(positions, indices, normals, i)) folded.push(i);
  return folded;
}

function isFolded(
  positions: Float64Array,
  indices: Uint32Array,
  normals: Float64Array,
  first: number,
): boolean {
  const [x, y, z] = faceVector(positions, indices, first);
  let toward = 0;
  for (let k = 0; k < 3; k++) {
    const v = indices[first + k]! * 3;
    toward += x * normals[v]! + y * normals[v + 1]! + z * normals[v + 2]!;
  }
  return toward <= 0;
}

/** Splits quads with a folded half along their other diagonal where that unfolds them, in place. */
export function turnFoldedQuads(
  positions: Float64Array,
  indices: Uint32Array,
  quads: number,
  normals: Float64Array,
): void {
  for (let i = 0; i < quads * 6; i += 6) {
    const folds = (): number =>
      Number(isFolded(positions, indices, normals, i)) + Number(isFolded(positions, indices, normals, i + 3));
    const before = folds();
    if (before === 0) continue;
    const old = indices.slice(i, i + 6);
    const [a, b, c, d] = [old[0]!, old[1]!, old[2]!, old[5]!];
    indices.set([b, c, d, b, d, a], i);
    if (folds() >= before) indices.set(old, i);
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
  const size = 2 ** 26;
  const corners = new Map<number, number>();
  const next = (i: number): number => (i % 3 === 2 ? i - 2 : i + 1);
  const enter = (first: number): void => {
    for (let i = first; i < first + 3; i++) corners.set(out[i]! * size + out[next(i)]!, i);
  };
  for (let i = 0; i < out.length; i += 3) enter(i);
  const length = (i: number): number => {
    const [a, b] = [out[i]! * 3, out[next(i)]! * 3];
    return Math.hypot(...[0, 1, 2].map((k) => positions[a + k]! - positions[b + k]!));
  };
  for (const first of foldedFaces(positions, out, normals)) {
    if (!isFolded(positions, out, normals, first)) continue;
    for (const i of [first, first + 1, first + 2].toSorted((p, q) => length(q) - length(p))) {
      const [a, b, c] = [out[i]!, out[next(i)]!, out[next(next(i))]!];
      const other = corners.get(b * size + a);
      if (other === undefined || isLine(a, b)) continue;
      const d = out[next(next(other))]!;
      if (c === d || corners.has(c * size + d) || corners.has(d * size + c)) continue;
      const [f, g] = [i - (i % 3), other - (other % 3)];
      const old = [out.slice(f, f + 3), out.slice(g, g + 3)] as const;
      out.set([c, a, d], f);
      out.set([d, b, c], g);
      if (isFolded(positions, out, normals, f) || isFolded(positions, out, normals, g)) {
        out.set(old[0], f);
        out.set(old[1], g);
        continue;
      }
      corners.delete(a * size + b);
      corners.delete(b * size + a);
      enter(f);
      enter(g);
      break;
    }
  }
  return out;
}
