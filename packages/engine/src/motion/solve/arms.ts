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
