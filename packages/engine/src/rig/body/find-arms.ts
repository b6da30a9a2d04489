import type { Vector } from '@meshwright/look/render';
import { mirroredMap } from '../skin/mirror-where-alike.ts';
import { alongLine, lengthOf, shareAlong } from './along-line.ts';
import { type ArmLine, findArm } from './find-arm.ts';
import { cellCentre, nearestSolid, type VoxelBody } from './voxel-body.ts';

/** Search area for a body's arms. */
export interface ArmPlace {
  /** Centre of the body. */
  readonly x: number;
  readonly z: number;
  /** Half the width of the trunk below the arms. */
  readonly shoulder: number;
  /** Lower limit of arms. */
  readonly lowest: number;
}

/** Joints and tips of both arms, and where they leave the trunk; their shoulders may be inside it. */
export interface Arms {
  readonly joints: Map<string, Vector>;
  readonly tips: Map<string, Vector>;
  readonly starts: Map<string, Vector>;
}

/**
 * Finds both arms independently. If they differ, because of something held or worn on one side, both are taken from the
 * part of the body that is common to both sides. Null when nothing protrudes from the trunk.
 */
export function findArms(body: VoxelBody, place: ArmPlace): Arms | null {
  const [left, right] = [armOf(body, place, 1), armOf(body, place, -1)];
  const [ownLeft, ownRight] = completed(left, right, place.x);
  if (!ownLeft || !ownRight) return null;
  const own = placed(ownLeft, ownRight, place);
  if (unlikeness(own, body, place.x) <= mostUnlike) return own;
  const heights = [...ownLeft.line, ...ownRight.line].map(([, y]) => y);
  const shared = armOf(
    commonBody(body, place.x, {
      low: Math.min(...heights) - heightReach,
      high: Math.max(...heights) + heightReach,
      back: place.z - depthReach,
      front: place.z + depthReach,
    }),
    place,
    1,
  );
  const shorter = Math.min(reachOf(left ?? ownLeft, place.x), reachOf(right ?? ownRight, place.x));
  if (!shared || reachOf(shared, place.x) < shorter * leastShare) return own;
  return placed(shared, mirrored(shared, place.x), place);
}

/** Largest difference between the arms, as a share of the height. */
const mostUnlike = 0.02;
/**
 * Largest depth from the legs, in heights: A- or T-pose arms are beside the trunk, anything further is held or worn.
 */
const depthReach = 0.12;
/** Largest height above and below both arms, in heights, of what they have in common: a wide hat is no arm. */
const heightReach = 0.1;
/** Least reach of the common arm relative to the shorter one for it to be used. */
const leastShare = 0.6;

function armOf(body: VoxelBody, { x, shoulder, lowest }: ArmPlace, side: 1 | -1): ArmLine | null {
  return findArm(body, side, x, shoulder, lowest);
}

/** Returns the largest distance of a joint, moved inside the body, from the mirrored joint of the other side. */
function unlikeness({ joints }: Arms, body: VoxelBody, x: number): number {
  const inside = new Map([...joints].map(([name, point]) => [name, nearestSolid(body, point)]));
  const mirror = mirroredMap(inside, x);
  return Math.max(
    ...[...inside].map(([name, point]) =>
      Math.hypot(...point.map((value, k) => value - mirror.get(name)![k]!)),
    ),
  );
}

/** Mirrors the other arm where an arm is missing or clearly shorter, as without a hand. */
function completed(
  left: ArmLine | null,
  right: ArmLine | null,
  x: number,
): readonly [ArmLine | null, ArmLine | null] {
  if (!left || !right) return [left ?? (right && mirrored(right, x)), right ?? (left && mirrored(left, x))];
  const [ofLeft, ofRight] = [reachOf(left, x), reachOf(right, x)];
  if (ofLeft < ofRight * 0.93) return [mirrored(right, x), right];
  if (ofRight < ofLeft * 0.93) return [left, mirrored(left, x)];
  return [left, right];
}

function reachOf({ tip, line }: ArmLine, x: number): number {
  return Math.abs(tip[0] - x) + Math.abs(tip[1] - line.at(-1)![1]) * 0.5;
}

function mirrored({ line, tip, wrist }: ArmLine, x: number): ArmLine {
  const flip = (point: Vector): Vector => [2 * x - point[0], point[1], point[2]];
  return { line: line.map(flip), tip: flip(tip), wrist: wrist && flip(wrist) };
}

function placed(left: ArmLine, right: ArmLine, place: ArmPlace): Arms {
  const arms: Arms = { joints: new Map(), tips: new Map(), starts: new Map() };
  placeArm(arms, 'Left', left, place);
  placeArm(arms, 'Right', right, place);
  return arms;
}

