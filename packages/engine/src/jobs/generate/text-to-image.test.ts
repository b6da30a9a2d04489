import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photo } from '../../testing/photos.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

it('image to image recolours the subject and leaves the background', async () => {
  const { files, standIn } = await runRecorded(
    'image-to-image',
    { prompt: 'make it blue' },
    { reference_image: await photo('cat') },
  );
  const pixels = await sharp(files['image.png']!).resize(64, 64).removeAlpha().raw().toBuffer();
  const at = (x: number, y: number) =>
    [...pixels.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3)] as [number, number, number];
  expect(at(32, 20)[2]).toBeGreaterThan(at(32, 20)[0] + 40);
  expect(at(3, 60)).toEqual([0xdf, 0xe8, 0xee].map((value) => expect.closeTo(value, -1)));
  expect(standIn).toContain('given a colour');
});

it.each(['text-to-image', 'image-to-image'])('%s names the missing input', async (family) => {
  await expect(runRecorded(family, {}, {})).rejects.toMatchObject({ code: 'missing_input' });
});
