import { Quaternion, Vector3 } from 'three';
import type { Vector } from '../render/camera.ts';
import type { FittedBody } from '../rig/body/fitted-body.ts';
import { skeletons } from '../rig/skeletons.ts';
import { euler, radians } from './euler.ts';
import { bend, limb, straightest } from './gait/limb.ts';
import type { Pose } from './pose.ts';

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
  const facts = skeletons[body.kind];
  const rest = new Map([...body.joints].map(([name, point]) => [name, new Vector3(...point)]));
  const four = body.kind === 'quadruped';
  const sides = [
    { name: 'Left', sign: 1 },
    { name: 'Right', sign: -1 },
  ] as const;
  const at = (name: string): Vector3 => rest.get(name)!;
  const legs = sides.map(({ name }) =>
    limb(at(`${name}UpLeg`), at(`${name}Leg`), at(`${name}Foot`), forward),
  );
  const arms = sides.map(({ name }) =>
    limb(at(`${name}Arm`), at(`${name}ForeArm`), at(`${name}Hand`), backward),
  );
  const legLength = (legs[0]!.length + legs[1]!.length) / 2;

  return (pose) => {
    const world = new Map<string, Quaternion>();
    const place = new Map<string, Vector3>();
    const [aside, up, ahead] = pose.hips;
    const hipsAt = at('Hips')
      .clone()
      .add(new Vector3(aside * legLength, up * at('Hips').y * usualHips, ahead * legLength));
    const hipsTurn = euler(pose.turn);
    const targets = sides.map(({ name, sign }, i) => {
      const side = i === 0 ? 'L' : 'R';
      return footTarget(
        at(`${name}Foot`),
        at(`${name}ToeBase`),
        pose[`foot${side}`],
        pose[`step${side}`],
        sign,
        legLength,
      );
    });
    const offsets = sides.map(({ name }) =>
      at(`${name}UpLeg`).clone().sub(at('Hips')).applyQuaternion(hipsTurn),
    );
    let sink = 0;
    for (const [i, target] of targets.entries())
      sink = Math.max(
        sink,
        (1 - pose.free[i]!) * tooHigh(hipsAt.clone().add(offsets[i]!), target.ankle, legs[i]!.length),
      );
    hipsAt.y -= sink;
    world.set('Hips', hipsTurn);
    place.set('Hips', hipsAt);
    const hang = (name: string, turn: Quaternion): void => {
      const { parent } = facts.find((fact) => fact.name === name)!;
      const offset = at(name).clone().sub(at(parent!)).applyQuaternion(world.get(parent!)!);
      place.set(name, place.get(parent!)!.clone().add(offset));
      world.set(name, turn);
    };
    for (const [name, share] of [
      ['Spine02', 0.34],
      ['Spine01', 0.67],
      ['Spine', 1],
    ] as const)
      hang(name, hipsTurn.clone().multiply(euler(scaled(pose.spine, share))));
    const chest = world.get('Spine')!;
    hang('neck', chest.clone().multiply(euler(scaled(pose.head, 0.4))));
    if (four) hang('neck01', chest.clone().multiply(euler(scaled(pose.head, 0.7))));
    hang('Head', chest.clone().multiply(euler(pose.head)));
    if (four) {
      hang('Tail', hipsTurn.clone().multiply(euler(scaled(pose.tail, 0.6))));
      hang('Tail01', hipsTurn.clone().multiply(euler(scaled(pose.tail, 1.4))));
    }
    for (const [i, { name, sign }] of sides.entries()) {
      const side = i === 0 ? 'L' : 'R';
      const leg = legs[i]!;
      hang(`${name}UpLeg`, hipsTurn);
      const hip = place.get(`${name}UpLeg`)!;
      const target = targets[i]!;
      const hanging = hip
        .clone()
        .add(
          at(`${name}Foot`)
            .clone()
            .sub(at(`${name}UpLeg`))
            .applyQuaternion(hipsTurn),
        )
        .add(outwards(pose[`foot${side}`], sign).multiplyScalar(legLength).applyQuaternion(hipsTurn));
      const free = pose.free[i]!;
      const ankle = target.ankle.clone().lerp(hanging, free);
      const step = target.turn.clone().slerp(hipsTurn.clone().multiply(target.turn), free);
      // The knee direction is the mean of those of foot and hips.
      const knee = outwards(pose[`knee${side}`], sign).applyQuaternion(
        hipsTurn.clone().slerp(hipsTurn.clone().multiply(euler([0, sign * pose[`step${side}`][1], 0])), 0.5),
      );
      const bent = bend(leg, hip, ankle, knee);
      world.set(`${name}UpLeg`, bent.upper);
      hang(`${name}Leg`, bent.lower);
      hang(`${name}Foot`, four ? bent.lower.clone().slerp(step, 0.6) : step);
      hang(`${name}ToeBase`, toeTurn(step, pose[`step${side}`][0], four));
      if (four) foreLeg(pose, i, hang, world, place);
      else arm(pose, i, hang, world, place);
    }
    for (const { name, marker, parent } of facts) if (marker) world.set(name, world.get(parent!)!);
    const rotations = new Map<string, Quaternion>();
    for (const { name, parent } of facts)
      rotations.set(
        name,
        parent === null
          ? world.get(name)!.clone()
          : world.get(parent)!.clone().invert().multiply(world.get(name)!),
      );
    return { hips: [hipsAt.x, hipsAt.y, hipsAt.z], rotations };
  };

  type Hang = (name: string, turn: Quaternion) => void;

  function arm(
    pose: Pose,
    i: number,
    hang: Hang,
    world: Map<string, Quaternion>,
    place: Map<string, Vector3>,
  ): void {
    const { name, sign } = sides[i]!;
    const side = i === 0 ? 'L' : 'R';
    const hand = pose[`hand${side}`];
    const chest = world.get('Spine')!;
    const shrug = Math.max(0, Math.min(1, hand[1] + 0.1)) * 22;
    hang(
      `${name}Shoulder`,
      chest.clone().multiply(euler([0, sign * -8 * Math.max(0, hand[2]), sign * shrug])),
    );
    hang(`${name}Arm`, chest);
    const shoulder = place.get(`${name}Arm`)!;
    const length = arms[i]!.length;
    const target = shoulder.clone().add(outwards(hand, sign).multiplyScalar(length).applyQuaternion(chest));
    const pole = outwards(pose[`elbow${side}`], sign).applyQuaternion(chest);
    const bent = bend(arms[i]!, shoulder, target, pole);
    const [flex, , twist] = pose[`wrist${side}`];
    const along = bent.tip.clone().sub(bent.middle).normalize();
    const turned = (angle: number): Quaternion =>
      new Quaternion().setFromAxisAngle(along, radians(sign * angle));
    world.set(`${name}Arm`, bent.upper);
    hang(`${name}ForeArm`, turned(twist * 0.5).multiply(bent.lower));
    const hinge = new Quaternion().setFromAxisAngle(bent.normal, radians(flex));
    hang(`${name}Hand`, hinge.multiply(turned(twist)).multiply(bent.lower));
  }

  function foreLeg(
    pose: Pose,
    i: number,
    hang: Hang,
    world: Map<string, Quaternion>,
    place: Map<string, Vector3>,
  ): void {
    const { name, sign } = sides[i]!;
    const side = i === 0 ? 'L' : 'R';
    const chest = world.get('Spine')!;
    hang(`${name}Shoulder`, chest);
    hang(`${name}Arm`, chest);
    const offset = outwards(pose[`hand${side}`], sign).multiplyScalar(legLength);
    const shoulder = place.get(`${name}Arm`)!;
    const ground = at(`${name}Hand`).clone().add(offset);
    const hanging = shoulder.clone().add(
      at(`${name}Hand`)
        .clone()
        .sub(at(`${name}Arm`))
        .add(offset)
        .applyQuaternion(chest),
    );
    const target = ground.lerp(hanging, pose.free[2]);
    const bent = bend(arms[i]!, shoulder, target, new Vector3(0, 0, -1).applyQuaternion(chest));
    world.set(`${name}Arm`, bent.upper);
    hang(`${name}ForeArm`, bent.lower);
    hang(`${name}Hand`, bent.lower.clone().slerp(euler([pose[`wrist${side}`][0], 0, 0]), 0.6));
  }
}

