import type { Vector } from '@meshwright/look/render';
import { mirrorWhereAlike } from '../skin/mirror-where-alike.ts';
import { type Arms, findArms } from './find-arms.ts';
import { findLegs, type Leg, type Legs, pointAt } from './find-legs.ts';
import type { FittedBody, HangingCloth } from './fitted-body.ts';
import { type Run, runHolding, runsAt } from './slices.ts';
import { cellAt, nearestSolid, type VoxelBody } from './voxel-body.ts';

/**
 * Fits the 24 joints to a body of height 1 that stands on y = 0 in an A- or T-pose: feet and crotch by slices, arms by
 * what protrudes from the trunk, the neck at the narrowest slice. Returns a sentence on what was not found.
 */
export function findBiped(body: VoxelBody): FittedBody | string {
  const legs = findLegs(body);
  if (typeof legs === 'string') return legs;
  const trunk = findTrunk(body, legs);
  if (typeof trunk === 'string') return trunk;
  const arms = findArms(body, { ...trunk, x: legs.x, lowest: legs.crotch * 0.7 });
  if (!arms) return 'no arms stand out from its trunk; make the model in an a-pose or a t-pose';
  if (legs.isRobe && !areArms(body, arms, legs))
    return 'it stands on 1 part, and no arms of a person in a robe stand out from it';
  const { joints, tips, starts } = arms;
  const shoulderY = (joints.get('LeftArm')![1] + joints.get('RightArm')![1]) / 2;
  const head = findHead(body, legs.x, shoulderY);
  if (typeof head === 'string') return head;
  const hips = hipHeight(legs, shoulderY);
  placeLeg(joints, tips, 'Left', legs.left, hips);
  placeLeg(joints, tips, 'Right', legs.right, hips);
  placeTrunk(body, joints, { x: legs.x, hips, shoulderY, head });
  mirrorWhereAlike(joints, legs.x);
  mirrorWhereAlike(tips, legs.x);
  mirrorWhereAlike(starts, legs.x);
  for (const points of [joints, tips, starts])
    for (const [name, point] of points) points.set(name, nearestSolid(body, point, 1));
  const cloth = clothOf(legs, (hips - legs.crotch) / (shoulderY - legs.crotch));
  return { kind: 'biped', joints, tips, starts, ...(cloth && { cloth }) };
}

/**
 * Returns whether arms are those of a person in a robe: beside the trunk, alike, and thin at the elbow. The sails of a
 * windmill, the crown of a tree and the lid of a pot are not.
 */
function areArms(body: VoxelBody, { joints }: Arms, { left }: Legs): boolean {
  const [hand, other] = ['LeftHand', 'RightHand'].map((name) => joints.get(name)!) as [Vector, Vector];
  if (Math.abs(hand[1] - other[1]) > 0.08) return false;
  return ['Left', 'Right'].every((side) => {
    const elbow = joints.get(`${side}ForeArm`)!;
    if (Math.abs(elbow[2] - left.line.at(-1)![2]) > 0.12) return false;
    let high = 0;
    for (let y = elbow[1] - 0.2; y < elbow[1] + 0.2; y += body.step)
      if (isSolid(body, [elbow[0], y, elbow[2]])) high += body.step;
    return high > 0 && high < 0.2;
  });
}

function isSolid(body: VoxelBody, point: Vector): boolean {
  const cell = cellAt(body, point);
  return cell >= 0 && body.solid[cell] === 1;
}

interface Trunk {
  readonly z: number;
  /** Pivot of the arm: slightly less than half the width of the trunk below the arms. */
  readonly shoulder: number;
}

/** Follows the middle run upwards until the arms join it. */
function findTrunk(body: VoxelBody, { x, crotch, left, right }: Legs): Trunk | string {
  const z = (left.line.at(-1)![2] + right.line.at(-1)![2]) / 2;
  const widths: number[] = [];
  let hips: number | undefined;
  for (let y = crotch + 0.01; y < 0.95; y += body.step) {
    const run = runHolding(runsAt(body, y, z - trunkDepth, z + trunkDepth), x);
    if (!run) break;
    const half = Math.min(x - run.left, run.right - x);
    hips ??= half;
    // Between the pelvis and the ribs of a skeleton there is only a spine.
    const usual = Math.max(median(widths), median(widths) < hips * 0.5 ? hips : 0);
    if (y < crotch + 0.04) continue;
    if (widths.length >= 4 && half > usual * 1.45 + 0.015) break;
    widths.push(half);
  }
  if (widths.length < 3) return 'no trunk was found above its legs';
  const chest = median(widths.slice(-Math.max(3, Math.round(widths.length * 0.3))));
  return { z, shoulder: Math.max(0.05, chest * 0.92) };
}

/** Largest depth before and behind the legs; anything further is clothing. */
const trunkDepth = 0.1;

/** How far above the crotch the joints of the thighs are, as a share of the way to the shoulders: 0.17 to 0.26 in people of any proportions. */
const hipShare = 0.2;
/** How far above those joints that of the pelvis is, as a share of their way to the shoulders. */
const pelvisShare = 0.075;

/**
 * Least height of those joints as a share of the height of the shoulders: of a person whose shoulders are under a large head, of one
 * of grown proportions, and how it grows between them with the height of the shoulders. In a robe it is at most the last.
 */
