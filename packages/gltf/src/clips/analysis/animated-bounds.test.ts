import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf } from '@meshwright/testing/models/glb-parts';
import { describe, expect, it } from 'vitest';
import { inspectDocument } from '../../inspect/inspect-document.ts';
import { inspectModel } from '../../inspect/inspect-model.ts';
import { placeModel } from '../../place/place-model.ts';
import { openContainer } from '../../read/container.ts';
import { rawReader } from '../../read/raw-reader.ts';
import { bytesSource } from '../../source/source.ts';
import { corpus, fixtures, hasCorpus, skipNote } from '../../testing/models.ts';
import { playedModel } from '../../testing/pose-oracle.ts';
import { oracleIo } from '../../testing/rest-oracle.ts';
import { rigGlb } from '../../testing/rig-glb.ts';
import { workBudget } from '../../work-budget.ts';
import { animatedBounds } from './animated-bounds.ts';

const ours = ['character.glb', 'character-quantised.glb', 'animated-root.glb'].map(
  (name) => [name, join(fixtures, name)] as const,
);
const shared = [
  'Fox.glb',
  'synth_char_vendorlike.glb',
  'synth_char_rootmotion.glb',
  'synth_char_meters.glb',
  'kenney_character/character.glb',
].map((name) => [name, join(corpus, name)] as const);

describe('the box of a clip, compared vertex by vertex with three.js', () => {
  it.each(ours)('of %s is right within 0.1 %', async (_, path) => judge(readFileSync(path)));

  it.skipIf(!hasCorpus).each(shared)(
    `is that of %s within 0.1 % (${hasCorpus ? 'found' : skipNote})`,
    async (_, path) => judge(readFileSync(path)),
  );

  it('follows linear, step and cubic keys of a skeleton in centimetres, placed', async () => {
    const half = Math.SQRT1_2;
    const glb = await rigGlb({
      clips: [
        {
          name: 'a',
          tracks: [
            {
              node: 'Spine',
              path: 'rotation',
              times: [0, 1],
              values: [0, 0, 0, 1, half, 0, 0, half],
            },
            {
              node: 'Head',
              path: 'scale',
              interpolation: 'STEP',
              times: [0, 0.4],
              values: [1, 1, 1, 3, 1, 1],
            },
            {
              node: 'Hips',
              path: 'translation',
              interpolation: 'CUBICSPLINE',
              times: [0, 1],
              values: [0, 0, 0, 0, 95, 0, 0, 400, 0, 0, -400, 0, 0, 95, 0, 0, 0, 0],
            },
          ],
        },
      ],
    });
    await judge((await placeModel(bytesSource(glb), { height: 1.8 })).glb);
  });
});

it('a glTF-Transform document has the same clip bounds', async () => {
  const bytes = readFileSync(join(fixtures, 'animated-root.glb'));
  const document = await documentOf(await oracleIo(), bytes, 9);
  const [raw, read] = [
    await inspectModel(bytesSource(bytes), { clips: 'bounds' }),
    await inspectDocument(document, { clips: 'bounds' }),
  ];
  expect(read.clips[0]!.bounds).toEqual(raw.clips[0]!.bounds);
});

it('clip bounds are measured only on request', async () => {
  const { clips } = await inspectModel(bytesSource(readFileSync(join(fixtures, 'character.glb'))));
  expect(clips[0]).not.toHaveProperty('bounds');
});

describe('too much work', () => {
  const readerOf = async (name: string) => {
    const source = bytesSource(readFileSync(join(fixtures, name)));
    return rawReader(source, await openContainer(source));
  };

  it.each(['character.glb', 'character-quantised.glb', 'animated-root.glb'])(
    'moves the joint boxes of %s instead of vertices: they contain the true box, and exact is false',
    async (name) => {
      const reader = await readerOf(name);
      const truth = await animatedBounds(reader, 0, workBudget(1e12));
      const rough = await animatedBounds(reader, 0, workBudget(600_000));
      expect([truth.exact, rough.exact]).toEqual([true, name === 'animated-root.glb']);
      expect(rough.poses).toBe(truth.poses);
      for (const axis of [0, 1, 2]) {
        expect(rough.box!.min[axis]).toBeLessThanOrEqual(truth.box!.min[axis]! + 1e-9);
        expect(rough.box!.max[axis]).toBeGreaterThanOrEqual(truth.box!.max[axis]! - 1e-9);
        const [loose, tight] = [rough, truth].map(({ box }) => box!.max[axis]! - box!.min[axis]!);
        expect(loose).toBeLessThan(2.5 * tight!);
      }
    },
  );

  it('measures fewer poses, down to none, and warns', async () => {
    const reader = await readerOf('character.glb');
    const few = await animatedBounds(reader, 0, workBudget(20_000));
    expect(few.poses).toBeLessThan(20);
    expect(few).toMatchObject({ exact: false, warnings: [{ code: 'bounds_estimated' }] });
    expect(await animatedBounds(reader, 0, workBudget(0))).toMatchObject({ box: null, poses: 0 });
  });
});

async function judge(glb: Uint8Array): Promise<void> {
  const { clips } = await inspectModel(bytesSource(glb), { clips: 'bounds' });
  const played = await playedModel(glb);
  expect(clips.length).toBe(played.clips.length);
  for (const [index, { bounds }] of clips.slice(0, 2).entries()) {
    const truth = played.bounds(index, 40);
    const reach = Math.max(...truth.max.map((value, axis) => value - truth.min[axis]!));
    expect(bounds!.exact).toBe(true);
    for (const axis of [0, 1, 2]) {
      expect(Math.abs(bounds!.min[axis]! - truth.min[axis]!) / reach, `min ${axis}`).toBeLessThan(1e-3);
      expect(Math.abs(bounds!.max[axis]! - truth.max[axis]!) / reach, `max ${axis}`).toBeLessThan(1e-3);
    }
  }
}
