import { expect } from 'vitest';
import { editClips } from '../clips/edit-clips.ts';
import { mergeClips } from '../clips/merge-clips.ts';
import { resampleClips } from '../clips/resample-clips.ts';
import { trimClip } from '../clips/trim-clip.ts';
import { inspectModel } from '../inspect/inspect-model.ts';
import { placeModel } from '../place/place-model.ts';
import { bakeArmature } from '../rig/bake-scale.ts';
import { bytesSource } from '../source/source.ts';
import type { HostView } from './in-engines.ts';
import { type RigTrack, rigGlb } from './rig-glb.ts';

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

/** What a model is changed by. */
export const changes = Object.keys(makers);

/** A rigged model after each change, with what inspectModel says of it. */
export async function changedModels(): Promise<Map<string, { glb: Uint8Array; expected: HostView }>> {
  const results = new Map<string, { glb: Uint8Array; expected: HostView }>();
  const source = await rigGlb({ clips: [{ name: 'walk', tracks: [walk, nod] }] });
  for (const [name, make] of Object.entries(makers)) {
    const { glb } = await make(source);
    const { bounds, clips } = await inspectModel(bytesSource(glb), { bounds: 'vertices' });
    results.set(name, {
      glb,
      expected: { min: bounds!.min, max: bounds!.max, clips: clips.map((clip) => clip.name) },
    });
  }
  return results;
}

/** Blender names actions after clip and armature where a clip moves several objects, and sorts them. */
export function expectSame(view: HostView, expected: HostView, sorted = false): void {
  for (const axis of [0, 1, 2]) {
    expect(view.min[axis]).toBeCloseTo(expected.min[axis]!, 4);
    expect(view.max[axis]).toBeCloseTo(expected.max[axis]!, 4);
  }
  const plain = (names: string[]) => names.map((name) => name.replace(/_Armature$/, ''));
  if (sorted) expect(plain(view.clips).sort()).toEqual([...expected.clips].sort());
  else expect(view.clips).toEqual(expected.clips);
}
