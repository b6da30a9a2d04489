import type { Extracted } from './extract.ts';
import { isFolded } from './folded-faces.ts';
import type { SourceSurface } from './source-surface.ts';

type RelaxedMesh = Pick<Extracted, 'positions' | 'normals' | 'kinds'>;

/**
 * Evens out the edges of quads and triangles within the surface, and puts every free vertex back onto the source. A
 * vertex whose move would fold a face stays.
 * @param paired quads as pairs of triangles first
 * @param rounds the last of them moves vertices onto the source, which costs more than all others
 */
export function relax(
  mesh: RelaxedMesh,
  paired: { readonly indices: Uint32Array; readonly quads: number },
  source: SourceSurface,
  rounds: number,
): Float64Array {
  const positions = Float64Array.from(mesh.positions);
  const { normals, kinds } = mesh;
  const rings = ringsOf(paired, positions.length / 3);
  const faces = facesOf(paired.indices, positions.length / 3);
  for (let round = 1; round <= rounds; round++) {
    for (let v = 0; v < rings.length; v++) {
      if (kinds[v] !== 0 || rings[v]!.length === 0) continue;
      const i = v * 3;
      const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
      const [nx, ny, nz] = [normals[i]!, normals[i + 1]!, normals[i + 2]!];
      const folded = foldsOf(mesh, paired.indices, positions, faces[v]!);
      if (round < rounds) {
        // Half the way to the middle of the neighbours, in the tangent plane.
        const share = 0.5 / rings[v]!.length;
        let [dx, dy, dz] = [0, 0, 0];
        for (const w of rings[v]!) {
          dx += (positions[w * 3]! - x) * share;
          dy += (positions[w * 3 + 1]! - y) * share;
          dz += (positions[w * 3 + 2]! - z) * share;
        }
        const away = nx * dx + ny * dy + nz * dz;
        positions[i] = x + dx - nx * away;
        positions[i + 1] = y + dy - ny * away;
        positions[i + 2] = z + dz - nz * away;
      } else {
        const found = source.nearest([x, y, z], [nx, ny, nz]);
        if (!found) continue;
        positions.set(found.point, i);
      }
      if (foldsOf(mesh, paired.indices, positions, faces[v]!) <= folded) continue;
      positions[i] = x;
      positions[i + 1] = y;
      positions[i + 2] = z;
    }
  }
  return positions;
}

/** Returns how many of the faces turn away from the surface. */
function foldsOf(
  { normals }: RelaxedMesh,
  indices: Uint32Array,
  positions: Float64Array,
  faces: readonly number[],
): number {
  let folds = 0;
  for (const first of faces) if (isFolded(positions, indices, normals, first)) folds++;
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
