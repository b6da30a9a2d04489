import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { validateBytes } from 'gltf-validator';
import { expect, it } from 'vitest';
import { inspectModel } from '../inspect/inspect-model.ts';
import { body } from '../optimize/testing/avatar-files.ts';
import { processAsset } from '../recipe/process-asset.ts';
import { bytesSource } from '../source/source.ts';
import { fixtures } from '../testing/models.ts';
import { playedModel, poseGap } from '../testing/pose-oracle.ts';
import { clipsAlone } from './clips-alone.ts';
import { mergeClips } from './merge-clips.ts';

const file = (name: string) => new Uint8Array(readFileSync(join(fixtures, name)));
const alone = (glb: Uint8Array) => processAsset(bytesSource(glb, 'a.glb'), [clipsAlone()]);

it.each(['character.glb', 'character-quantised.glb', 'skin-posed.glb'])(
  '%s: bones pose as before, and nothing is left that shows a body',
  async (name) => {
    const before = file(name);
    const facts = await inspectModel(bytesSource(before));
    if (facts.clips.length === 0) {
      await expect(alone(before)).rejects.toMatchObject({ code: 'no_such_clip' });
      return;
    }
    const { glb } = await alone(before);
    const after = await inspectModel(bytesSource(glb));
    expect([after.meshes.length, after.textures.length, after.materials.length]).toEqual([0, 0, 0]);
    expect(glb.byteLength).toBeLessThan(before.byteLength);
    const [whole, bare] = [await playedModel(before), await playedModel(glb)];
    expect(bare.clips).toEqual(whole.clips);
    for (const [clip, { duration }] of whole.clips.entries())
      for (const share of [0, 0.3, 0.7])
        expect(poseGap(whole.pose(clip, share * duration), bare.pose(clip, share * duration))).toBeLessThan(
          1e-6,
        );
    const { issues } = await validateBytes(glb as Uint8Array<ArrayBuffer>, { maxIssues: 0 });
    expect(issues.messages.filter(({ severity }) => severity === 0)).toEqual([]);
  },
);

it('tracks of morph targets go with the meshes, and their clip is named', async () => {
  const glb = body(() => ({
    animations: [
      {
        name: 'talk',
        samplers: [
          { input: 4, output: 7 },
          { input: 4, output: 5 },
        ],
        channels: [
          { sampler: 0, target: { node: 5, path: 'weights' } },
          { sampler: 1, target: { node: 4, path: 'rotation' } },
        ],
      },
    ],
  }));
  const { glb: bare, report } = await alone(glb);
  expect(report.steps[0]!.warnings).toMatchObject([
    { code: 'not_merged', message: expect.stringContaining('"talk"') },
  ]);
  const { json } = glbParts<{
    animations: { samplers: unknown[]; channels: unknown[] }[];
    accessors: unknown[];
  }>(bare);
  expect(
    [json.animations[0]!.samplers, json.animations[0]!.channels, json.accessors].map(({ length }) => length),
  ).toEqual([1, 1, 2]);
});

it('the clips of the model go where others came in, and stay where none did', async () => {
  const character = file('character.glb');
  const named = (glb: Uint8Array) =>
    inspectModel(bytesSource(glb)).then(({ clips }) => clips.map(({ name }) => name));
  const donor = bytesSource(character, 'other.glb');
  const { glb } = await processAsset(bytesSource(character), [
    mergeClips([{ source: donor, name: 'first' }], { own: 'drop' }),
  ]);
  expect(await named(glb)).toEqual(['first', 'Armature|running|baselayer']);
  const empty = bytesSource(file('empty-scene.glb'), 'empty.glb');
  const kept = await processAsset(bytesSource(character), [mergeClips([empty], { own: 'drop' })]);
  expect(await named(kept.glb)).toEqual(await named(character));
});
