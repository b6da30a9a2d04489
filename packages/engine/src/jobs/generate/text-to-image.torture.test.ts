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

it('image to image draws three sides with generate_multi_view', async () => {
  const request = { prompt: 'turn it', generate_multi_view: true, remove_background: true };
  const { result, files } = await runRecorded('image-to-image', request, { image: await photo('cat') });
  expect(result.image_urls).toEqual(['image_1.png', 'image_2.png', 'image_3.png']);
  // No effect on several views.
  expect(await opaqueShare(files['image_2.png']!)).toBe(1);
  expect(files['image_2.png']).not.toEqual(files['image_1.png']);
});

it('text to image draws three sides with generate_multi_view, transparent on request', async () => {
  const request = { prompt: 'a car', generate_multi_view: true, remove_background: true };
  const { result, files } = await runRecorded('text-to-image', request, {});
  expect(result.image_urls).toEqual(['image_1.png', 'image_2.png', 'image_3.png']);
  const shares = [];
  for (const name of Object.keys(files)) shares.push(await opaqueShare(files[name]!));
  // A car is longer than it is wide.
  expect(shares[1]!).not.toBeCloseTo(shares[0]!, 2);
  expect(Math.max(...shares)).toBeLessThan(0.9);
});

it('text to image draws the pose of pose_mode, and says where there are no limbs', async () => {
  const width = async (request: object): Promise<number> => {
    const { files } = await runRecorded(
      'text-to-image',
      { prompt: 'a person, front view', remove_background: true, ...request },
      {},
    );
    const { info } = await sharp(files['image.png']!).trim().toBuffer({ resolveWithObject: true });
    return info.width / info.height;
  };
  const [rest, a, t] = [
    await width({}),
    await width({ pose_mode: 'a-pose' }),
    await width({ pose_mode: 't-pose' }),
  ];
  expect(a).toBeGreaterThan(rest * 1.05);
  expect(t).toBeGreaterThan(a * 1.1);
  const { ignored } = await runRecorded('text-to-image', { prompt: 'a chest', pose_mode: 't-pose' }, {});
  expect(ignored?.map(({ field }) => field)).toEqual(['pose_mode']);
});
