import { layout, type Obstacle } from './scenery/layout.ts';
import type { Vec3 } from './scenery/mesh-data.ts';

/** Position and gait of the player; clips have these names. */
export interface Walker {
  readonly at: Vec3;
  /** Radians about the vertical axis; 0 looks along +Z. */
  readonly turn: number;
  readonly gait: 'idle' | 'walk' | 'run';
}

/** Direction on the ground, of length 1 at most. */
export interface WalkInput {
  readonly x: number;
  readonly z: number;
  readonly run: boolean;
}

/** Metres per second. */
const pace = { idle: 0, walk: 1.7, run: 4.2 } as const;
const shoulders = 0.35;
/** Fraction of a turn that remains after a second. */
const turnLeft = 0.0005;

/** Advances one step: turns toward the input, moves, and stays inside the wall and outside obstacles. */
export function step(
  walker: Walker,
  input: WalkInput,
  seconds: number,
  obstacles: readonly Obstacle[],
): Walker {
  const strength = Math.min(1, Math.hypot(input.x, input.z));
  if (strength < 0.05) return { ...walker, gait: 'idle' };
  const gait = input.run ? 'run' : 'walk';
  const length = Math.hypot(input.x, input.z);
  const metres = pace[gait] * strength * seconds;
  const there: Vec3 = [
    walker.at[0] + (input.x / length) * metres,
    0,
    walker.at[2] + (input.z / length) * metres,
  ];
  const missing = between(walker.turn, Math.atan2(input.x, input.z));
  return { at: kept(there, obstacles), turn: walker.turn + missing * (1 - turnLeft ** seconds), gait };
}

/** Metres from one step to the next. */
const strideOf = { idle: Infinity, walk: 0.75, run: 1.3 } as const;

/** Returns a function that calls `onStep` once a stride. */
export function strides(onStep: () => void): (walker: Walker, seconds: number) => void {
  let walked = 0;
  return ({ gait }, seconds) => {
    walked = gait === 'idle' ? 0 : walked + pace[gait] * seconds;
    if (walked < strideOf[gait]) return;
    walked = 0;
    onStep();
  };
}

/** Returns the shorter signed angle between two directions, in radians. */
export function between(from: number, to: number): number {
  return Math.atan2(Math.sin(to - from), Math.cos(to - from));
}

function kept(there: Vec3, obstacles: readonly Obstacle[]): Vec3 {
  let [x, , z] = there;
  for (const { at, radius } of obstacles) {
    const [dx, dz] = [x - at[0], z - at[2]];
    const [far, room] = [Math.hypot(dx, dz), radius + shoulders];
    if (far >= room || far === 0) continue;
    [x, z] = [at[0] + (dx / far) * room, at[2] + (dz / far) * room];
  }
  const out = Math.hypot(x, z) / layout.reach;
  return out > 1 ? [x / out, 0, z / out] : [x, 0, z];
}
