import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photo } from '../../testing/photos.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

const opaqueShare = async (png: Uint8Array): Promise<number> => {
  const { data } = await sharp(png)
    .ensureAlpha()
    .resize(64, 64, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value, i) => i % 4 === 3 && value > 128).length / (64 * 64);
};

it('text to image draws the subject in the requested ratio, transparent on request, and is marked as a stand-in', async () => {
  const request = { prompt: 'a coin', aspect_ratio: '16:9', remove_background: true };
  const { files, result, standIn } = await runRecorded('text-to-image', request, {});
  expect(result.image_urls).toEqual(['image.png']);
  const { width, height, hasAlpha, format } = await sharp(files['image.png']!).metadata();
  expect({ width, height, hasAlpha, format }).toEqual({
    width: 1280,
    height: 720,
    hasAlpha: true,
    format: 'png',
  });
  const share = await opaqueShare(files['image.png']!);
  expect(share).toBeGreaterThan(0.05);
  expect(share).toBeLessThan(0.6);
  expect(standIn).toContain('not a trained model');
});

it('text to image repeats to the byte and differs by setting', async () => {
  const draw = (prompt: string) => runRecorded('text-to-image', { prompt }, {});
  const [one, two, other] = [await draw('a key'), await draw('a key'), await draw('a key at night')];
  expect(one.files).toEqual(two.files);
  expect(other.files['image.png']).not.toEqual(one.files['image.png']);
});

it('image to image draws four sides with generate_multi_view', async () => {
  const request = { prompt: 'turn it', generate_multi_view: true, remove_background: true };
  const { result, files } = await runRecorded('image-to-image', request, { image: await photo('cat') });
  expect(result.image_urls).toEqual(['image_1.png', 'image_2.png', 'image_3.png', 'image_4.png']);
  expect(await opaqueShare(files['image_2.png']!)).toBeLessThan(await opaqueShare(files['image_1.png']!));
});
