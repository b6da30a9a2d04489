import { describe, expect, it } from 'vitest';
import { bytesSource } from '../../source/source.ts';
import { playedModel, poseGap } from '../../testing/pose-oracle.ts';
import { type RigOptions, type RigTrack, rigGlb } from '../../testing/rig-glb.ts';
import { editClips } from '../edit-clips.ts';
import { extractRootMotion, makeInPlace } from '../root-motion.ts';
import { clipMotion } from './clip-motion.ts';

const half = Math.SQRT1_2;
const times = [0, 0.5, 1];

/** Two metres forward in a second, with sway and bob; in the axes of the armature, in centimetres. */
const walk = (toArmature: (v: number[]) => number[], interpolation: RigTrack['interpolation']): RigTrack => {
  const points = [
    [0, 95, 0],
    [8, 105, 110],
    [0, 95, 200],
  ].map(toArmature);
  const values =
    interpolation === 'CUBICSPLINE'
      ? points.flatMap((point) => [...toArmature([1, 2, 190]), ...point, ...toArmature([1, 2, 190])])
      : points.flat();
  return { node: 'Hips', path: 'translation', interpolation: interpolation ?? 'LINEAR', times, values };
};

const straight = (v: number[]) => v;
/** An armature rotated as Z-up exporters write it: its -Z is up in the scene. */
const lying = ([x, y, z]: number[]) => [x!, -z!, y!].map((value) => value);

const rigs: [string, RigOptions, (v: number[]) => number[]][] = [
  ['an upright armature in centimetres', {}, straight],
  [
    'an armature turned by 90 degrees',
    { armatureRotation: [-half, 0, 0, half], bones: [['Hips', lying([0, 95, 0])]] },
    lying,
  ],
];

describe.each(rigs)('in %s', (_, rig, toArmature) => {
  const glbOf = (interpolation?: RigTrack['interpolation']) =>
    rigGlb({ ...rig, clips: [{ name: 'walk', tracks: [walk(toArmature, interpolation)] }] });

  it('root motion is reported in metres of the scene', async () => {
    const [motion] = await clipMotion(bytesSource(await glbOf()));
    const { root, loop } = motion!;
    expect(root).toMatchObject({ bone: 'Hips', inPlace: false });
    expect(root!.displacement.map((value) => Math.round(value * 1e5) / 1e5 || 0)).toEqual([0, 0, 2]);
    expect(root!.distance).toBeCloseTo(2, 5);
    expect(root!.speed).toBeCloseTo(2, 5);
    expect(root!.rise).toBeCloseTo(0.1, 5);
    // Steady motion does not lower the loop score.
    expect(loop.score).toBeCloseTo(1, 5);
  });

  it.each(['LINEAR', 'STEP', 'CUBICSPLINE'] as const)(
    'makeInPlace removes the steady travel from %s keys, and keeps height and sway',
    async (interpolation) => {
      const glb = await glbOf(interpolation);
      const { glb: still } = await editClips(bytesSource(glb), [makeInPlace()]);
      const [motion] = await clipMotion(bytesSource(still));
      expect(motion!.root).toMatchObject({ inPlace: true });
      expect(motion!.root!.rise).toBeCloseTo(0.1, 5);
      const [before, after] = [await playedModel(glb), await playedModel(still)];
      for (const time of interpolation === 'STEP' ? [0, 0.5, 1] : [0, 0.2, 0.5, 0.8, 1]) {
        const [from, to] = [before.pose(0, time).get('Hips')!, after.pose(0, time).get('Hips')!];
        expect(to[12], `x at ${time}`).toBeCloseTo(from[12]!, 5);
        expect(to[13], `y at ${time}`).toBeCloseTo(from[13]!, 5);
        expect(to[14], `z at ${time}`).toBeCloseTo(from[14]! - 2 * time, 5);
      }
    },
  );

  it('makeInPlace can remove all horizontal motion', async () => {
    const { glb } = await editClips(bytesSource(await glbOf()), [makeInPlace({ remove: 'all' })]);
    const played = await playedModel(glb);
    for (const time of [0, 0.3, 0.5, 1]) {
      const world = played.pose(0, time).get('Hips')!;
      expect(Math.hypot(world[12]!, world[14]!)).toBeLessThan(1e-5);
    }
  });

  it.each(['LINEAR', 'STEP', 'CUBICSPLINE'] as const)(
    'extractRootMotion moves the travel of %s keys to the armature; the pose in the scene stays',
    async (interpolation) => {
      const glb = await glbOf(interpolation);
      const { glb: extracted } = await editClips(bytesSource(glb), [extractRootMotion('walk')]);
      const [before, after] = [await playedModel(glb), await playedModel(extracted)];
      for (const time of [0, 0.25, 0.5, 0.75, 1]) {
        const [from, to] = [before.pose(0, time), after.pose(0, time)];
        expect(poseGap(new Map([['Hips', from.get('Hips')!]]), to), `${time}`).toBeLessThan(1e-5);
      }
      expect(after.pose(0, 1).get('Armature')![14]).toBeCloseTo(2, 5);
      expect((await clipMotion(bytesSource(extracted)))[0]!.root!.inPlace).toBe(true);
    },
  );
});

