import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { expect, it } from 'vitest';
import { inspectModel } from '../inspect/inspect-model.ts';
import { bytesSource } from '../source/source.ts';
import { corpus, hasCorpus, skipNote } from '../testing/models.ts';
import { playedModel, poseGap } from '../testing/pose-oracle.ts';
import { dedupeClips } from './dedupe-clips.ts';
import { editClips } from './edit-clips.ts';
import { resampleClips } from './resample-clips.ts';

it.skipIf(!hasCorpus)(
  `makes a character of 76 clips smaller, and plays it as before (${hasCorpus ? 'found' : skipNote})`,
  async () => {
    const glb = readFileSync(join(corpus, 'kaykit_Knight.glb'));
    const { glb: small } = await editClips(bytesSource(glb), [resampleClips(), dedupeClips()]);
    expect(small.length).toBeLessThan(glb.length * 0.85);
    const { json } = glbParts(small);
    expect(json.meshes).toHaveLength((glbParts(glb).json.meshes as unknown[]).length);
    const [was, is] = [await inspectModel(bytesSource(glb)), await inspectModel(bytesSource(small))];
    expect(is.clips.map(({ name, seconds, channels }) => [name, seconds.toFixed(5), channels])).toEqual(
      was.clips.map(({ name, seconds, channels }) => [name, seconds.toFixed(5), channels]),
    );
    const [a, b] = [await playedModel(glb), await playedModel(small)];
    for (const clip of [3, 40]) {
      const { duration } = a.clips[clip]!;
      for (const share of [0.21, 0.77])
        expect(poseGap(a.pose(clip, duration * share), b.pose(clip, duration * share))).toBeLessThan(0.01);
    }
  },
);
