import { GltfError } from '../gltf-error.ts';
import type { Vector } from '../matrix.ts';
import type { Model } from '../read/model.ts';
import { degreesBetween } from '../rotations.ts';
import type { HumanBones } from './humanoid-bones.ts';
import { type PoseEdit, poseEdit } from './pose-edit.ts';

/** The rest pose that VRM, Unity and Godot expect of a humanoid. */
export interface TPose {
  pose: PoseEdit;
  /** VRM ids of the bones that were rotated. */
  reposed: string[];
  /** Rotation about y that makes the body face +z, in degrees; 0 where it does already. */
  turnDegrees: number;
}

/**
 * Rotates arms, hands, fingers and legs into a T-pose: arms to the sides, legs down, feet on the same ground. Thumbs
 * keep their angle to the hand.
 */
export function tPoseOf(model: Model, bones: HumanBones): TPose {
  const pose = poseEdit(model, bones.values());
  const left = leftOf(pose, bones);
  requireUpright(pose, bones);
  const ground = groundOf(pose, bones);
  const reposed: string[] = [];
  const aim = (bone: string, child: string | undefined, to: Vector, tolerance: number) => {
    const [node, end] = [bones.get(bone), child === undefined ? undefined : bones.get(child)];
    if (node === undefined || end === undefined) return;
    const from = direction(pose.position(node), pose.position(end));
    if (!from || degreesBetween(from, to) <= tolerance) return;
    pose.turn(node, from, to);
    reposed.push(bone);
  };
  for (const [side, sign] of SIDES) {
    const out: Vector = [left[0] * sign, 0, left[2] * sign];
    aim(`${side}UpperArm`, `${side}LowerArm`, out, ARM_DEGREES);
    aim(`${side}LowerArm`, `${side}Hand`, out, ARM_DEGREES);
    const knuckle = [`${side}MiddleProximal`, `${side}IndexProximal`, `${side}RingProximal`];
    aim(
      `${side}Hand`,
      knuckle.find((bone) => bones.has(bone)),
      out,
      FINGER_DEGREES,
    );
    for (const finger of ['Index', 'Middle', 'Ring', 'Little']) {
      const at = (part: string) => `${side}${finger}${part}`;
      aim(at('Proximal'), at('Intermediate'), out, FINGER_DEGREES);
      aim(at('Intermediate'), at('Distal'), out, FINGER_DEGREES);
    }
    const foot = bones.get(`${side}Foot`)!;
    const flat = pose.rotation(foot);
    const before = reposed.length;
    aim(`${side}UpperLeg`, `${side}LowerLeg`, DOWN, LEG_DEGREES);
    aim(`${side}LowerLeg`, `${side}Foot`, DOWN, LEG_DEGREES);
    if (reposed.length === before) continue;
    pose.setRotation(foot, flat);
    reposed.push(`${side}Foot`);
  }
  const sunk = ground - groundOf(pose, bones);
  if (Math.abs(sunk) > 1e-6) pose.move(bones.get('hips')!, [0, sunk, 0]);
  return { pose, reposed, turnDegrees: turnOf(left) };
}

/** The unit vector to the left of the body, horizontal. */
function leftOf(pose: PoseEdit, bones: HumanBones): Vector {
  const sum: Vector = [0, 0, 0];
  for (const part of ['UpperLeg', 'UpperArm', 'Foot', 'LowerArm']) {
    const [left, right] = ['left', 'right'].map((side) => pose.position(bones.get(side + part)!));
    for (const axis of [0, 2]) sum[axis]! += left![axis]! - right![axis]!;
  }
  const across = direction([0, 0, 0], sum);
  if (!across)
    throw new GltfError('not_humanoid', 'humanoid: left and right limbs are in the same place at rest');
  // A body that faces an axis within the tolerance faces exactly along it.
  const quarter = Math.round(Math.atan2(-across[2], across[0]) / (Math.PI / 2)) * (Math.PI / 2);
  const snapped: Vector = [Math.round(Math.cos(quarter)), 0, -Math.round(Math.sin(quarter))];
  return degreesBetween(across, snapped) <= FACING_DEGREES ? snapped : across;
}

function requireUpright(pose: PoseEdit, bones: HumanBones): void {
  const trunk = direction(pose.position(bones.get('hips')!), pose.position(bones.get('head')!));
  if (trunk && degreesBetween(trunk, [0, 1, 0]) <= UPRIGHT_DEGREES) return;
  throw new GltfError(
    'not_humanoid',
    'humanoid: the body does not stand along +y at rest; turn it upright first',
  );
}

/** Height of the lowest foot or toe. */
function groundOf(pose: PoseEdit, bones: HumanBones): number {
  const ends = ['leftFoot', 'rightFoot', 'leftToes', 'rightToes'].flatMap((bone) => bones.get(bone) ?? []);
  return Math.min(...ends.map((node) => pose.position(node)[1]));
}

/** Rotation about y, in degrees, that brings a horizontal direction to +x. */
function turnOf(left: Vector): number {
  const degrees = (Math.atan2(left[2], left[0]) * 180) / Math.PI;
  return Math.round(degrees * 1e6) / 1e6 + 0;
}

function direction(from: Vector, to: Vector): Vector | null {
  const along: Vector = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const size = Math.hypot(...along);
  return size > 1e-12 ? [along[0] / size, along[1] / size, along[2] / size] : null;
}

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;
const DOWN: Vector = [0, -1, 0];

/** Deviations that stay as they are: a pose within them is a T-pose for every reader. */
const ARM_DEGREES = 0.5;
const FINGER_DEGREES = 10;
const LEG_DEGREES = 4;
const FACING_DEGREES = 15;
const UPRIGHT_DEGREES = 35;