describe('the loop score', () => {
  it.each([
    ['the same pose, as -q', [0, 0, 0, 1, half, 0, 0, half, 0, 0, 0, -1], 1, 0],
    [
      '9 degrees apart',
      [0, 0, 0, 1, half, 0, 0, half, Math.sin(Math.PI / 40), 0, 0, Math.cos(Math.PI / 40)],
      0.8,
      9,
    ],
    ['half a turn apart', [0, 0, 0, 1, half, 0, 0, half, 1, 0, 0, 0], 0, 180],
  ])('of a clip that ends in %s', async (_, values, score, degrees) => {
    const track: RigTrack = { node: 'Head', path: 'rotation', times, values };
    const [motion] = await clipMotion(bytesSource(await rigGlb({ clips: [{ name: 'a', tracks: [track] }] })));
    expect(motion!.loop.score).toBeCloseTo(score, 4);
    expect(motion!.loop.degrees).toBeCloseTo(degrees, 3);
    expect(motion!.loop.bone).toBe(score < 1 ? 'Head' : null);
    expect(motion!.root).toBeNull();
  });

  it('counts a jump in height, but not the travel forward', async () => {
    const fall: RigTrack = {
      node: 'Hips',
      path: 'translation',
      times,
      values: [0, 95, 0, 0, 60, 0, 0, 10, 90],
    };
    const [motion] = await clipMotion(
      bytesSource(await rigGlb({ clips: [{ name: 'fall', tracks: [fall] }] })),
    );
    expect(motion!.loop.score).toBe(0);
    expect(motion!.loop.bone).toBe('Hips');
  });
});

describe('root motion that cannot be extracted', () => {
  it('is refused with an error that names the cause: no moving bone, or a parent that moves already', async () => {
    const turning: RigTrack = { node: 'Head', path: 'scale', times: [0], values: [1, 1, 1] };
    const none = await rigGlb({ clips: [{ name: 'a', tracks: [turning] }] });
    await expect(editClips(bytesSource(none), [extractRootMotion(0)])).rejects.toMatchObject({
      code: 'no_root_motion',
    });
    const armature: RigTrack = { node: 'Armature', path: 'translation', times: [0], values: [0, 0, 0] };
    const both = await rigGlb({ clips: [{ name: 'a', tracks: [walk(straight, 'LINEAR'), armature] }] });
    await expect(editClips(bytesSource(both), [extractRootMotion(0)])).rejects.toMatchObject({
      code: 'no_root_motion',
      message: expect.stringMatching(/makeInPlace/),
    });
  });
});
