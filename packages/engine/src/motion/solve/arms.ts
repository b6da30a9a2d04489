import { Quaternion, Vector3 } from 'three';
import { euler, radians } from '../euler.ts';
import { bend } from '../gait/limb.ts';
import type { Pose } from '../pose.ts';
import type { Side } from './body-at-rest.ts';
import { outwards } from './outwards.ts';
import type { PosedBody } from './posed-body.ts';

/** Poses an arm from shoulder to hand, in the chest's space. */
export function poseArm(body: PosedBody, pose: Pose, { index, name, letter, sign }: Side): void {
  const limb = body.rest.arms[index]!;
  const hand = pose[`hand${letter}`];
  const chest = body.rotation('Spine');
  const shrug = Math.max(0, Math.min(1, hand[1] + 0.1)) * 22;
  body.hang(
    `${name}Shoulder`,
    chest.clone().multiply(euler([0, sign * -8 * Math.max(0, hand[2]), sign * shrug])),
  );
  body.hang(`${name}Arm`, chest);
  const shoulder = body.position(`${name}Arm`);
  const target = shoulder
    .clone()
    .add(outwards(hand, sign).multiplyScalar(limb.length).applyQuaternion(chest));
  const pole = outwards(pose[`elbow${letter}`], sign).applyQuaternion(chest);
  const bent = bend(limb, shoulder, target, pole);
  const [flex, , twist] = pose[`wrist${letter}`];
  const along = bent.tip.clone().sub(bent.middle).normalize();
  const turned = (angle: number): Quaternion =>
    new Quaternion().setFromAxisAngle(along, radians(sign * angle));
  body.rotate(`${name}Arm`, bent.upper);
  body.hang(`${name}ForeArm`, turned(twist * 0.5).multiply(bent.lower));
  const hinge = new Quaternion().setFromAxisAngle(bent.normal, radians(flex));
  body.hang(`${name}Hand`, hinge.multiply(turned(twist)).multiply(bent.lower));
  keepAboveGround(body, `${name}Hand`);
}

/** Nearest point of a held thing to the hand's joint, in lengths of a leg; what is nearer is the hand itself. */
const nearestHeld = 0.28;

/** Turns a hand at the wrist until what it holds is above the ground: a sword that hangs from a low hand. */
function keepAboveGround(body: PosedBody, joint: string): void {
  const { at, supports, legLength } = body.rest;
  const held = supports(joint)
    .map((point) => point.clone().sub(at(joint)))
    .filter((offset) => offset.length() > nearestHeld * legLength);
  const hand = body.position(joint);
  const margin = 0.01 * legLength;
  if (held.length === 0 || hand.y < 4 * margin) return;
  for (let turns = 0; turns < 6; turns++) {
    const rotation = body.rotation(joint);
    const offsets = held.map((offset) => offset.clone().applyQuaternion(rotation));
    const lowest = offsets.reduce((low, offset) => (offset.y < low.y ? offset : low));
    if (hand.y + lowest.y >= margin * 0.99) return;
    const far = lowest.length();
    const rise = Math.asin(Math.max(-1, (margin - hand.y) / far)) - Math.asin(Math.max(-1, lowest.y / far));
    const level = new Vector3(lowest.x, 0, lowest.z);
    // What hangs straight down is raised to the front.
    if (level.length() < 1e-3 * far) level.set(0, 0, 1);
    const axis = level.normalize().cross(new Vector3(0, 1, 0));
    body.rotate(joint, new Quaternion().setFromAxisAngle(axis, rise).multiply(rotation));
  }
}

/** Poses a quadruped's foreleg, its paw between the ground and the chest by the pose's third `free`. */
export function poseForeLeg(body: PosedBody, pose: Pose, { index, name, letter, sign }: Side): void {
  const { at, arms, legLength } = body.rest;
  const chest = body.rotation('Spine');
  body.hang(`${name}Shoulder`, chest);
  body.hang(`${name}Arm`, chest);
  const offset = outwards(pose[`hand${letter}`], sign).multiplyScalar(legLength);
  const shoulder = body.position(`${name}Arm`);
  const ground = at(`${name}Hand`).clone().add(offset);
  const hanging = shoulder.clone().add(
    at(`${name}Hand`)
      .clone()
      .sub(at(`${name}Arm`))
      .add(offset)
      .applyQuaternion(chest),
  );
  const target = ground.lerp(hanging, pose.free[2]);
  const bent = bend(arms[index]!, shoulder, target, new Vector3(0, 0, -1).applyQuaternion(chest));
  body.rotate(`${name}Arm`, bent.upper);
  body.hang(`${name}ForeArm`, bent.lower);
  // A paw on the ground is level, one in the air hangs.
  const level = 1 - 0.4 * Math.max(pose.free[2], Math.min(1, Math.abs(pose[`hand${letter}`][1]) / 0.1));
  body.hang(`${name}Hand`, bent.lower.clone().slerp(euler([pose[`wrist${letter}`][0], 0, 0]), level));
}
