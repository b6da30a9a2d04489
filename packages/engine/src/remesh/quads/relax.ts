import type { Extracted } from './extract.ts';
import { faceVector } from './fine-mesh.ts';
import type { SourceSurface } from './source-surface.ts';

/**
 * Evens out the edges of quads and triangles within the surface, and puts every free vertex back onto the source. A
 * vertex whose move would fold a face stays.
 * @param paired quads as pairs of triangles first
 */
export function relax(
  mesh: Extracted,
  paired: { readonly indices: Uint32Array; readonly quads: number },
  source: SourceSurface,
  rounds: number,
): Float64Array {
  const positions = Float64Array.from(mesh.positions);
  const neighbours = ringsOf(paired, positions.length / 3);
  const faces = facesOf(paired.indices, positions.length / 3);
  const before = new Float64Array(3);
  for (let round = 0; round < rounds; round++) {
    for (let v = 0; v < neighbours.length; v++) {
      if (mesh.kinds[v] !== 0 || neighbours[v]!.length === 0) continue;
      const i = v * 3;
      const folded = foldsOf(mesh, paired.indices, positions, faces[v]!);
      before.set(positions.subarray(i, i + 3));
      const mean = [0, 0, 0];
      for (const w of neighbours[v]!)
        for (let k = 0; k < 3; k++) mean[k] = mean[k]! + positions[w * 3 + k]! / neighbours[v]!.length;
      const share = round === 0 ? 0 : 0.5;
      const aim = [0, 1, 2].map((k) => positions[i + k]! + share * (mean[k]! - positions[i + k]!));
      const normal = [0, 1, 2].map((k) => mesh.normals[i + k]!) as [number, number, number];
      const found = source.nearest(aim as [number, number, number], normal);
      if (!found) continue;
      positions.set(found.point, i);
      if (foldsOf(mesh, paired.indices, positions, faces[v]!) > folded) positions.set(before, i);
    }
  }
  return positions;
}

/** Returns how many of the faces turn away from the surface. */
function foldsOf(
  { normals }: Extracted,
  indices: Uint32Array,
  positions: Float64Array,
  faces: readonly number[],
): number {
  let folds = 0;
  for (const i of faces) {
    const [x, y, z] = faceVector(positions, indices, i);
    let toward = 0;
    for (let k = 0; k < 3; k++) {
      const v = indices[i + k]! * 3;
      toward += x * normals[v]! + y * normals[v + 1]! + z * normals[v + 2]!;
    }
    if (toward <= 0) folds++;
  }
  return folds;
}

function facesOf(indices: Uint32Array, count: number): number[][] {
  const faces: number[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < indices.length; i++) faces[indices[i]!]!.push(i - (i % 3));
  return faces;
}

/** Returns the neighbours of each vertex along edges, without the diagonals of quads. */
function ringsOf(
  { indices, quads }: { readonly indices: Uint32Array; readonly quads: number },
  count: number,
): number[][] {
  const rings = Array.from({ length: count }, () => new Set<number>());
  const link = (a: number, b: number): void => {
    rings[a]!.add(b);
    rings[b]!.add(a);
  };
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    const isQuad = i < quads * 6;
    // The diagonal of a quad runs from a to c in its first triangle and from a to b in its second.
    if (!isQuad || i % 6 === 0) link(a, b);
    link(b, c);
    if (!isQuad || i % 6 !== 0) link(c, a);
  }
  return rings.map((ring) => [...ring]);
}
