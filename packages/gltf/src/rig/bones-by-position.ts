import { type BoneMap, chestOf } from './bones-by-name.ts';
import { distance, type Joint, type JointTree, pathDown, subtree } from './joint-tree.ts';
import { readBoneName } from './read-bone-name.ts';

/** Bones found by tree and rest pose; front legs of animals count as arms. Empty where no body is recognised. */
export interface BodyPlan {
  bones: BoneMap;
  /** The direction of left: 0 for x, 2 for z, and its sign. */
  lateral: Lateral;
}

export interface Lateral {
  axis: 0 | 2;
  sign: 1 | -1;
}

/**
 * Finds a body without reading names: two limbs side by side that reach the ground mark the hips, two limbs further
 * up the trunk the chest, and the rest above them neck and head. The direction of the feet determines left.
 */
export function bonesByPosition(tree: JointTree): BodyPlan {
  for (const axis of [0, 2] as const) {
    const pairs = limbPairs(tree, axis);
    const legs = pairs.find(({ grounded }) => grounded);
    if (!legs) continue;
    const trunk = trunkOf(legs, tree);
    if (!trunk) continue;
    const lateral: Lateral = { axis, sign: leftSign(legs, axis) };
    return bodyPlan(legs, trunk, pairs, lateral);
  }
  return { bones: new Map(), lateral: { axis: 0, sign: 1 } };
}

/** Two limbs of one joint, one on either side: first the one towards the positive end of the axis. */
interface LimbPair {
  at: Joint;
  limbs: [Joint[], Joint[]];
  /** Sideways reach of the nearer limb. */
  reach: number;
  /** True when both end at the ground. */
  grounded: boolean;
}

function bodyPlan(
  legs: LimbPair,
  { hips, first }: { hips: Joint; first: Joint },
  pairs: LimbPair[],
  lateral: Lateral,
): BodyPlan {
  const bones: BoneMap = new Map([['hips', hips]]);
  const above = new Set(subtree(first));
  const arms = pairs
    .filter(({ at }) => above.has(at))
    .sort((a, b) => Number(b.grounded) - Number(a.grounded) || b.reach - a.reach)[0];
  putPair(bones, legs, lateral, ['', 'UpperLeg', 'LowerLeg', 'Foot', 'Toes']);
  if (arms) putPair(bones, arms, lateral, ['Shoulder', 'UpperArm', 'LowerArm', 'Hand', '']);
  const chest = arms?.at ?? first;
  const trunk = pathDown(first, chest);
  bones.set('spine', trunk[0]!);
  if (trunk.length > 1) bones.set('chest', trunk[chestOf(trunk.length)]!);
  if (trunk.length > 2) bones.set('upperChest', trunk.at(-1)!);
  putHead(bones, chest, new Set(arms?.limbs.flat() ?? []));
  return { bones, lateral };
}

/** Every joint with two limbs side by side, parents first. */
function limbPairs({ joints, ground, height }: JointTree, axis: 0 | 2): LimbPair[] {
  return joints.flatMap((at): LimbPair[] => {
    const limbs = at.children
      .map((child) => limbOf(child, at, axis))
      .filter(({ joints: path, over }) => path.length > 1 && over <= height * SIDEWAYS);
    const side = (sign: number) =>
      limbs
        .filter(({ reach }) => reach * sign > height * SIDEWAYS)
        .sort((a, b) => (b.reach - a.reach) * sign)[0];
    const [positive, negative] = [side(1), side(-1)];
    if (!positive || !negative) return [];
    const reach = Math.min(positive.reach, -negative.reach);
    const grounded = [positive, negative].every(({ lowest }) => lowest - ground <= height * NEAR_GROUND);
    return [{ at, limbs: [positive.joints, negative.joints], reach, grounded }];
  });
}

