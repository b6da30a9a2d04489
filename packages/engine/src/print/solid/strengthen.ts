import type { Manifold } from 'manifold-3d';
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
  const before = nearPlaces(thinWalls(meshOf(whole), limit, samples).spots, limit * 1.5);
  const made = parts.map(({ manifold }) => manifold);
  let strengthened = 0;
  for (const i of parts.keys()) {
    const { spots, spacing } = thinWalls(meshOf(made[i]!), limit, samples);
    const left = spots.filter(({ point }) => !before(point));
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
const fewest = 12;
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

/** Returns whether a place is within a reach of any spot. */
function nearPlaces(
  spots: ThinWalls['spots'],
  reach: number,
): (point: readonly [number, number, number]) => boolean {
  const cells = new Set<string>();
  const cellOf = (point: readonly number[]): number[] => point.map((value) => Math.floor(value / reach));
  for (const { point } of spots) {
    const [x, y, z] = cellOf(point);
    for (let n = 0; n < 27; n++)
      cells.add(`${x! - 1 + (n % 3)},${y! - 1 + (Math.floor(n / 3) % 3)},${z! - 1 + Math.floor(n / 9)}`);
  }
  return (point) => cells.has(cellOf(point).join());
}
