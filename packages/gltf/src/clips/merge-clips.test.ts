import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { inspectModel } from '../inspect/inspect-model.ts';
import { placeModel } from '../place/place-model.ts';
import { fileSource } from '../source/file-source.ts';
import { bytesSource } from '../source/source.ts';
import { character, mergesTenFiles } from '../testing/merged-files.ts';
import { corpus, fixtures, hasCorpus, skipNote } from '../testing/models.ts';
import { playedModel, poseGap } from '../testing/pose-oracle.ts';
import { rigGlb, threeBones } from '../testing/rig-glb.ts';
import { dropConstantTracks } from './drop-constant-tracks.ts';
import { editClips } from './edit-clips.ts';
import { type MergeOptions, mergeClips } from './merge-clips.ts';
import { trimClip } from './trim-clip.ts';

mergesTenFiles(2_000_000);

describe('mergeClips', () => {
  it('leaves the BIN bytes of the target where they are and adds each key range once', async () => {
    const [target, donor] = [await character('a', 0.1), await character('b', 0.2)];
    const { glb } = await editClips(bytesSource(target), [mergeClips([bytesSource(donor)])]);
    const [before, after] = [glbParts(target), glbParts(glb)];
    expect(Buffer.from(after.bin.subarray(0, before.bin.length)).equals(before.bin)).toBe(true);
    // Times and values of two tracks: 3 + 12 and 2 + 6 floats.
    expect(after.bin.length - before.bin.length).toBe(4 * (3 + 12 + 2 + 6));
    const { issues } = await validateBytes(new Uint8Array(glb), { maxIssues: 0 });
    expect(issues.numErrors).toBe(0);
  });

  it('adds clips to a placed model unchanged, bone by bone', async () => {
    const target = await character('a', 0.1);
    const placed = await placeModel(bytesSource(target), { height: 1.8 });
    const donor = await character('b', 0.3);
    const { glb } = await editClips(bytesSource(placed.glb), [mergeClips([bytesSource(donor)])]);
    const merged = await playedModel(glb);
    const both = await editClips(bytesSource(target), [mergeClips([bytesSource(donor)])]);
    const again = await playedModel((await placeModel(bytesSource(both.glb), { height: 1.8 })).glb);
    expect(poseGap(merged.pose(1, 0.5), again.pose(1, 0.5))).toBeLessThan(1e-6);
  });

  it('brings in one clip a file, in place or with root motion by choice, and names clips that say nothing by their file', async () => {
    const donors = () =>
      Promise.all(
        ['mixamo.com', 'Armature|mixamo.com|Layer0', 'Take 001', 'Wave'].map(async (name, at) => {
          const file = `${['walk', 'run', 'jump', 'hello'][at]}.glb`;
          return bytesSource(await character(name, 0.3), file);
        }),
      );
    const merged = async (options: MergeOptions) =>
      editClips(bytesSource(await rigGlb()), [mergeClips(await donors(), options)]);
    const kept = await merged({});
    expect(kept.report.clips.map(({ name }) => name)).toEqual(['walk', 'run', 'jump', 'Wave']);
    const named = await merged({ naming: 'file' });
    expect(named.report.clips.map(({ name }) => name)).toEqual(['walk', 'run', 'jump', 'hello']);
    // Every clip carries the hips 3 cm forwards and 4 cm up, in the centimetres of the armature.
    const ways = async ({ glb }: { glb: Uint8Array }, node: string) => {
      const { clips, pose } = await playedModel(glb);
      return clips.map((_, clip) => {
        const [a, b] = [pose(clip, 0).get(node)!, pose(clip, 1).get(node)!];
        return [12, 13, 14].map((at) => Number((b[at]! - a[at]!).toFixed(4)));
      });
    };
    expect(await ways(kept, 'Hips')).toEqual(Array(4).fill([0, 0.04, 0.03]));
    const still = await merged({ motion: 'in-place' });
    expect(await ways(still, 'Hips')).toEqual(Array(4).fill([0, 0.04, 0]));
    const root = await merged({ motion: 'root' });
    expect(await ways(root, 'Hips')).toEqual(Array(4).fill([0, 0.04, 0.03]));
    expect(await ways(root, 'Armature')).toEqual(Array(4).fill([0, 0, 0.03]));
    for (const { glb } of [kept, still, root])
      expect((await validateBytes(new Uint8Array(glb), { maxIssues: 0 })).issues.numErrors).toBe(0);
  });

  it('keeps a clip without a way where root motion is asked for, and says so', async () => {
    const nod = {
      node: 'Head',
      path: 'rotation' as const,
      times: [0, 1],
      values: [0, 0, 0, 1, 0.6, 0, 0, 0.8],
    };
    const donor = bytesSource(await rigGlb({ clips: [{ name: 'nod', tracks: [nod] }] }), 'nod.glb');
    const { report } = await editClips(bytesSource(await rigGlb()), [
      mergeClips([donor], { motion: 'root' }),
    ]);
    expect(report.clips).toHaveLength(1);
    expect(report.warnings).toMatchObject([
      { code: 'not_merged', message: expect.stringMatching(/nod.*motion stays/) },
    ]);
  });

  it('works together with other steps in one edit', async () => {
    const [target, donor] = [await character('a', 0.1), await character('b', 0.2)];
    const { report } = await editClips(bytesSource(target), [
      mergeClips([{ source: bytesSource(donor), name: 'nod' }]),
      trimClip('nod', { start: 0.5 }),
      dropConstantTracks(),
    ]);
    expect(report.clips.map(({ name, seconds }) => [name, seconds])).toEqual([
      ['a', 1],
      ['nod', 0.5],
    ]);
  });

  it.each<[string, [string, number[]][], RegExp]>([
    [
      'a missing bone',
      [threeBones[0]!, ['Chest', [0, 40, 0]], threeBones[2]!],
      /Spine is missing.*Head is not under Spine/,
    ],
    [
      'another rest offset',
      [threeBones[0]!, ['Spine', [0, 44, 0]], threeBones[2]!],
      /: Spine is offset at rest by 4\.21 % of the longest bone;/,
    ],
    [
      'another order',
      [threeBones[0]!, threeBones[2]!, threeBones[1]!],
      /Spine is not under Hips, Head is not under Spine/,
    ],
    [
      'another unit',
      threeBones.map(([name, offset]) => [name, offset.map((v) => v / 100)]),
      /Hips is offset at rest by 99/,
    ],
  ])('refuses a target with %s and names the bones that differ', async (_, bones, message) => {
    const target = await rigGlb({ bones });
    const donor = bytesSource(await character('b', 0.2), 'run.glb');
    const merging = editClips(bytesSource(target), [mergeClips([donor])]);
    await expect(merging).rejects.toMatchObject({
      code: 'rig_mismatch',
      message: expect.stringMatching(message),
    });
    await expect(merging).rejects.toThrow(/run\.glb/);
  });

  it('accepts small differences of the rest pose, and large ones by option', async () => {
    const bones = (y: number): [string, number[]][] => [threeBones[0]!, ['Spine', [0, y, 0]], threeBones[2]!];
    const merged = async (y: number, tolerance?: { offset: number }) =>
      editClips(bytesSource(await rigGlb({ bones: bones(y) })), [
        mergeClips([bytesSource(await character('b', 0.2))], tolerance),
      ]);
    await expect(merged(40.5)).resolves.toBeDefined();
    await expect(merged(60)).rejects.toMatchObject({ code: 'rig_mismatch' });
    await expect(merged(60, { offset: 0.3 })).resolves.toBeDefined();
  });

  it('reads keys from interleaved, sparse or packed storage, and warns about a file without clips', async () => {
    const meshopt = await fileSource(join(fixtures, 'meshopt.glb'));
    const target = await fileSource(join(fixtures, 'character.glb'));
    const still = bytesSource(await rigGlb(), 'still.glb');
    const { glb, report } = await editClips(target, [mergeClips([meshopt, still])]);
    expect(report.clips).toHaveLength(4);
    expect(report.warnings.map(({ code }) => code)).toEqual(['no_clips']);
    const [before, after] = [
      await playedModel(readFileSync(join(fixtures, 'character.glb'))),
      await playedModel(glb),
    ];
    expect(poseGap(before.pose(0, 0.4), after.pose(2, 0.4))).toBeLessThan(2e-3);
  });

  it.skipIf(!hasCorpus)(
    `merges real characters in three.js (${hasCorpus ? 'found' : skipNote})`,
    async () => {
      const path = join(corpus, 'synth_char_vendorlike.glb');
      const before = await inspectModel(await fileSource(path));
      const { glb, report } = await editClips(await fileSource(path), [mergeClips([await fileSource(path)])]);
      expect(report.clips).toHaveLength(2 * before.clips.length);
      expect((await playedModel(glb)).skins).toBe(1);
    },
  );
});
