import { beforeAll, describe, expect, it } from 'vitest';
import { full } from '../../../test/full.ts';
import { editClips } from './clips/edit-clips.ts';
import { mergeClips } from './clips/merge-clips.ts';
import { resampleClips } from './clips/resample-clips.ts';
import { trimClip } from './clips/trim-clip.ts';
import { inspectModel } from './inspect/inspect-model.ts';
import { placeModel } from './place/place-model.ts';
import { bakeArmature } from './rig/bake-scale.ts';
import { bytesSource } from './source/source.ts';
import { type HostView, hasBlender, inBabylon, inBlender, inThree } from './testing/hosts.ts';
import { type RigTrack, rigGlb } from './testing/rig-glb.ts';

const frames = Array.from({ length: 31 }, (_, frame) => frame / 30);
const nod: RigTrack = {
  node: 'Head',
  path: 'rotation',
  times: frames,
  values: frames.flatMap((t) => [Math.sin(t), 0, 0, Math.cos(t)]),
};
const walk: RigTrack = {
  node: 'Hips',
  path: 'translation',
  times: frames,
  values: frames.flatMap((t) => [0, 95 + t, t * 40]),
};

/** The result of each kind of change, by name. */
const makers: Record<string, (source: Uint8Array) => Promise<{ glb: Uint8Array }>> = {
  placed: (glb) => placeModel(bytesSource(glb), { height: 1.8 }),
  'placed, baked': (glb) => placeModel(bytesSource(glb), { height: 1.8, mode: 'baked' }),
  merged: async (glb) => {
    const donor = await rigGlb({ clips: [{ name: 'nod', tracks: [nod] }] });
    return editClips(bytesSource(glb), [mergeClips([bytesSource(donor)])]);
  },
  trimmed: (glb) => editClips(bytesSource(glb), [trimClip('walk', { start: 0.2, end: 0.7 })]),
  resampled: (glb) => editClips(bytesSource(glb), [resampleClips()]),
  'with its armature baked': (glb) => bakeArmature(bytesSource(glb)),
};
const results = new Map<string, { glb: Uint8Array; expected: HostView }>();

beforeAll(async () => {
  const source = await rigGlb({ clips: [{ name: 'walk', tracks: [walk, nod] }] });
  for (const [name, make] of Object.entries(makers)) {
    const { glb } = await make(source);
    const { bounds, clips } = await inspectModel(bytesSource(glb), { bounds: 'vertices' });
    results.set(name, {
      glb,
      expected: { min: bounds!.min, max: bounds!.max, clips: clips.map((clip) => clip.name) },
    });
  }
});

describe.each([
  ['three.js', inThree],
  ['Babylon.js', inBabylon],
])('in %s', (_, open) => {
  it.each(Object.keys(makers))('a model %s has the reported box and clips', async (name) => {
    const { glb, expected } = results.get(name)!;
    expectSame(await open(glb), expected);
  });
});

describe.skipIf(!full || !hasBlender())(
  'in Blender (full form only, skipped where it is not installed)',
  () => {
    it('every result has the reported box and clips', () => {
      const views = inBlender([...results.values()].map(({ glb }) => glb));
      expect(views).toHaveLength(results.size);
      for (const [index, { expected }] of [...results.values()].entries())
        expectSame(views[index]!, expected, true);
    });
  },
);

/** Blender names actions after clip and armature where a clip moves several objects, and sorts them. */
function expectSame(view: HostView, expected: HostView, sorted = false): void {
  for (const axis of [0, 1, 2]) {
    expect(view.min[axis]).toBeCloseTo(expected.min[axis]!, 4);
    expect(view.max[axis]).toBeCloseTo(expected.max[axis]!, 4);
  }
  const plain = (names: string[]) => names.map((name) => name.replace(/_Armature$/, ''));
  if (sorted) expect(plain(view.clips).sort()).toEqual([...expected.clips].sort());
  else expect(view.clips).toEqual(expected.clips);
}
