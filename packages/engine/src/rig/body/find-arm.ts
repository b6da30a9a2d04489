import { minus } from '@meshwright/gltf/math';
import type { Vector } from '@meshwright/look/render';
import { spread, unreached } from '../skin/spread.ts';
import { findWrist } from './find-wrist.ts';
import { cellCentre, type VoxelBody } from './voxel-body.ts';

/** Centre line of an arm from the fingertips inwards, and its length to the shoulder. */
export interface ArmLine {
  readonly line: readonly Vector[];
  readonly tip: Vector;
  /** Null where the hand is not wider than the arm. */
  readonly wrist: Vector | null;
}

/**
 * Finds the arm of one side: the furthest cells above the knees, followed inwards through the body in rings of equal
 * distance from its end, up to `shoulder` beside the middle. Null when nothing protrudes from the trunk or what does is loose.
 * @param side 1 for +x, -1 for -x
 */
export function findArm(
  body: VoxelBody,
  side: 1 | -1,
  middle: number,
  shoulder: number,
  lowest: number,
): ArmLine | null {
  const tip = outermost(body, side, middle, lowest);
  if (tip < 0) return null;
  const end = cellCentre(body, tip);
  const out = (point: Vector): number => side * (point[0] - middle);
  if (out(end) < shoulder * 1.25 + 0.04) return null;
  const distance = spread(body, [tip], Math.min(60_000, Math.round((0.8 / body.step) * 10)));
  const ring = 0.03 / body.step;
  const rings: ({ sum: [number, number, number]; cells: number } | undefined)[] = [];
  for (let cell = 0; cell < distance.length; cell++) {
    if (distance[cell] === unreached) continue;
    const point = cellCentre(body, cell);
    if (out(point) < shoulder * 0.7) continue;
    const n = Math.floor(distance[cell]! / 10 / ring);
    rings[n] ??= { sum: [0, 0, 0], cells: 0 };
    const own = rings[n];
    for (let k = 0; k < 3; k++) own.sum[k]! += point[k]!;
    own.cells += 1;
  }
  const line: Vector[] = [];
  for (const cut of rings) {
    // The way leaves the side and comes back: what follows is no part of this arm.
    if (!cut) break;
    const { sum, cells } = cut;
    const point: Vector = [sum[0] / cells, sum[1] / cells, sum[2] / cells];
    if (line.length > 1 && out(point) > out(line[0]!) + 0.02) break;
    line.push(point);
    if (out(point) <= shoulder) break;
  }
  // What ends nearer to its tip than to the shoulder is a hand without an arm.
  if (line.length < 3 || out(line.at(-1)!) > (out(end) + shoulder) / 2) return null;
  return { line, tip: end, wrist: findWrist(body, distance, line) };
}

/**
 * Returns the outermost cell of an arm. Deep cells show where the arm is, since thin held objects reach further than the hand; thin
 * fingers continue the arm, and what is longer than a hand is held.
 */
function outermost(body: VoxelBody, side: 1 | -1, middle: number, lowest: number): number {
  const tips = [2, 1.4, 1].map((depth) => {
    let best = -1;
    let furthest = 0.2;
    for (let cell = 0; cell < body.depth.length; cell++) {
      if (body.depth[cell]! < depth) continue;
      const [x, y] = cellCentre(body, cell);
      if (y < lowest || side * (x - middle) <= furthest) continue;
      furthest = side * (x - middle);
      best = cell;
    }
    return best;
  });
  return tips.reduce((from, to) => {
    if (from < 0 || to < 0) return Math.max(from, to);
    const further = Math.hypot(...minus(cellCentre(body, to), cellCentre(body, from)));
    return further < longestHand ? to : from;
  });
}

/** Longest part of a hand with thin fingers, in heights. */
const longestHand = 0.13;