/** Share of the way from the shoulder to the fingertips in the typical human body, and of the elbow on the way to the wrist. */
const usualWrist = 0.75;
const elbow = 0.53;

function placeArm(
  { joints, tips, starts }: Arms,
  side: 'Left' | 'Right',
  { line, tip, wrist }: ArmLine,
  { x, shoulder }: ArmPlace,
): void {
  const sign = side === 'Left' ? 1 : -1;
  const surface = innerEnd(line, x, sign, shoulder, shoulder);
  const inside =
    surface[1] < lowShoulders
      ? Math.min(shoulder, widestShoulder * (shoulder + lengthOf(outwardsFrom(surface))))
      : shoulder;
  const inner = innerEnd(line, x, sign, shoulder, inside);
  const outwards = outwardsFrom(inner);
  joints.set(`${side}Arm`, inner);
  starts.set(`${side}Arm`, surface);
  const share = wrist ? shareAlong(outwards, wrist) : usualWrist;
  joints.set(`${side}ForeArm`, alongLine(outwards, elbow * share));
  joints.set(`${side}Hand`, alongLine(outwards, share));
  joints.set(`${side}Shoulder`, [x + (inner[0] - x) * 0.35, inner[1] - 0.005, inner[2]]);
  tips.set(`${side}Hand`, alongLine(outwards, 0.98));

  function outwardsFrom(start: Vector): readonly Vector[] {
    return [start, ...[...line].reverse().filter((point) => sign * (point[0] - start[0]) > 0.01), tip];
  }
}

/**
 * Below this height the shoulders are under a large head, as those of a chibi, and inside a round trunk: there the largest distance
 * from the middle, as a share of the way from there to the fingertips. It is 0.19 to 0.22 in people of any proportions.
 */
const lowShoulders = 0.6;
const widestShoulder = 0.2;

/** Returns where the arm's line is `inside` from the middle, extrapolated when it ends before, from what is outside the shoulder. */
function innerEnd(
  line: readonly Vector[],
  x: number,
  sign: number,
  shoulder: number,
  inside: number,
): Vector {
  const out = (point: Vector): number => sign * (point[0] - x);
  const usable = aboveTrunk(
    line.filter((point, i) => i > 0 && out(point) > shoulder * 1.12),
    out,
  );
  const b = usable.at(-1) ?? line.at(-1)!;
  const a = usable[Math.max(0, usable.length - 5)] ?? line[0]!;
  const across = out(a) - out(b);
  const t = across > 0.01 ? (out(b) - inside) / across : 0;
  const k = Math.max(0, Math.min(2, t));
  return [x + sign * inside, b[1] + k * (b[1] - a[1]), b[2] + k * 0.5 * (b[2] - a[2])];
}

/**
 * Leaves out what an arm's line runs down inside the trunk: from the shoulder of a skeleton along its ribs to the pelvis. An arm
 * in an A- or T-pose rises to its shoulder.
 */
function aboveTrunk(line: readonly Vector[], out: (point: Vector) => number): readonly Vector[] {
  const top = line.reduce((best, point, i) => (point[1] > line[best]![1] ? i : best), 0);
  const [first, last] = [line[0], line.at(-1)];
  const turnsDown =
    first && last && last[1] < line[top]![1] - deepestDrop && out(line[top]!) < out(first) / 2;
  return turnsDown ? line.slice(0, top + 1) : line;
}

/** How far an arm may fall to its shoulder, in heights. */
const deepestDrop = 0.06;

/** Returns the part of a body in a range that exists on both sides of x, which excludes a sword or a shield. */
function commonBody(
  body: VoxelBody,
  x: number,
  { low, high, back, front }: Readonly<Record<'low' | 'high' | 'back' | 'front', number>>,
): VoxelBody {
  const { nx, step, origin } = body;
  const solid = new Uint8Array(body.solid.length);
  const depth = new Float32Array(solid.length);
  for (let cell = 0; cell < solid.length; cell++) {
    if (!body.solid[cell]) continue;
    const [px, y, z] = cellCentre(body, cell);
    if (y < low || y > high) continue;
    const i = Math.floor((2 * x - px - origin[0]) / step);
    const other = cell - (cell % nx) + i;
    if (z < back || z > front || i < 0 || i >= nx || !body.solid[other]) continue;
    solid[cell] = 1;
    depth[cell] = Math.min(body.depth[cell]!, body.depth[other]!);
  }
  return { ...body, solid, depth };
}
