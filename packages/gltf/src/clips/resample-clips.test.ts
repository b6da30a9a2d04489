import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../source/source.ts';
import { type RigTrack, rigGlb } from '../testing/rig-glb.ts';
import { editClips } from './edit-clips.ts';
import { resampleClips } from './resample-clips.ts';
import { channelsOf, clipsOf, samplersOf } from './session/clip-list.ts';
import { openClipEdit } from './session/clip-session.ts';
import { readTrack } from './session/map-tracks.ts';
import { degreesBetween, sampleTrack } from './session/track.ts';

const frames = Array.from({ length: 31 }, (_, frame) => frame / 30);

describe('resampleClips', () => {
  it('keeps only the corners of straight motion, and both ends', async () => {
    const climb: RigTrack = {
      node: 'Hips',
      path: 'translation',
      times: frames,
      values: frames.flatMap((t) => [0, t < 0.5 ? 95 + t : 96 - t, 0]),
    };
    const { glb } = await resampled([climb]);
    expect(await keysOf(glb)).toEqual([[0, 0.5, 1]]);
  });

  it('follows the arc for rotations: a steady turn is two keys', async () => {
    const turn: RigTrack = {
      node: 'Spine',
      path: 'rotation',
      times: frames,
      values: frames.flatMap((t) => [0, Math.sin(t), 0, Math.cos(t)]),
    };
    expect(await keysOf((await resampled([turn])).glb)).toEqual([[0, 1]]);
  });

  it('keeps the steps of a stepped track, to the time', async () => {
    const blink: RigTrack = {
      node: 'Head',
      path: 'scale',
      interpolation: 'STEP',
      times: frames,
      values: frames.flatMap((t) => (t < 0.4 ? [1, 1, 1] : [2, 2, 2])),
    };
    expect(await keysOf((await resampled([blink])).glb)).toEqual([[0, 0.4, 1]]);
  });

  it('keeps moving cubic tracks, jumps, and tracks that would not get smaller', async () => {
    const cubic: RigTrack = {
      node: 'Hips',
      path: 'translation',
      interpolation: 'CUBICSPLINE',
      times: [0, 0.5, 1],
      values: [0, 1, 2].flatMap((key) => [0, 0, 0, 0, 95 + key, 0, 0, 0, 0]),
    };
    const jump: RigTrack = {
      node: 'Head',
      path: 'translation',
      times: [0, 0.5, 0.5, 1],
      values: [0, 30, 5, 0, 30, 5, 0, 40, 5, 0, 40, 5],
    };
    const noisy: RigTrack = {
      node: 'Spine',
      path: 'translation',
      times: frames,
      values: frames.flatMap((_, key) => [(key * 7) % 5, 40, 0]),
    };
    const { glb, before } = await resampled([cubic, jump, noisy]);
    expect(await keysOf(glb)).toEqual(await keysOf(before));
  });

  it('stays within its tolerance at every removed key, for any track', async () => {
    const wobble = fc.record({
      path: fc.constantFrom('translation', 'scale', 'rotation'),
      keys: fc.array(
        fc.tuple(
          fc.integer({ min: 1, max: 9 }),
          fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
        ),
        { minLength: 2, maxLength: 40 },
      ),
      flat: fc.boolean(),
      degrees: fc.double({ min: 0.01, max: 5, noNaN: true }),
      share: fc.double({ min: 0.0001, max: 0.05, noNaN: true }),
    });
    await assertProperty(
      fc.asyncProperty(wobble, async ({ path, keys, flat, degrees, share }) => {
        let now = 0;
        const times = keys.map(([gap]) => (now += gap / 8));
        const values = keys.flatMap(([, [x, y, z]]) => {
          const small = flat ? 0.001 : 1;
          if (path !== 'rotation') return [x! * small, y!, z! * small];
          const length = Math.hypot(x!, y!, z!, 1);
          return [x! / length, y! / length, z! / length, 1 / length];
        });
        const { glb, before } = await resampled([{ node: 'Spine', path, times, values } as RigTrack], {
          degrees,
          share,
        });
        const [[old], [kept]] = [await tracksOf(before), await tracksOf(glb)];
        const reach = Math.max(...[0, 1, 2].map((i) => spread(values.filter((_, at) => at % 3 === i))));
        for (const time of old!.times) {
          const [a, b] = [sampleTrack(old!, time), sampleTrack(kept!, time)];
          if (path === 'rotation') expect(degreesBetween(a, b)).toBeLessThanOrEqual(degrees + 0.05);
          else
            for (const [i, value] of a.entries())
              expect(Math.abs(value - b[i]!)).toBeLessThanOrEqual(share * reach + 1e-6);
        }
        expect([kept!.times[0], kept!.times.at(-1)]).toEqual([old!.times[0], old!.times.at(-1)]);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses an invalid tolerance', () => {
    for (const options of [{ degrees: -1 }, { degrees: Number.NaN }, { share: 1 }])
      expect(() => resampleClips(options)).toThrow(expect.objectContaining({ code: 'invalid_option' }));
  });
});

async function resampled(tracks: RigTrack[], options = {}): Promise<{ glb: Uint8Array; before: Uint8Array }> {
  const before = await rigGlb({ clips: [{ name: 'clip', tracks }] });
  const { glb } = await editClips(bytesSource(before), [resampleClips(options)]);
  return { glb, before };
}

async function tracksOf(glb: Uint8Array) {
  const edit = await openClipEdit(bytesSource(glb), {}, () => undefined);
  const clip = clipsOf(edit.json)[0]!;
  return Promise.all(
    channelsOf(clip).map(({ sampler, path }) => readTrack(edit, samplersOf(clip)[sampler]!, path, '')),
  );
}

async function keysOf(glb: Uint8Array): Promise<number[][]> {
  return (await tracksOf(glb)).map(({ times }) => Array.from(times, (time) => Number(time.toFixed(4))));
}

function spread(values: number[]): number {
  return Math.max(...values) - Math.min(...values);
}
