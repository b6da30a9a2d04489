import { cross, dot, minus, unit } from '@meshwright/gltf/math';
import type { Vector } from '@meshwright/look/render';
import { unreached } from '../skin/spread.ts';
import { alongLine } from './along-line.ts';
import { cellCentre, type VoxelBody } from './voxel-body.ts';

/** Where a wrist may be on the way from the shoulder to the fingertips, and where it usually is. */
const places = { first: 0.54, usual: 0.75, last: 0.87, near: 0.09 };
/** Largest distance from an arm's line to the edge of its hand, and from the wrist to the widest place of the hand, in heights. */
const widestHand = 0.1;
const longestPalm = 0.07;
/** Least growth from the wrist to the hand at the usual place, and the share of the growth that is still the wrist. */
const leastGrowth = 0.025;
const wristShare = 0.25;
/** Widths of the wrist: the least of the hand beyond it, as a sleeve is followed by something narrower, and the least of the forearm before it. */
const leastHand = 0.75;
const leastForearm = 0.7;

/**
 * Finds the wrist of an arm: the place before the hand's largest growth in width. Null where no hand is wider than its wrist,
 * as one in a wide sleeve.
 * @param distance of each cell from the fingertips, in tenths of a cell
 * @param line from the fingertips to the shoulder
 */
export function findWrist(body: VoxelBody, distance: Uint16Array, line: readonly Vector[]): Vector | null {
  const from = alongLine(line, 1 - places.first);
  const axis = unit(minus(line[0]!, from));
  const sliced = widthsAlong(body, distance, { from, axis, length: Math.hypot(...minus(line[0]!, from)) });
  // Slices aslant through the cells are uneven.
  const widths = sliced.map(
    (width, n) => ((sliced[n - 1] ?? width) + 2 * width + (sliced[n + 1] ?? width)) / 4,
  );
  const placeOf = (n: number) => places.first + (1 - places.first) * ((n + 0.5) / widths.length);
  const hand = widths.filter((_, n) => placeOf(n) < 0.95);
  let [wrist, most] = [-1, leastGrowth];
  for (let n = 0; placeOf(n) < places.last; n++) {
    const width = widths[n]!;
    if (Math.min(...hand.slice(n)) < leastHand * width) continue;
    if (Math.min(...hand.slice(0, n)) < leastForearm * width) continue;
    const beyond = hand.slice(n + 1, n + 1 + Math.round(longestPalm / body.step));
    const widest = Math.max(...beyond);
    const grown = beyond.findIndex((next) => next > width + wristShare * (widest - width));
    const growth =
      (widest / width - 1) * Math.exp(-(((placeOf(n + grown) - places.usual) / places.near) ** 2));
    if (growth > most) [wrist, most] = [n + grown, growth];
  }
  if (wrist < 0) return null;
  const far = (wrist + 0.5) * body.step;
  return [from[0] + axis[0] * far, from[1] + axis[1] * far, from[2] + axis[2] * far];
}

/** Returns the width of an arm in slices of one cell across an axis: how far its cells scatter in the direction in which they do most. */
function widthsAlong(
  body: VoxelBody,
  distance: Uint16Array,
  { from, axis, length }: { readonly from: Vector; readonly axis: Vector; readonly length: number },
): number[] {
  const { step } = body;
  const right = unit(cross(axis, Math.abs(axis[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const up = cross(right, axis);
  const slices = Array.from({ length: Math.ceil(length / step) + 1 }, () => [0, 0, 0, 0, 0, 0]);
  for (let cell = 0; cell < distance.length; cell++) {
    if (distance[cell] === unreached) continue;
    const point = minus(cellCentre(body, cell), from);
    const along = dot(point, axis);
    // What is near to the arm but not of it, as a leg, is far from the fingertips on the way through the body.
    if ((distance[cell]! / 10) * step > 1.3 * Math.abs(length - along) + widestHand) continue;
    const [a, b] = [dot(point, right), dot(point, up)];
    if (Math.hypot(a, b) > widestHand) continue;
    const at = along / step - 0.5;
    for (const n of [Math.floor(at), Math.floor(at) + 1])
      for (const [k, value] of [1, a, b, a * a, b * b, a * b].entries())
        if (slices[n]) slices[n][k]! += value;
  }
  return slices.map(([cells, a, b, aa, bb, ab]) => {
    const [meanA, meanB] = [a! / cells!, b! / cells!];
    const [xx, yy, xy] = [aa! / cells! - meanA ** 2, bb! / cells! - meanB ** 2, ab! / cells! - meanA * meanB];
    return Math.sqrt((xx + yy) / 2 + Math.hypot((xx - yy) / 2, xy));
  });
}
