import { clips, long } from '@meshwright/testing/engines/suite/models';
import { otherNames, serviceNames, walker } from '@meshwright/testing/engines/walker';
import { expect, it } from 'vitest';
import { placedNodes } from '../../retarget/rig.ts';
import { nothing, type SuiteContext } from './suite-context.ts';

/** Registers the tests of clips, and of clips borrowed from another rig. */
export function clipsTests({ run }: SuiteContext): void {
  it('finds clips by meaning; a missing clip is no error', async () => {
    const names = ['walk', 'run', 'running', 'walking man', clips[0]!, 'jump', 'idle'];
    const [walk, running] = clips;
    expect(await run('clips', names, '/files/plain/a.glb')).toEqual([
      walk,
      running,
      running,
      walk,
      walk,
      null,
      null,
    ]);
  });

  it('plays clips of a rig on another rig of the same body in the same pose', async () => {
    const seen = await run('borrow', '/walker.glb', '/still.glb', moments);
    const [walk] = clips;
    expect([seen.borrowed, seen.again, seen.played, seen.clips]).toEqual([[walk], [], [walk, walk], [walk]]);
    expect(seen.leaks).toEqual(nothing);
    for (const { from, to } of seen.poses) {
      const bones = Object.keys(from.pose);
      expect(bones.length).toBeGreaterThanOrEqual(22);
      for (const bone of bones)
        expect([bone, difference(from.pose[bone]!, to.pose[bone]!) < 1e-5]).toEqual([bone, true]);
    }
  });

  it('plays clips on a rig of other proportions: same limb directions, same height of the lower foot', async () => {
    const { poses, leaks } = await run('borrow', '/walker.glb', '/long.glb', moments);
    expect(leaks).toEqual(nothing);
    for (const { from, to } of poses) {
      for (const side of ['left', 'right']) {
        for (const [start, end] of limbs) {
          const way = (names: typeof serviceNames, { places }: typeof from) =>
            [0, 1, 2].map(
              (axis) => places[names[side + end]!]![axis]! - places[names[side + start]!]![axis]!,
            );
          expect(degrees(way(serviceNames, from), way(otherNames, to))).toBeLessThan(0.1);
        }
      }
      // The lowest sole, foot or toes, is as high as at rest, where both are on the ground.
      const soles = ['left', 'right'].map((side) =>
        Math.min(
          to.places[otherNames[`${side}Foot`]!]![1]! - restFoot,
          to.places[otherNames[`${side}Toes`]!]![1]! - restToes,
        ),
      );
      expect(Math.abs(Math.min(...soles))).toBeLessThan(1e-3);
    }
  });

  it('takes no clips from another kind of body or from a disposed asset', async () => {
    expect(await run('borrowFails', '/walker.glb', '/box.glb')).toEqual(['unlike_rigs', 'disposed']);
    expect(await run('borrowFails', '/box.glb', '/long.glb')).toEqual(['unlike_rigs', 'disposed']);
  });
}

const rest = placedNodes(walker(long).nodes);
const [restFoot, restToes] = ['Foot', 'Toes'].map(
  (sole) => rest[walker(long).nodes.findIndex(({ name }) => name === otherNames[`left${sole}`])]!.at[1],
) as [number, number];

/** At keys, and between two. */
const moments = [0, 8 / 30, 0.61];
const limbs = [
  ['UpperArm', 'LowerArm'],
  ['LowerArm', 'Hand'],
  ['UpperLeg', 'LowerLeg'],
  ['LowerLeg', 'Foot'],
] as const;

/** Returns the largest difference between two poses of a bone; a rotation and its negative are the same. */
function difference(one: readonly number[], other: readonly number[]): number {
  const sign = Math.sign(one.slice(3, 7).reduce((sum, value, i) => sum + value * other[3 + i]!, 0));
  return Math.max(...one.map((value, i) => Math.abs(value - other[i]! * (i > 2 && i < 7 ? sign : 1))));
}

function degrees(one: readonly number[], other: readonly number[]): number {
  const dot = one.reduce((sum, value, axis) => sum + value * other[axis]!, 0);
  return (Math.acos(Math.min(1, dot / Math.hypot(...one) / Math.hypot(...other))) * 180) / Math.PI;
}