/** The path to the far end, its signed sideways reach, its reach to the other side, and its lowest point. */
function limbOf(
  child: Joint,
  at: Joint,
  axis: 0 | 2,
): { joints: Joint[]; reach: number; over: number; lowest: number } {
  const lengths = new Map<Joint, number>([[child, 0]]);
  let end = child;
  let [least, most, lowest] = [0, 0, Infinity];
  for (const joint of subtree(child)) {
    if (joint !== child) lengths.set(joint, lengths.get(joint.parent!)! + distance(joint, joint.parent!));
    if (lengths.get(joint)! > lengths.get(end)!) end = joint;
    const sideways = joint.at[axis] - at.at[axis];
    least = Math.min(least, sideways);
    most = Math.max(most, sideways);
    lowest = Math.min(lowest, joint.at[1]);
  }
  const reach = most > -least ? most : least;
  return { joints: pathDown(child, end), reach, over: Math.min(most, -least), lowest };
}

/** Upper and lower part are the two longest consecutive bones; their neighbours follow from that. */
function putPair(bones: BoneMap, { limbs }: LimbPair, { sign }: Lateral, names: readonly string[]): void {
  for (const [index, path] of limbs.entries()) {
    const side = (index === 0) === (sign === 1) ? 'left' : 'right';
    const upper = upperPart(path);
    for (const [place, name] of names.entries()) {
      const joint = path[upper - 1 + place];
      if (name !== '' && joint) bones.set(`${side}${name}`, joint);
    }
  }
}

function upperPart(path: Joint[]): number {
  let [best, most] = [0, -1];
  for (let i = 0; i + 2 < path.length; i++) {
    const pair = distance(path[i]!, path[i + 1]!) + distance(path[i + 1]!, path[i + 2]!);
    if (pair > most * 1.001) [best, most] = [i, pair];
  }
  return best;
}

/** The hips carry the legs and a trunk: the child without a leg that has most joints below it. */
function trunkOf({ at, limbs }: LimbPair, { height }: JointTree): { hips: Joint; first: Joint } | null {
  const legs = new Set(limbs.flat());
  for (let hips: Joint | null = at; hips; hips = hips.parent) {
    const [first] = hips.children
      .filter((child) => !legs.has(child) && !subtree(child).includes(at))
      .map((child) => ({ child, size: sizeOf(child, hips!, height) }))
      .sort((a, b) => b.size - a.size);
    if (first && first.size > 0) return { hips, first: first.child };
  }
  return null;
}

/** Joints of a subtree that rises above the hips; 0 for one that does not. */
function sizeOf(child: Joint, hips: Joint, height: number): number {
  const below = subtree(child);
  return below.some(({ at }) => at[1] > hips.at[1] + height * RISES) ? below.length : 0;
}

function putHead(bones: BoneMap, chest: Joint, arms: Set<Joint>): void {
  const tops = chest.children
    .filter((child) => !arms.has(child))
    .map((child) => subtree(child).reduce((top, joint) => (joint.at[1] > top.at[1] ? joint : top)))
    .sort((a, b) => b.at[1] - a.at[1]);
  if (!tops[0]) return;
  const path = pathDown(chest, tops[0]).slice(1);
  // Without bone names, a third joint counts as the end of the head.
  const named = path.every(({ name }) => readBoneName(name) !== null);
  const head = named ? path.at(-1)! : path[Math.min(1, path.length - 1)]!;
  bones.set('head', head);
  if (path[0] !== head) bones.set('neck', path[0]!);
}

/** Left is on the positive side when the feet point to +z (or to -x); +z when they point nowhere. */
function leftSign({ limbs }: LimbPair, axis: 0 | 2): 1 | -1 {
  const forward = axis === 0 ? 2 : 0;
  let pointing = 0;
  for (const path of limbs) {
    const upper = upperPart(path);
    const [foot, toes] = [path[upper + 2], path.at(-1)!];
    if (foot) pointing += toes.at[forward] - foot.at[forward];
  }
  if (pointing === 0) return 1;
  return pointing > 0 === (axis === 0) ? 1 : -1;
}

/** Shares of the height of the skeleton. */
const NEAR_GROUND = 0.15;
const SIDEWAYS = 0.02;
const RISES = 0.05;
