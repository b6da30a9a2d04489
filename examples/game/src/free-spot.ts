import { layout, type Obstacle } from './scenery/layout.ts';
import type { Vec3 } from './scenery/mesh-data.ts';
import type { Walker } from './walk.ts';

/** Distance from the player at which a new thing is placed, in metres. */
const reach = 2.2;
const gap = 0.25;
/** Directions from straight ahead, in radians, nearest first. */
const sides = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2, 2.6, -2.6, Math.PI];
const farthest = 8;

/**
 * Returns the nearest place before the player where a thing touches nothing else; straight ahead when all places are
 * taken.
 * @param radius of the thing, in metres
 */
export function freeSpot({ at, turn }: Walker, radius: number, obstacles: readonly Obstacle[]): Vec3 {
  const place = (side: number, far: number): Vec3 => [
    at[0] + Math.sin(turn + side) * far,
    0,
    at[2] + Math.cos(turn + side) * far,
  ];
  const isFree = ([x, , z]: Vec3) =>
    Math.hypot(x, z) + radius <= layout.wall &&
    obstacles.every((other) => Math.hypot(x - other.at[0], z - other.at[2]) >= radius + other.radius + gap);
  const nearest = Math.max(reach, radius + 1);
  for (let far = nearest; far <= nearest + farthest; far += 0.8) {
    const spot = sides.map((side) => place(side, far)).find(isFree);
    if (spot) return spot;
  }
  return place(0, nearest);
}
