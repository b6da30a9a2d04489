import type { Vector } from '../render/camera.ts';

/**
 * How a body holds itself, free of its proportions. Angles are degrees: pitch about +X (forward, toes down), yaw
 * about +Y (to the left), roll about +Z. x is to the left for the trunk, and outwards for what comes in pairs.
 */
export interface Pose {
  /** From where the hips rest, in leg lengths. */
  readonly hips: Vector;
  readonly turn: Vector;
  /** Chest against hips. */
  readonly spine: Vector;
  /** Head against chest. */
  readonly head: Vector;
  /** Wrist from the shoulder as the chest sees it, in arm lengths; of a quadruped, the paw from its rest in leg lengths. */
  readonly handL: Vector;
  readonly handR: Vector;
  /** Where the elbow points. */
  readonly elbowL: Vector;
  readonly elbowR: Vector;
  /** Flexion, nothing, twist. */
  readonly wristL: Vector;
  readonly wristR: Vector;
  /** Foot from where it rests on the ground, in leg lengths. */
  readonly footL: Vector;
  readonly footR: Vector;
  /** Foot's pitch, outward yaw and roll; it turns about the ball, or the heel when the toes rise. */
  readonly stepL: Vector;
  readonly stepR: Vector;
  /** Where the knee points. */
  readonly kneeL: Vector;
  readonly kneeR: Vector;
  /** How far the left and the right foot hang on the hips (1) instead of standing on the ground (0). */
  readonly free: Vector;
  /** A quadruped's tail against its hips. */
  readonly tail: Vector;
}

/** Channels of a pose; `hands`, `elbows`, `wrists`, `feet`, `steps` and `knees` set both sides. */
export type PoseChange = Partial<Pose> &
  Partial<Record<'hands' | 'elbows' | 'wrists' | 'feet' | 'steps' | 'knees', Vector>>;

/** A pose over the share of a clip that has passed, 0 to 1. */
export type Motion = (share: number) => Pose;

const none: Vector = [0, 0, 0];
const elbow: Vector = [0.35, -0.6, -0.7];
const knee: Vector = [0.12, 0, 1];

/** Standing at ease. */
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

/** A quadruped at rest. */
export const standOnFour: Pose = { ...stand, handL: none, handR: none, stepL: none, stepR: none };

export const channels: readonly (keyof Pose)[] = Object.keys(stand) as (keyof Pose)[];

/** The pose with some channels replaced. */
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

/** The sum of a pose and some channels. */
export function added(pose: Pose, change: Partial<Pose>): Pose {
  const sum: Record<string, Vector> = { ...pose };
  for (const [name, [x, y, z]] of Object.entries(change) as [keyof Pose, Vector][])
    sum[name] = [pose[name][0] + x, pose[name][1] + y, pose[name][2] + z];
  return sum as unknown as Pose;
}

/** A wrist's place by the angles of shoulder (forwards), elbow and how far the arm is held out, in degrees. */
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