const forward = new Vector3(0, 0, 1);
const backward = new Vector3(0, 0, -1);
/** Ratio of leg length to hip height in the typical human body, so that lying poses reach the ground for all bodies. */
const usualHips = 0.8;
/** Returns the ankle position that keeps the ball of the foot, or its heel, in place. */
function footTarget(
  ankle: Vector3,
  toe: Vector3,
  place: Vector,
  [pitch, yaw, roll]: Vector,
  sign: number,
  legLength: number,
): { ankle: Vector3; turn: Quaternion } {
  const turn = euler([pitch, sign * yaw, sign * roll]);
  const level = euler([0, sign * yaw, 0]);
  const ground = new Vector3(ankle.x, 0, ankle.z);
  const pivot =
    pitch > 0 ? new Vector3(toe.x, 0, toe.z) : new Vector3(ankle.x, 0, ankle.z - (toe.z - ankle.z) * 0.3);
  const at = ground
    .clone()
    .add(pivot.clone().sub(ground).applyQuaternion(level))
    .add(ankle.clone().sub(pivot).applyQuaternion(turn));
  return { ankle: at.add(outwards(place, sign).multiplyScalar(legLength)), turn };
}

/** Returns the toe rotation that keeps toes flat while the heel rises. */
function toeTurn(step: Quaternion, pitch: number, four: boolean): Quaternion {
  return four || pitch <= 0 ? step : step.clone().multiply(euler([-pitch * 0.85, 0, 0]));
}

function tooHigh(hip: Vector3, ankle: Vector3, length: number): number {
  const across = (hip.x - ankle.x) ** 2 + (hip.z - ankle.z) ** 2;
  const most = (length * straightest) ** 2;
  return across >= most ? 0 : Math.max(0, hip.y - ankle.y - Math.sqrt(most - across));
}

function outwards([x, y, z]: Vector, sign: number): Vector3 {
  return new Vector3(sign * x, y, z);
}

function scaled([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}
