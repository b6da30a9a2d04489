import type { Vector } from '@meshwright/look/render';

/**
 * A pose independent of body proportions. Angles are degrees: pitch about +X (forward, toes down), yaw about +Y (to the
 * left), roll about +Z. x is to the left for the trunk, and outwards for paired parts.
 */
export interface Pose {
  /** Offset of the hips from rest, in leg lengths. */
  readonly hips: Vector;
  readonly turn: Vector;
  /** Chest relative to the hips. */
  readonly spine: Vector;
  /** Head relative to the chest. */
  readonly head: Vector;
  /** Wrist from the shoulder in chest space, in arm lengths; of a quadruped, the paw from rest in leg lengths. */
  readonly handL: Vector;
  readonly handR: Vector;
  /** Direction of the elbow. */
  readonly elbowL: Vector;
  readonly elbowR: Vector;
  /** Flexion, unused, twist. */
  readonly wristL: Vector;
  readonly wristR: Vector;
  /** Foot from its rest position on the ground, in leg lengths. */
  readonly footL: Vector;
  readonly footR: Vector;
  /** Foot's pitch, outward yaw and roll; it rotates about the ball, or the heel when the toes rise. */
  readonly stepL: Vector;
  readonly stepR: Vector;
  /** Direction of the knee. */
  readonly kneeL: Vector;
  readonly kneeR: Vector;
  /** How far the left and the right foot follow the hips (1) instead of the ground (0). */
  readonly free: Vector;
  /** A quadruped's tail relative to its hips. */
  readonly tail: Vector;
}

/** Channels of a pose; `hands`, `elbows`, `wrists`, `feet`, `steps` and `knees` set both sides. */
export type PoseChange = Partial<Pose> &
  Partial<Record<'hands' | 'elbows' | 'wrists' | 'feet' | 'steps' | 'knees', Vector>>;

/** Pose as a function of the elapsed share of a clip, 0 to 1. */
export type Motion = (share: number) => Pose;

const none: Vector = [0, 0, 0];
const elbow: Vector = [0.35, -0.6, -0.7];
const knee: Vector = [0.12, 0, 1];

/** Relaxed standing pose. */
export const stand: Pose = {
  hips: none,
  turn: none,
  spine: none,
  head: none,
  handL: [0.16, -0.95, 0.1],
  handR: [0.16, -0.95, 0.1],
  elbowL: elbow,
  elbowR: elbow,
  wristL: none,
  wristR: none,
  footL: none,
  footR: none,
  stepL: [0, 6, 0],
  stepR: [0, 6, 0],
  kneeL: knee,
  kneeR: knee,
  free: none,
  tail: none,
};

/** Rest pose of a quadruped. */
export const standOnFour: Pose = { ...stand, handL: none, handR: none, stepL: none, stepR: none };

export const channels: readonly (keyof Pose)[] = Object.keys(stand) as (keyof Pose)[];

/** Returns the pose with some channels replaced. */
export function changed(pose: Pose, change: PoseChange): Pose {
  const { hands, elbows, wrists, feet, steps, knees, ...own } = change;
  return {
    ...pose,
    ...(hands && { handL: hands, handR: hands }),
    ...(elbows && { elbowL: elbows, elbowR: elbows }),
    ...(wrists && { wristL: wrists, wristR: wrists }),
    ...(feet && { footL: feet, footR: feet }),
    ...(steps && { stepL: steps, stepR: steps }),
    ...(knees && { kneeL: knees, kneeR: knees }),
    ...own,
  };
}

/** Returns the sum of a pose and some channels. */
export function added(pose: Pose, change: Partial<Pose>): Pose {
  const sum: Record<string, Vector> = { ...pose };
  for (const [name, [x, y, z]] of Object.entries(change) as [keyof Pose, Vector][])
    sum[name] = [pose[name][0] + x, pose[name][1] + y, pose[name][2] + z];
  return sum as unknown as Pose;
}

/** Returns the wrist position for the angles of shoulder (forwards), elbow and outward arm, in degrees. */
export function armAt(swing: number, bend = 12, out = 8): Vector {
  const [a, b, c] = [swing, swing + bend, out].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const down = 0.53 * Math.cos(a) + 0.47 * Math.cos(b);
  return [
    Math.sin(c) * Math.max(Math.abs(down), 0.3),
    -down * Math.cos(c),
    0.53 * Math.sin(a) + 0.47 * Math.sin(b),
  ];
}
