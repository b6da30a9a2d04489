import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { readStrict3mf } from '@meshwright/testing/models/reference/read-strict-3mf';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chunkOf } from '../../creative-lab/picture/picture-chunk.ts';
import type { JobInput } from '../../job/job.ts';
import { photo } from '../../testing/photos.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

const make = async (
  family: string,
  request: object = {},
  source?: JobInput['source'],
  subject: 'cat' | 'person' = 'person',
) =>
  runRecorded(family, request as Record<string, unknown>, { image: await photo(subject) }, undefined, source);

const brick = make('brick-figure-prototype');

it('a prototype is a picture of the product, and the build follows the design in its metadata', async () => {
  const prototype = await brick;
  expect(prototype.result).toEqual({ image_urls: ['prototype.png'] });
  const png = prototype.files['prototype.png']!;
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 768, height: 768 });
  const carried = chunkOf(png)!;
  expect((await sharp(carried).metadata()).hasAlpha).toBe(true);
  const direct = await make('brick-figure-build');
  const chained = await runRecorded('brick-figure-build', {}, { image: { name: 'p', bytes: png } });
  expect(Buffer.compare(chained.files['model.glb']!, direct.files['model.glb']!)).toBe(0);
});

it('remove_background changes the picture and not the design', async () => {
  const [plain, clear] = [await brick, await make('brick-figure-prototype', { remove_background: true })];
  const [a, b] = [plain.files['prototype.png']!, clear.files['prototype.png']!];
  expect((await sharp(a).metadata()).hasAlpha).toBe(false);
  expect((await sharp(b).stats()).isOpaque).toBe(false);
  expect(Buffer.compare(chunkOf(a)!, chunkOf(b)!)).toBe(0);
});

it('a keycap prototype lists its one candidate', async () => {
  const { result } = await make('keycap-prototype', {}, undefined, 'cat');
  expect(result.candidate_ids).toHaveLength(1);
});

describe('fidget pixel', () => {
  const pixels = async (request: object, type = 'other') => {
    const source = { family: 'fidget-pixel-prototype', request: { type }, seed: 1 };
    const { files, result } = await make('fidget-pixel-build', { options: request }, source);
    expect(result).toEqual({ model_urls: { '3mf': 'model.3mf' } });
    const strict = await readStrict3mf(files['model.3mf']!);
    expect(strict.warnings).toEqual([]);
    expect(strict.objects.every(({ manifold }) => manifold)).toBe(true);
    return {
      ...measure(documentCorners(await readModel({ name: 'r', bytes: files['model.3mf']! }))),
      strict,
    };
  };

  it('every option changes the pieces', async () => {
    const plain = await pixels({});
    expect((plain.max[1] - plain.min[1]) * 1000).toBeCloseTo(5, 2);
    const large = { piece_size_mm: 10, piece_height_mm: 8 };
    const few = await pixels({ ...large, piece_shape: 'hex', color_count: 2 }, 'person');
    // One object per colour, and the links.
    expect(few.strict.objects).toHaveLength(3);
    expect(few.triangles).not.toBe(plain.triangles);
    expect((few.max[1] - few.min[1]) * 1000).toBeCloseTo(8, 2);
    const wide = await pixels(large);
    expect((wide.max[0] - wide.min[0]) / (plain.max[0] - plain.min[0])).toBeCloseTo(2, 1);
    expect((await pixels({ grid_size: 32 })).triangles).toBeGreaterThan(plain.triangles * 2);
    expect((await pixels({ piece_shape: 'hex' })).triangles).not.toBe(plain.triangles);
    expect((await pixels({}, 'person')).triangles).not.toBe(plain.triangles);
  });
});

it.each([
  ...['brick-figure', 'figure', 'vinyl-figure'].flatMap((name) => [`${name}-prototype`, `${name}-build`]),
  'keychain-prototype',
  'keychain-build',
  'fridge-magnet-prototype',
  'fridge-magnet-build',
  'fidget-pixel-prototype',
  'fidget-pixel-build',
  'keycap-prototype',
  'keycap-build',
  'lamp-prototype',
  'collapsible-fidget',
])(
  '%s: the same seed gives the same bytes, and every model names the product it stands in for',
  async (family) => {
    const [a, b] = [await make(family), await make(family)];
    expect(Object.keys(a.files)).toEqual(Object.keys(b.files));
    for (const [name, bytes] of Object.entries(a.files))
      expect(Buffer.compare(bytes, b.files[name]!), name).toBe(0);
    expect(a.standIn).toMatch(/^Stand-in, not a trained model: /);
    if (!a.files['model.glb']) return;
    const document = await readModel({ name: 'r', bytes: a.files['model.glb'] });
    expect(document.getRoot().getAsset().extras).toMatchObject({ meshwright: { standIn: a.standIn } });
  },
);
