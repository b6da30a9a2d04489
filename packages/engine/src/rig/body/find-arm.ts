import { minus } from '@meshwright/gltf/math';
import type { Vector } from '@meshwright/look/render';
import { spread, unreached } from '../skin/spread.ts';
import { cellCentre, type VoxelBody } from './voxel-body.ts';

/** Centre line of an arm from the fingertips inwards, and its length to the shoulder. */
export interface ArmLine {
  readonly line: readonly Vector[];
  readonly tip: Vector;
}

/**
 * Finds the arm of one side: the furthest cells above the knees, followed inwards through the body in rings of equal
 * distance from its end, up to `shoulder` beside the middle. Null when nothing protrudes from the trunk.
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
  return line.length < 3 ? null : { line, tip: end };
}

/** Returns the outermost cell. Deep cells are preferred, since thin held objects reach further than the hand. */
function outermost(body: VoxelBody, side: 1 | -1, middle: number, lowest: number): number {
  for (const depth of [2.4, 1.4, 1]) {
    let best = -1;
    let furthest = Number.NEGATIVE_INFINITY;
    for (let cell = 0; cell < body.depth.length; cell++) {
      if (body.depth[cell]! < depth) continue;
      const [x, y] = cellCentre(body, cell);
      if (y < lowest || side * (x - middle) <= furthest) continue;
      furthest = side * (x - middle);
      best = cell;
    }
    if (best >= 0 && furthest > 0.2) return best;
  }
  return -1;
}

/** Returns the point at a share of the length of a line. */
export function alongLine(line: readonly Vector[], share: number): Vector {
  const lengths = line.map((point, i) => (i === 0 ? 0 : Math.hypot(...minus(point, line[i - 1]!))));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (let i = 1; i < line.length; i++) {
    if (left > lengths[i]! && i < line.length - 1) {
      left -= lengths[i]!;
      continue;
    }
    const t = lengths[i]! > 0 ? left / lengths[i]! : 0;
    const [a, b] = [line[i - 1]!, line[i]!];
    return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]), a[2] + t * (b[2] - a[2])];
  }
  return line[0]!;
}
