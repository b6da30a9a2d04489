import { type Quaternion, Vector3 } from 'three';
import type { Vector } from '../../render/camera.ts';
import { euler } from '../euler.ts';
import { bend, straightest } from '../gait/limb.ts';
import type { Pose } from '../pose.ts';
import type { BodyAtRest, Side } from './body-at-rest.ts';
import { outwards } from './outwards.ts';
import type { PosedBody } from './posed-body.ts';

/** Where a standing foot is: its ankle, and the rotation of its sole. */
export interface FootTarget {
  readonly ankle: Vector3;
  readonly turn: Quaternion;
}

/** Returns the target that keeps the ball of the foot, or its heel, in place. */
export function footTarget({ at, legLength }: BodyAtRest, pose: Pose, side: Side): FootTarget {
  const { name, letter, sign } = side;
  const ankle = at(`${name}Foot`);
  const toe = at(`${name}ToeBase`);
  const [pitch, yaw, roll] = pose[`step${letter}`];
  const turn = euler([pitch, sign * yaw, sign * roll]);
  const level = euler([0, sign * yaw, 0]);
  const ground = new Vector3(ankle.x, 0, ankle.z);
  const pivot =
    pitch > 0 ? new Vector3(toe.x, 0, toe.z) : new Vector3(ankle.x, 0, ankle.z - (toe.z - ankle.z) * 0.3);
  const place = ground
    .clone()
    .add(pivot.clone().sub(ground).applyQuaternion(level))
    .add(ankle.clone().sub(pivot).applyQuaternion(turn));
  return { ankle: place.add(outwards(pose[`foot${letter}`], sign).multiplyScalar(legLength)), turn };
}

/** Returns how far a hip is above the height from which its leg reaches the ankle. */
export function heightAboveReach(hip: Vector3, ankle: Vector3, length: number): number {
  const across = (hip.x - ankle.x) ** 2 + (hip.z - ankle.z) ** 2;
  const most = (length * straightest) ** 2;
  return across >= most ? 0 : Math.max(0, hip.y - ankle.y - Math.sqrt(most - across));
}

/** Poses a leg from hip to toes, its foot between the ground and the hips by the pose's `free`. */
export function poseLeg(body: PosedBody, pose: Pose, side: Side, target: FootTarget): void {
  const { isQuadruped, legs } = body.rest;
  const { index, name, letter, sign } = side;
  const hipsTurn = body.rotation('Hips');
  body.hang(`${name}UpLeg`, hipsTurn);
  const free = pose.free[index];
  const ankle = target.ankle.clone().lerp(hangingAnkle(body, pose, side), free);
  const step = target.turn.clone().slerp(hipsTurn.clone().multiply(target.turn), free);
  // The knee direction is the mean of those of foot and hips.
  const knee = outwards(pose[`knee${letter}`], sign).applyQuaternion(
    hipsTurn.clone().slerp(hipsTurn.clone().multiply(euler([0, sign * pose[`step${letter}`][1], 0])), 0.5),
  );
  const bent = bend(legs[index]!, body.position(`${name}UpLeg`), ankle, knee);
  body.rotate(`${name}UpLeg`, bent.upper);
  body.hang(`${name}Leg`, bent.lower);
  body.hang(`${name}Foot`, isQuadruped ? bent.lower.clone().slerp(step, 0.6) : step);
  body.hang(`${name}ToeBase`, toeTurn(step, pose[`step${letter}`], isQuadruped));
}

/** Returns the ankle of a leg that follows the hips. */
function hangingAnkle(body: PosedBody, pose: Pose, { name, letter, sign }: Side): Vector3 {
  const { at, legLength } = body.rest;
  const hipsTurn = body.rotation('Hips');
  return body
    .position(`${name}UpLeg`)
    .clone()
    .add(
      at(`${name}Foot`)
        .clone()
        .sub(at(`${name}UpLeg`))
        .applyQuaternion(hipsTurn),
    )
    .add(outwards(pose[`foot${letter}`], sign).multiplyScalar(legLength).applyQuaternion(hipsTurn));
}

/** Returns the toe rotation that keeps toes flat while the heel rises. */
function toeTurn(step: Quaternion, [pitch]: Vector, isQuadruped: boolean): Quaternion {
  return isQuadruped || pitch <= 0 ? step : step.clone().multiply(euler([-pitch * 0.85, 0, 0]));
}
