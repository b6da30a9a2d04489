import { parseTaskRef, rigClipName } from '@meshwright/client';
import { animation, rigging, textTo3d } from '@meshwright/contract';
import type { Scattered } from '@meshwright/runtime';
import { obstacles, pathAt } from './scenery/layout.ts';
import type { Vec3 } from './scenery/mesh-data.ts';
import type { World } from './world.ts';

/** Knights like the player: some stand beside the path, others walk along the wall. */
export interface Guards {
  readonly posted: readonly Vec3[];
  readonly patrol: readonly Vec3[];
  /** Walks on. */
  tick(seconds: number): void;
}

/** Colours that are multiplied with those of the model, in turn. */
const tints: readonly Vec3[] = [
  [1, 1, 1],
  [1, 0.78, 0.45],
  [0.6, 0.75, 1],
];
const beside = 1.75;
/** Radius of the way along the wall in metres, and metres per second. */
const [ring, pace] = [16.9, 1.25];
/** Metres per second of the walk clip at its own speed. */
const walkPace = 1.7;
/** Pairs of knights on patrol, and the distance within a pair in radians. */
const [pairs, apart] = [6, 0.075];

/**
 * Draws the guards with two calls, from files that the player has: the character with its clip, and its rig's walk.
 * @param tasks those that made the player, in short form
 * @param share of the guards that are drawn, 0 to 1
 */
export async function openGuards<Node, Native>(
  world: World<Node, Native>,
  tasks: readonly string[],
  height: number,
  share: number,
): Promise<Guards | undefined> {
  const made = tasks.map((task) => parseTaskRef(task, [textTo3d, rigging, animation]));
  const rig = made.find(({ family }) => family.name === rigging.name);
  const character = made.find(({ family }) => family.name === animation.name);
  if (!rig || !character) return undefined;
  const fewer = <T>(all: readonly T[]) => all.slice(0, Math.ceil(all.length * share));
  const posts = fewer(postsAlongPath());
  let angles: readonly number[] = fewer(
    Array.from(
      { length: pairs * 2 },
      (_, index) => ((index >> 1) / pairs) * 2 * Math.PI + (index & 1) * apart,
    ),
  );
  const look = { height, shadows: true } as const;
  const [standing, walking] = await Promise.all([
    world.assets.scatter(
      character,
      posts.map(({ at, turn }, index) => ({
        position: at,
        rotation: turned(turn),
        colour: tints[index % 3],
      })),
      { ...look, play: 'idle' },
    ),
    world.assets.scatter(
      { task: rig, artifact: rigClipName('walking') },
      angles.map((angle, index) => ({ ...onRing(angle), colour: tints[index % 3] })),
      { ...look, play: [{ clip: 'walk', speed: pace / walkPace }] },
    ),
  ]);
  for (const { root } of [standing, walking] satisfies Scattered<Node>[]) world.add(root);
  return {
    posted: posts.map(({ at }) => at),
    get patrol() {
      return angles.map((angle) => onRing(angle).position);
    },
    tick(seconds) {
      angles = angles.map((angle) => angle + (pace / ring) * seconds);
      for (const [index, angle] of angles.entries()) walking.set(index, onRing(angle));
    },
  };
}

/** Returns places on both sides of the path, away from what stands there, facing the path. */
function postsAlongPath(): { readonly at: Vec3; readonly turn: number }[] {
  const rows = Array.from({ length: 8 }, (_, index) => 4.5 - 2.3 * index);
  return rows
    .flatMap((z) => [-1, 1].map((side) => ({ at: [pathAt(z) + side * beside, 0, z] satisfies Vec3, side })))
    .filter(({ at }) => obstacles.every((other) => away(at, other.at) > other.radius + 0.6))
    .map(({ at, side }) => ({ at, turn: (-side * Math.PI) / 2 }));
}

function away([x, , z]: Vec3, [otherX, , otherZ]: Vec3): number {
  return Math.hypot(x - otherX, z - otherZ);
}

/** Returns the place at an angle of the way along the wall, looking ahead. */
function onRing(angle: number) {
  const position: Vec3 = [Math.sin(angle) * ring, 0, Math.cos(angle) * ring];
  return { position, rotation: turned(angle + Math.PI / 2) };
}

/** Returns the quaternion of a turn about the vertical axis, in radians. */
function turned(turn: number) {
  return [0, Math.sin(turn / 2), 0, Math.cos(turn / 2)] as const;
}
