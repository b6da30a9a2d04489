import { NodeIO } from '@gltf-transform/core';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../source/source.ts';
import { playedModel, poseGap } from '../testing/pose-oracle.ts';
import { type RigTrack, rigGlb } from '../testing/rig-glb.ts';
import { clips } from './clips-document.ts';
import { dedupeClips } from './dedupe-clips.ts';
import { editClips } from './edit-clips.ts';
import { mergeClips } from './merge-clips.ts';
import { renameClips } from './rename-clips.ts';

const nod: RigTrack = {
  node: 'Head',
  path: 'rotation',
  times: [0, 0.5, 1],
  values: [0, 0, 0, 1, 0.6, 0, 0, 0.8, 0, 0, 0, 1],
};
const bow: RigTrack = { ...nod, node: 'Spine' };
const sway: RigTrack = {
  node: 'Hips',
  path: 'translation',
  times: [0, 0.5, 1],
  values: [0, 95, 0, 5, 95, 0, 0, 95, 0],
};
const walk: RigTrack = { ...sway, values: [0, 95, 0, 5, 95, 40, 10, 95, 90] };

describe('dedupeClips', () => {
  it('stores equal key data of all clips once, and playback stays the same', async () => {
    const before = await rigGlb({
      clips: [
        { name: 'a', tracks: [nod, sway] },
        { name: 'b', tracks: [bow, nod] },
      ],
    });
    const { glb, report } = await editClips(bytesSource(before), [dedupeClips()]);
    expect(report.clips.map(({ name }) => name)).toEqual(['a', 'b']);
    const accessors = (bytes: Uint8Array) => (glbParts(bytes).json.accessors as unknown[]).length;
    // Of four time and four value accessors, one and two remain.
    expect(accessors(before) - accessors(glb)).toBe(5);
    expect(glb.length).toBeLessThan(before.length);
    const [was, is] = [await playedModel(before), await playedModel(glb)];
    for (const clip of [0, 1]) expect(poseGap(was.pose(clip, 0.3), is.pose(clip, 0.3))).toBe(0);
  });

  it('removes a clip that equals an earlier one, and reports both names', async () => {
    const twice = await rigGlb({
      clips: [
        { name: 'one', tracks: [nod, sway] },
        { name: 'two', tracks: [sway, nod] },
        { name: 'three', tracks: [nod] },
      ],
    });
    const dropped = await editClips(bytesSource(twice), [dedupeClips()]);
    expect(dropped.report.clips.map(({ name }) => name)).toEqual(['one', 'three']);
    expect(dropped.report.warnings).toMatchObject([
      { code: 'duplicate_clip', message: expect.stringMatching(/"two" .* "one"/) },
    ]);
    const kept = await editClips(bytesSource(twice), [dedupeClips({ clips: 'report' })]);
    expect(kept.report.clips).toHaveLength(3);
    expect(kept.report.warnings).toHaveLength(1);
  });

  it('changes a document in the same way', async () => {
    const io = new NodeIO();
    const tracks = [nod, sway];
    const glb = await rigGlb({
      clips: [
        { name: 'one', tracks },
        { name: 'two', tracks },
        { name: 'three', tracks: [bow] },
      ],
    });
    const document = await io.readBinary(glb);
    await document.transform(clips(dedupeClips()));
    expect(
      document
        .getRoot()
        .listAnimations()
        .map((clip) => clip.getName()),
    ).toEqual(['one', 'three']);
    expect(glbParts(await io.writeBinary(document)).json.animations).toHaveLength(2);
  });

  it('removes the duplicates of merged files', async () => {
    const source = async () =>
      bytesSource(await rigGlb({ clips: [{ name: 'a', tracks: [nod] }] }), 'again.glb');
    const steps = [mergeClips([await source(), await source()]), dedupeClips()];
    const { report } = await editClips(await source(), steps);
    expect(report.clips).toHaveLength(1);
  });
});

describe('renameClips for Godot', () => {
  it('marks loops, only once after repeated renames, and counts steady walks as loops', async () => {
    const glb = await rigGlb({
      clips: [
        { name: 'Armature|Nod Slowly|baselayer', tracks: [nod] },
        { name: 'Walk', tracks: [walk] },
        { name: 'Fall', tracks: [{ ...nod, values: nod.values.with(8, 0.6).with(11, 0.8) }] },
        { name: 'Pose', tracks: [{ ...nod, times: [0], values: [0, 0, 0, 1] }] },
      ],
    });
    const once = await editClips(bytesSource(glb), [renameClips('godot')]);
    const names = once.report.clips.map(({ name }) => name);
    expect(names).toEqual(['nod_slowly-loop', 'walk-loop', 'fall', 'pose']);
    const twice = await editClips(bytesSource(once.glb), [renameClips('godot')]);
    expect(twice.report.clips.map(({ name }) => name)).toEqual(names);
  });
});
