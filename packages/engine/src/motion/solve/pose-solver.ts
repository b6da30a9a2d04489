import type { Vector } from '@meshwright/look/render';
import { type Quaternion, Vector3 } from 'three';
import type { FittedBody } from '../../rig/body/fitted-body.ts';
import { euler } from '../euler.ts';
import type { Pose } from '../pose.ts';
import { poseArm, poseForeLeg } from './arms.ts';
import { type BodyAtRest, bodyAtRest, sides } from './body-at-rest.ts';
import { type FootTarget, footTarget, heightAboveReach, poseLeg } from './legs.ts';
import { PosedBody } from './posed-body.ts';
import { poseTrunk } from './trunk.ts';

/** Solved pose of a body: hips position, in the body's units, and rotation of each joint relative to its parent. */
export interface SolvedPose {
  readonly hips: Vector;
  readonly rotations: ReadonlyMap<string, Quaternion>;
}

/**
 * Creates a solver from poses to joint rotations of a fitted body: trunk by angles, limbs by two-bone inverse
 * kinematics in the body's own lengths. Hips sink as far as standing feet need, so feet stay where the pose has them.
 */
export function poseSolver(body: FittedBody): (pose: Pose) => SolvedPose {
  const rest = bodyAtRest(body);
  const poseFront = rest.isQuadruped ? poseForeLeg : poseArm;
  return (pose) => {
    const feet = sides.map((side) => footTarget(rest, pose, side));
    const turn = euler(pose.turn);
    const hips = hipsPosition(rest, pose, turn, feet);
    const posed = new PosedBody(rest, hips, turn);
    poseTrunk(posed, pose);
    for (const side of sides) {
      poseLeg(posed, pose, side, feet[side.index]!);
      poseFront(posed, pose, side);
    }
    return { hips: [hips.x, hips.y, hips.z], rotations: posed.relativeRotations() };
  };
}

/** Ratio of leg length to hip height in the typical human body, so that lying poses reach the ground for all bodies. */
const usualHips = 0.8;

/** Returns the position of the hips, lowered until both standing feet are within reach. */
function hipsPosition(
  { at, legs, legLength }: BodyAtRest,
  pose: Pose,
  turn: Quaternion,
  feet: readonly FootTarget[],
): Vector3 {
  const [aside, up, ahead] = pose.hips;
  const hips = at('Hips')
    .clone()
    .add(new Vector3(aside * legLength, up * at('Hips').y * usualHips, ahead * legLength));
  let sink = 0;
  for (const { index, name } of sides) {
    const offset = at(`${name}UpLeg`).clone().sub(at('Hips')).applyQuaternion(turn);
    const above = heightAboveReach(hips.clone().add(offset), feet[index]!.ankle, legs[index]!.length);
    sink = Math.max(sink, (1 - pose.free[index]) * above);
  }
  hips.y -= sink;
  return hips;
}
