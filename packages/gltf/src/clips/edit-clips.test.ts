import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { fileSource } from '../source/file-source.ts';
import { bytesSource } from '../source/source.ts';
import { corpus, fixtures, hasCorpus, skipNote, validModels } from '../testing/models.ts';
import { playedModel, poseGap } from '../testing/pose-oracle.ts';
import { type RigTrack, rigGlb } from '../testing/rig-glb.ts';
import { describeEdited } from '../testing/suites/edited-models.ts';
import { dropConstantTracks } from './drop-constant-tracks.ts';
import { editClips } from './edit-clips.ts';
import { renameClips } from './rename-clips.ts';
import { retimeClip } from './retime-clip.ts';
import { splitClip, trimClip } from './trim-clip.ts';

const half = Math.SQRT1_2;
const linear: RigTrack = {
  node: 'Spine',
  path: 'rotation',
  times: [0.2, 0.7, 1.2],
  // The last key is -q of the continued rotation: interpolation must still take the shorter arc.
  values: [0, 0, 0, 1, half, 0, 0, half, 0, -half, 0, -half],
};
const step: RigTrack = {
  node: 'Head',
  path: 'scale',
  interpolation: 'STEP',
  times: [0.2, 0.6, 1],
  values: [1, 1, 1, 2, 2, 2, 1, 3, 1],
};
const cubic: RigTrack = {
  node: 'Hips',
  path: 'translation',
  interpolation: 'CUBICSPLINE',
  times: [0.2, 0.7, 1.2],
  values: [0, 0, 0, 0, 95, 0, 10, 0, 0, 5, 9, 0, 20, 80, 4, 0, 0, 40, -9, 0, 0, 40, 95, 0, 0, 0, 0],
};
const lively = () => rigGlb({ clips: [{ name: 'walk', tracks: [linear, step, cubic] }] });

describe('trimClip', () => {
  it.each([
    [0.3, 1.1],
    [0.2, 0.7],
    [0.45, 0.55],
    [0.7, 1.2],
    [0.1, 9],
  ])('from %d to %d plays that part of the clip in three.js: linear, step and cubic', async (start, end) => {
    const glb = await lively();
    const trimmed = (await editClips(bytesSource(glb), [trimClip('walk', { start, end })])).glb;
    const [before, after] = [await playedModel(glb), await playedModel(trimmed)];
    const [from, to] = [Math.max(start, 0.2), Math.min(end, 1.2)];
    expect(after.clips[0]!.duration).toBeCloseTo(to - from, 5);
    for (let share = 0.01; share < 1; share += 0.07) {
      const time = from + (to - from) * share;
      expect(poseGap(before.pose(0, time), after.pose(0, time - from)), `${time}`).toBeLessThan(1e-4);
    }
    expect(await errorsOf(trimmed)).toEqual([]);
  });

  it('makes the file smaller and removes key data that no clip uses', async () => {
    const glb = await lively();
    const { glb: trimmed } = await editClips(bytesSource(glb), [trimClip(0, { start: 0.2, end: 0.3 })]);
    expect(trimmed.length).toBeLessThan(glb.length);
    expect(await unusedOf(trimmed)).toEqual(await unusedOf(glb));
  });

  it('refuses an empty range and a missing clip, each with its error code', async () => {
    const glb = await lively();
    const empty = editClips(bytesSource(glb), [trimClip('walk', { start: 2, end: 3 })]);
    await expect(empty).rejects.toMatchObject({
      code: 'invalid_option',
      message: expect.stringMatching(/from 0\.2.* to 1\.2/),
    });
    const missing = editClips(bytesSource(glb), [trimClip('run')]);
    await expect(missing).rejects.toMatchObject({
      code: 'no_such_clip',
      message: expect.stringMatching(/"run".*walk/),
    });
  });
});

describe('splitClip', () => {
  it('makes clips that each start at 0 and together play the whole clip', async () => {
    const glb = await lively();
    const pieces = [
      { name: 'a', end: 0.6 },
      { name: 'b', start: 0.6 },
    ];
    const { glb: split, report } = await editClips(bytesSource(glb), [splitClip('walk', pieces)]);
    expect(report.clips.map(({ name, start }) => [name, start])).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
    const [before, after] = [await playedModel(glb), await playedModel(split)];
    expect(poseGap(before.pose(0, 0.5), after.pose(0, 0.3))).toBeLessThan(1e-4);
    expect(poseGap(before.pose(0, 1.1), after.pose(1, 0.5))).toBeLessThan(1e-4);
    expect(await errorsOf(split)).toEqual([]);
  });
});

describe('retimeClip', () => {
  it('plays the same poses at other times, cubic tangents included', async () => {
    const glb = await lively();
    for (const timing of [{ speed: 2 }, { seconds: 3 }]) {
      const { glb: retimed, report } = await editClips(bytesSource(glb), [retimeClip('walk', timing)]);
      const factor = 'speed' in timing ? 0.5 : 3;
      expect(report.clips[0]!.seconds).toBeCloseTo(factor, 5);
      const [before, after] = [await playedModel(glb), await playedModel(retimed)];
      for (const time of [0.25, 0.5, 0.77, 1.15]) {
        expect(poseGap(before.pose(0, time), after.pose(0, 0.2 + (time - 0.2) * factor))).toBeLessThan(1e-4);
      }
    }
  });

  it('keeps key values where only the times change', async () => {
    const path = join(fixtures, 'character.glb');
    const { glb } = await editClips(await fileSource(path), [retimeClip(0, { speed: 2 })]);
    const [before, after] = [glbParts(readFileSync(path)).json, glbParts(glb).json];
    expect(after.accessors).toHaveLength((before.accessors as unknown[]).length);
  });
});