const hipsBelow = { ofLargeHead: 0.45, ofGrown: 0.62, growth: 1.1, lowest: 0.6, inRobe: 0.64 };

/**
 * Returns the height of the joints of both thighs; a robe was taken to have them at its hips. What is found as the crotch of a person
 * in a skirt or a coat is its hem, far below them.
 */
function hipHeight({ crotch, isRobe }: Legs, shoulderY: number): number {
  const { ofLargeHead, ofGrown, growth, lowest, inRobe } = hipsBelow;
  if (isRobe) return Math.min(crotch, inRobe * shoulderY);
  const share = Math.min(ofGrown, ofLargeHead + growth * Math.max(0, shoulderY - lowest));
  return Math.max(share * shoulderY, crotch + hipShare * Math.max(0, shoulderY - crotch));
}

/** Least way of the hips above the hem of a skirt as a share of that of the shoulders; above a crotch it is less. */
const leastAboveHem = 0.3;

function clothOf({ isRobe, skirt }: Legs, above: number): HangingCloth | null {
  if (isRobe) return { hem: 0, leg: 0 };
  return skirt && above > leastAboveHem ? skirt : null;
}

function placeLeg(
  joints: Map<string, Vector>,
  tips: Map<string, Vector>,
  side: 'Left' | 'Right',
  { line, foot, ankle }: Leg,
  hipY: number,
): void {
  const hip = pointAt(line, hipY);
  const ankleAt = pointAt(line, ankle);
  const long = foot.front - ankleAt[2];
  joints.set(`${side}UpLeg`, [hip[0], hipY, hip[2]]);
  joints.set(`${side}Leg`, pointAt(line, ankle + (hipY - ankle) * 0.5));
  joints.set(`${side}Foot`, ankleAt);
  joints.set(`${side}ToeBase`, [ankleAt[0], ankle * 0.4, ankleAt[2] + Math.max(0.02, long * 0.62)]);
  tips.set(`${side}ToeBase`, [ankleAt[0], ankle * 0.4, ankleAt[2] + Math.max(0.03, long * 0.95)]);
}

interface HeadSlice {
  readonly neck: number;
  readonly top: number;
}

/** Largest width of a head, in heights, and the largest share of its slices that may be wider, as the brim of a hat is. */
const widestHead = 0.75;
const mostOfBrim = 1 / 3;

/** Finds the narrowest slice between the shoulders and the widest part of the head. */
function findHead(body: VoxelBody, x: number, shoulderY: number): HeadSlice | string {
  const slices: { y: number; run: Run }[] = [];
  for (let y = shoulderY; y < 1.02; y += body.step) {
    const run = runHolding(runsAt(body, y, -9, 9), x);
    if (run) slices.push({ y, run });
  }
  const top = slices.at(-1)?.y ?? 0;
  if (top - shoulderY < 0.07) return 'no head was found above its shoulders';
  const upper = slices.filter(({ y }) => y > shoulderY + (top - shoulderY) * 0.25);
  const size = ({ run }: { run: Run }): number => run.right - run.left;
  const widest = upper.reduce((best, slice) => (size(slice) > size(best) * 1.02 ? slice : best), upper[0]!);
  if (upper.filter((slice) => size(slice) > widestHead).length > upper.length * mostOfBrim)
    return 'the part above its shoulders is too wide for a head';
  const between = slices.filter(
    ({ y }) => y > shoulderY + 0.015 && y < Math.min(widest.y, shoulderY + 0.5 * (top - shoulderY)),
  );
  const narrowest = between.reduce<{ y: number; run: Run } | null>(
    (best, slice) => (!best || size(slice) <= size(best) ? slice : best),
    null,
  );
  return { neck: narrowest?.y ?? shoulderY + 0.03, top };
}

function placeTrunk(
  body: VoxelBody,
  joints: Map<string, Vector>,
  {
    x,
    hips: hipY,
    shoulderY,
    head: { neck, top },
  }: { readonly x: number; readonly hips: number; readonly shoulderY: number; readonly head: HeadSlice },
): void {
  const middle = (y: number, share = 0.5): Vector => {
    const hips = joints.get('LeftUpLeg')![2];
    const run = runHolding(runsAt(body, y, hips - trunkDepth, hips + trunkDepth), x);
    return [x, y, run ? run.back + (run.front - run.back) * share : hips];
  };
  const hips = hipY + pelvisShare * (shoulderY - hipY);
  const base = Math.min(neck, shoulderY + 0.02);
  const rise = (share: number): number => hips + (base - hips) * share;
  joints.set('Hips', middle(hips));
  joints.set('Spine02', middle(rise(0.2), 0.45));
  joints.set('Spine01', middle(rise(0.45), 0.45));
  joints.set('Spine', middle(rise(0.7), 0.45));
  joints.set('neck', middle(Math.min(neck, base + 0.4 * (neck - base)), 0.45));
  const chin = neck + (top - neck) * 0.12;
  joints.set('Head', middle(chin, 0.45));
  joints.set('head_end', [x, top - body.step * 1.5, joints.get('Head')![2]]);
  const face = middle(neck + (top - neck) * 0.4, 1);
  joints.set('headfront', [x, face[1], face[2] - body.step * 0.5]);
}

function median(values: readonly number[]): number {
  return values.length === 0 ? 0 : [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
