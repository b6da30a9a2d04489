import { type Document, NodeIO } from '@gltf-transform/core';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../source/source.ts';
import { playedModel, poseGap } from '../testing/pose-oracle.ts';
import { type RigTrack, rigGlb } from '../testing/rig-glb.ts';
import { clips } from './clips-document.ts';
import { dropConstantTracks } from './drop-constant-tracks.ts';
import { editClips } from './edit-clips.ts';
import { mergeClips } from './merge-clips.ts';
import { renameClips } from './rename-clips.ts';
import { retimeClip } from './retime-clip.ts';
import { extractRootMotion, makeInPlace } from './root-motion.ts';
import type { ClipStep } from './session/clip-session.ts';
import { splitClip, trimClip } from './trim-clip.ts';

const turn: RigTrack = {
  node: 'Head',
  path: 'rotation',
  times: [0, 0.5, 1],
  values: [0, 0, 0, 1, 0.6, 0, 0, 0.8, 0, 0, 0, 1],
};
const way: RigTrack = { node: 'Hips', path: 'translation', times: [0, 1], values: [0, 95, 0, 0, 95, 120] };
const still: RigTrack = { node: 'Spine', path: 'scale', times: [0, 1], values: [1, 1, 1, 1, 1, 1] };
const model = () =>
  rigGlb({
    clips: [
      { name: 'Armature|walk', tracks: [turn, way, still] },
      { name: 'nod', tracks: [turn] },
    ],
  });
const donor = async () => bytesSource(await model(), 'donor.glb');

describe('clip steps as a glTF-Transform transform', () => {
  it.each<[string, () => Promise<ClipStep[]>]>([
    ['rename', async () => [renameClips('pascal')]],
    ['trim', async () => [trimClip(0, { start: 0.2, end: 0.7 })]],
    [
      'split',
      async () => [
        splitClip(0, [
          { name: 'a', end: 0.5 },
          { name: 'b', start: 0.5 },
        ]),
      ],
    ],
    ['retime', async () => [retimeClip('nod', { speed: 2 })]],
    ['drop', async () => [dropConstantTracks()]],
    ['in place', async () => [makeInPlace()]],
    ['extract', async () => [extractRootMotion(0)]],
    ['merge', async () => [mergeClips([await donor()]), trimClip('donor', { end: 0.5 })]],
  ])('%s changes a document as it changes a file', async (_, make) => {
    const io = new NodeIO();
    const document = await io.readBinary(await model());
    await document.transform(clips(...(await make())));
    const ours = await playedModel(await io.writeBinary(document));
    const { glb } = await editClips(bytesSource(await model()), await make());
    const theirs = await playedModel(glb);
    expect(ours.clips).toEqual(theirs.clips);
    for (const [index, { duration }] of ours.clips.entries())
      for (const share of [0, 0.3, 0.9])
        expect(
          poseGap(ours.pose(index, duration * share), theirs.pose(index, duration * share)),
        ).toBeLessThan(1e-6);
    expect(unusedAccessors(document)).toEqual([]);
  });

  it('fails with the same error codes', async () => {
    const document = await new NodeIO().readBinary(await model());
    await expect(document.transform(clips(trimClip('run')))).rejects.toMatchObject({ code: 'no_such_clip' });
  });
});

function unusedAccessors(document: Document): unknown[] {
  const root = document.getRoot();
  return root.listAccessors().filter((accessor) => accessor.listParents().every((parent) => parent === root));
}
