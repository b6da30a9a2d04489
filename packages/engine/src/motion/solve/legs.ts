import type { Vector } from '@meshwright/look/render';
import { type Quaternion, Vector3 } from 'three';
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

/**
 * Returns the target that keeps the ball of the foot, or its heel, in place, and the lowest point of the sole at the
 * pose's height above the ground.
 */
export function footTarget(body: BodyAtRest, pose: Pose, side: Side): FootTarget {
  const { at, legLength, isQuadruped } = body;
  const { name, letter, sign } = side;
  const ankle = at(`${name}Foot`);
  const toe = at(`${name}ToeBase`);
  const [pitch, yaw, roll] = pose[`step${letter}`];
  const turn = euler([pitch, sign * yaw, sign * roll]);
  const level = euler([0, sign * yaw, 0]);
  const pivot = pitch > 0 ? toe : heelOf(body, name);
  const offset = outwards(pose[`foot${letter}`], sign).multiplyScalar(legLength);
  const place = ankle
    .clone()
    .add(pivot.clone().sub(ankle).applyQuaternion(level))
    .add(ankle.clone().sub(pivot).applyQuaternion(turn))
    .add(offset);
  if (!isQuadruped) {
    const toes = toeTurn(turn, pose[`step${letter}`], false);
    const ball = place.clone().add(toe.clone().sub(ankle).applyQuaternion(turn));
    const lowest = Math.min(
      lowestOf(body.supports(`${name}Foot`), ankle, place, turn),
      lowestOf(body.supports(`${name}ToeBase`), toe, ball, toes),
    );
    if (Number.isFinite(lowest)) place.y += offset.y - lowest;
  }
  return { ankle: place, turn };
}

/** Returns the hindmost point of the sole, or its usual place. */
function heelOf({ at, supports }: BodyAtRest, name: string): Vector3 {
  const [ankle, toe] = [at(`${name}Foot`), at(`${name}ToeBase`)];
  const heel = new Vector3(ankle.x, 0, ankle.z - (toe.z - ankle.z) * 0.3);
  const sole = supports(`${name}Foot`).filter(({ y }) => y < ankle.y * 0.3);
  const behind = sole.reduce((least, { z }) => Math.min(least, z), Number.POSITIVE_INFINITY);
  return Number.isFinite(behind) ? heel.setZ(behind) : heel;
}

/** Returns the lowest height of points that move with a joint. */
export function lowestOf(
  points: readonly Vector3[],
  rest: Vector3,
  place: Vector3,
  turn: Quaternion,
): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const point of points)
    lowest = Math.min(lowest, place.y + point.clone().sub(rest).applyQuaternion(turn).y);
  return lowest;
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
  const hip = body.position(`${name}UpLeg`);
  let bent = bend(legs[index]!, hip, ankle, knee);
  const footTurn = (): Quaternion => (isQuadruped ? bent.lower.clone().slerp(step, 0.6) : step);
  if (isQuadruped) {
    // The hock turns with the shin, so its place that puts the paw on its own is found in a few rounds.
    const below = body.rest
      .at(`${name}ToeBase`)
      .clone()
      .sub(body.rest.at(`${name}Foot`));
    const paw = ankle.clone().add(below.clone().applyQuaternion(step));
    for (let round = 0; round < 6; round++) {
      const error = paw.clone().sub(bent.tip).sub(below.clone().applyQuaternion(footTurn()));
      bent = bend(legs[index]!, hip, ankle.add(error), knee);
    }
  }
  body.rotate(`${name}UpLeg`, bent.upper);
  body.hang(`${name}Leg`, bent.lower);
  body.hang(`${name}Foot`, footTurn());
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
  return isQuadruped || pitch <= 0 ? step : step.clone().multiply(euler([-pitch, 0, 0]));
}