describe('renameClips', () => {
  it('by a scheme removes the wrapping of exporters, and changes neither BIN nor anything else', async () => {
    const path = join(fixtures, 'character.glb');
    const before = glbParts(readFileSync(path));
    for (const [scheme, name] of [
      ['kebab', 'walking-man'],
      ['snake', 'walking_man'],
      ['camel', 'walkingMan'],
      ['pascal', 'WalkingMan'],
      ['title', 'Walking Man'],
    ] as const) {
      const { glb, report } = await editClips(await fileSource(path), [renameClips(scheme)]);
      expect(report.clips[0]!.name).toBe(name);
      const { json, rest } = glbParts(glb);
      expect({ ...json, animations: 0 }).toEqual({ ...before.json, animations: 0 });
      expect(Buffer.from(rest).equals(before.rest)).toBe(true);
    }
  });

  it('by name or slug, and refuses two clips of one name', async () => {
    const source = () => fileSource(join(fixtures, 'character.glb'));
    const { report } = await editClips(await source(), [
      renameClips({ 'walking-man': 'Walk', 'Armature|running|baselayer': 'Run' }),
    ]);
    expect(report.clips.map(({ name }) => name)).toEqual(['Walk', 'Run']);
    const twice = editClips(await source(), [renameClips({ 'walking-man': 'Run', running: 'Run' })]);
    await expect(twice).rejects.toMatchObject({
      code: 'invalid_option',
      message: expect.stringMatching(/"Run"/),
    });
  });
});

describe('dropConstantTracks', () => {
  it('removes tracks that hold bones at rest, keeps those that hold them elsewhere, and keeps every pose', async () => {
    const times = [0, 0.5, 1, 1.5];
    const flat = (value: number[]) => times.flatMap(() => value);
    const glb = await rigGlb({
      clips: [
        {
          name: 'idle',
          tracks: [
            { ...linear, times: [0, 0.5, 1] },
            { node: 'Spine', path: 'translation', times, values: flat([0, 40, 0]) },
            { node: 'Spine', path: 'scale', times, values: flat([1, 1, 1]) },
            { node: 'Head', path: 'translation', times, values: flat([0, 33, 5]) },
            // q and -q are the same pose.
            {
              node: 'Head',
              path: 'rotation',
              times,
              values: [0, 0, 0, 1, 0, 0, 0, -1, 0, 0, 0, 1, 0, 0, 0, -1],
            },
          ],
        },
      ],
    });
    const { glb: dropped, report } = await editClips(bytesSource(glb), [dropConstantTracks()]);
    expect(report.clips[0]).toMatchObject({ channels: 2, start: 0, end: 1.5 });
    expect(dropped.length).toBeLessThan(glb.length);
    const [before, after] = [await playedModel(glb), await playedModel(dropped)];
    for (const time of [0, 0.3, 0.9, 1.4]) {
      expect(poseGap(before.pose(0, time), after.pose(0, time))).toBeLessThan(1e-5);
    }
    expect(await errorsOf(dropped)).toEqual([]);
  });

  it('never empties or shortens a clip', async () => {
    const rest: RigTrack = { node: 'Head', path: 'scale', times: [0, 2], values: [1, 1, 1, 1, 1, 1] };
    const glb = await rigGlb({ clips: [{ name: 'still', tracks: [rest, { ...rest, node: 'Hips' }] }] });
    const { report } = await editClips(bytesSource(glb), [dropConstantTracks()]);
    expect(report.clips[0]).toMatchObject({ channels: 1, seconds: 2 });
  });
});

describeEdited(validModels());

it.skipIf(!hasCorpus)(
  `opens edited real characters in three.js (${hasCorpus ? 'found' : skipNote})`,
  async () => {
    const glb = readFileSync(join(corpus, 'Fox.glb'));
    const { glb: edited } = await editClips(bytesSource(glb), [trimClip('Run', { start: 0.2, end: 0.8 })]);
    const [before, after] = [await playedModel(glb), await playedModel(edited)];
    expect(after.clips.map(({ name }) => name)).toEqual(before.clips.map(({ name }) => name));
    const run = before.clips.findIndex(({ name }) => name === 'Run');
    expect(poseGap(before.pose(run, 0.5), after.pose(run, 0.3))).toBeLessThan(1e-3);
  },
);

async function errorsOf(glb: Uint8Array): Promise<string[]> {
  const { issues } = await validateBytes(new Uint8Array(glb), { maxIssues: 0 });
  return issues.messages.filter(({ severity }) => severity === 0).map(({ code }) => code);
}

async function unusedOf(glb: Uint8Array): Promise<string[]> {
  const { issues } = await validateBytes(new Uint8Array(glb), { maxIssues: 0 });
  return issues.messages.filter(({ code }) => /UNUSED/.test(code)).map(({ code }) => code);
}
