import type { Manifold } from 'manifold-3d';
import { Vector3 } from 'three';
import { faceTree } from '../mesh/bvh.ts';
import { meshOfParts, type PrintMesh } from '../mesh/print-mesh.ts';
import { thicken } from '../mesh/repair/thicken.ts';
import { type ThinWalls, thinWalls } from '../mesh/thin-walls.ts';
import type { SplitPart } from './cut-planes.ts';
import type { Kernel } from './kernel.ts';

/**
 * Thickens the places that a cut left thinner than a limit, at the cost of the parts beside them: together the parts
 * stay the whole. Places that were as thin before the cut stay.
 * @param limit metres
 */
export function strengthen<Part extends SplitPart>(
  kernel: Pick<Kernel, 'Manifold'>,
  whole: Manifold,
  parts: readonly Part[],
  limit: number,
): { readonly parts: Part[]; readonly strengthened: number } {
  const made = parts.map(({ manifold }) => manifold);
  const surface = faceTree(meshOf(whole));
  /** A wall between two faces of the whole was as thin before. */
  const isLeft = ({ point, across, straight }: ThinWalls['spots'][number]): boolean =>
    [-0.5, 0.5].some((side) => {
      const [x, y, z] = [0, 1, 2].map((k) => point[k]! + across[k]! * straight * side);
      const hit = surface.closestPointToPoint(new Vector3(x, y, z));
      return !hit || hit.distance > limit * onSurface;
    });
  let strengthened = 0;
  for (const i of parts.keys()) {
    const { spots, spacing } = thinWalls(meshOf(made[i]!), limit, samples);
    const left = spots.filter(isLeft);
    if (left.length < fewest) continue;
    const added = thicken(kernel, made[i]!, left, limit, spacing).subtract(made[i]!).intersect(whole);
    if (added.isEmpty()) continue;
    made[i] = made[i]!.add(added);
    strengthened++;
    for (const j of parts.keys()) {
      if (j === i) continue;
      const less = made[j]!.subtract(added);
      if (!less.isEmpty()) made[j] = less;
    }
  }
  return { parts: parts.map((part, i) => ({ ...part, manifold: made[i]! })), strengthened };
}

/** Samples of a part below which thin places are the edges of a thick one. */
const fewest = 30;
/** Share of the limit within which a place is on a surface. */
const onSurface = 0.05;
/** Places of a part that are measured. */
const samples = 6000;

function meshOf(manifold: Manifold): PrintMesh {
  const { vertProperties, numProp, triVerts } = manifold.getMesh();
  const positions = Float32Array.from(
    { length: (vertProperties.length / numProp) * 3 },
    (_, i) => vertProperties[Math.floor(i / 3) * numProp + (i % 3)]!,
  );
  const plain = { material: null, normals: null, uvs: null, colors: null };
  return meshOfParts([{ object: 'part', positions, indices: triVerts, ...plain }]);
}
