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
  // What turns outwards beside the trunk, up into a wide head, is no part of this arm.
  line.length = 1 + line.reduce((inner, point, i) => (out(point) < out(line[inner]!) ? i : inner), 0);
  return { line, tip: end, wrist: findWrist(body, distance, line) };
}

/**
 * Returns the outermost cell of an arm. Deep cells show where the arm is, since thin held objects reach further than the hand; thin
 * fingers continue the arm, and what is longer than a hand is held.
 */
function outermost(body: VoxelBody, side: 1 | -1, middle: number, lowest: number): number {
  const ofBrim = brimLevels(body, side, middle, lowest);
  const tips = [2, 1.4, 1].map((depth) => {
    let best = -1;
    let furthest = 0.2;
    for (let cell = 0; cell < body.depth.length; cell++) {
      if (body.depth[cell]! < depth || ofBrim[levelOf(body, cell)]) continue;
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

/**
 * Returns, for each level of cells, whether what reaches far there is the brim of a hat or the hem of a skirt: its outer part is about
 * as deep as it reaches, and other levels, apart from these, reach about as far.
 */
function brimLevels(body: VoxelBody, side: 1 | -1, middle: number, lowest: number): boolean[] {
  const { ny, step, solid } = body;
  const reach = new Float32Array(ny);
  const eachCell = (use: (level: number, out: number, z: number) => void): void => {
    for (let cell = 0; cell < solid.length; cell++) {
      if (!solid[cell]) continue;
      const [x, y, z] = cellCentre(body, cell);
      if (y >= lowest) use(levelOf(body, cell), side * (x - middle), z);
    }
  };
  eachCell((level, out) => {
    reach[level] = Math.max(reach[level]!, out);
  });
  const wide = reach.reduce((most, own) => Math.max(most, own)) * alikeReach;
  const runs: Run[] = [];
  const runOf = new Array<Run | null>(ny).fill(null);
  for (let level = 0; level < ny; level++) {
    if (reach[level]! < wide) continue;
    let run = runOf[level - 1];
    if (!run) {
      run = { far: 0, front: Number.NEGATIVE_INFINITY, back: Number.POSITIVE_INFINITY };
      runs.push(run);
    }
    run.far = Math.max(run.far, reach[level]!);
    runOf[level] = run;
  }
  eachCell((level, out, z) => {
    const run = runOf[level];
    if (!run || out < run.far * outerPart) return;
    run.front = Math.max(run.front, z);
    run.back = Math.min(run.back, z);
  });
  const isRound = ({ far, front, back }: Run): boolean => (front - back + step) / 2 > roundest * far;
  const areAll = runs.every(isRound);
  return runOf.map((run) => run !== null && !areAll && isRound(run));
}

/** Levels on each other that reach far: how far, and the depth of their outer part. */
interface Run {
  far: number;
  front: number;
  back: number;
}

/** Reach of levels that may be arms, relative to the furthest, and where the outer part of a level begins. */
const alikeReach = 0.6;
const outerPart = 0.7;
/** Largest depth of the outer part of an arm, from its middle, relative to its reach; that of a round brim is 0.7. */
const roundest = 0.45;

function levelOf({ nx, ny }: VoxelBody, cell: number): number {
  return Math.floor(cell / nx) % ny;
}

/** Longest part of a hand with thin fingers, in heights. */
const longestHand = 0.13;
