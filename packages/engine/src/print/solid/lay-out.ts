import type { Manifold } from 'manifold-3d';
import type { SplitPart } from './cut-planes.ts';

/**
 * Lays parts on the ground, y = 0, in rows: each on its largest cut face where it has one, otherwise in its own
 * orientation.
 * @param gap distance between parts, in metres
 */
export function layOut(parts: readonly SplitPart[], gap: number): Manifold[] {
  const lying = parts.map(({ manifold, cuts }) => faceDown(manifold, cuts[0]));
  const boxes = lying.map((part) => part.boundingBox());
  const footprint = boxes.reduce(
    (sum, { min, max }) => sum + (max[0] - min[0] + gap) * (max[2] - min[2] + gap),
    0,
  );
  const width = Math.max(Math.sqrt(footprint) * 1.15, ...boxes.map(({ min, max }) => max[0] - min[0]));
  const order = [...lying.keys()].sort((a, b) => depthOf(b) - depthOf(a) || a - b);
  const placed: Manifold[] = [];
  let [x, z, row] = [0, 0, 0];
  for (const i of order) {
    const { min, max } = boxes[i]!;
    if (x > 0 && x + max[0] - min[0] > width) {
      [x, z, row] = [0, z + row + gap, 0];
    }
    placed[i] = lying[i]!.translate([x - min[0], -min[1], z - min[2]]);
    x += max[0] - min[0] + gap;
    row = Math.max(row, max[2] - min[2]);
  }
  return placed;

  function depthOf(i: number): number {
    return boxes[i]!.max[2] - boxes[i]!.min[2];
  }
}

/** Rotates so that this direction points at the ground. */
function faceDown(part: Manifold, direction: SplitPart['cuts'][number] | undefined): Manifold {
  if (!direction || direction[1] < -0.9) return part;
  if (direction[1] > 0.9) return part.rotate([180, 0, 0]);
  if (Math.abs(direction[0]) > 0.9) return part.rotate([0, 0, direction[0] > 0 ? -90 : 90]);
  return part.rotate([direction[2] > 0 ? 90 : -90, 0, 0]);
}
