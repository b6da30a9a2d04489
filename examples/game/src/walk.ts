import { layout, type Obstacle } from './scenery/layout.ts';
import type { Vec3 } from './scenery/mesh-data.ts';

/** Where somebody is and what their legs do; clips are asked for by these names. */
export interface Walker {
  readonly at: Vec3;
  /** Radians about the vertical; 0 looks along +Z. */
  readonly turn: number;
  readonly gait: 'idle' | 'walk' | 'run';
}

/** Where to, on the ground; at most 1 long. */
export interface WalkInput {
  readonly x: number;
  readonly z: number;
  readonly run: boolean;
}

/** Metres a second. */
const pace = { idle: 0, walk: 1.7, run: 4.2 } as const;
const shoulders = 0.35;
/** How much of a turn is left after a second. */
const turnLeft = 0.0005;

/** One step: turns towards the wish, goes there, and stays inside the wall and outside of what is in the way. */
export function step(
  walker: Walker,
  wish: WalkInput,
  seconds: number,
  obstacles: readonly Obstacle[],
): Walker {
  const strength = Math.min(1, Math.hypot(wish.x, wish.z));
  if (strength < 0.05) return { ...walker, gait: 'idle' };
  const gait = wish.run ? 'run' : 'walk';
  const length = Math.hypot(wish.x, wish.z);
  const metres = pace[gait] * strength * seconds;
  const there: Vec3 = [
    walker.at[0] + (wish.x / length) * metres,
    0,
    walker.at[2] + (wish.z / length) * metres,
  ];
  const missing = between(walker.turn, Math.atan2(wish.x, wish.z));
  return { at: kept(there, obstacles), turn: walker.turn + missing * (1 - turnLeft ** seconds), gait };
}

/** The shorter way from one direction to another, in radians. */
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
