import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureOfGif } from './picture-of-gif.ts';

/** An animated GIF with one colour a frame. */
async function gifOf(colours: readonly [number, number, number][], side = 40): Promise<Uint8Array> {
  const pixels = colours.flatMap((colour) => Array.from({ length: side * side }, () => colour).flat());
  return await sharp(Uint8Array.from(pixels), {
    raw: { width: side, height: side * colours.length, channels: 3, pageHeight: side },
  })
    .gif({ delay: 50, dither: 0 })
    .toBuffer();
}

async function colourOf(
  png: Uint8Array,
): Promise<{ format: string; width: number; height: number; rgb: number[] }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { format } = await sharp(png).metadata();
  return { format: format!, width: info.width, height: info.height, rgb: [...data.subarray(0, 3)] };
}

const [black, grey, white] = [
  [0, 0, 0],
  [128, 128, 128],
  [255, 255, 255],
] as const satisfies [number, number, number][];

it('takes the frame that differs most from the first one, as PNG', async () => {
  const png = await pictureOfGif(await gifOf([black, grey, white, grey]));
  expect(await colourOf(png)).toEqual({ format: 'png', width: 40, height: 40, rgb: [...white] });
});

it('takes the only frame of a GIF that does not move, and makes large ones smaller', async () => {
  const png = await pictureOfGif(await gifOf([grey], 300));
  expect(await colourOf(png)).toEqual({ format: 'png', width: 128, height: 128, rgb: [...grey] });
});

it('refuses bytes that are no GIF', async () => {
  await expect(pictureOfGif(new TextEncoder().encode('GIF89a and no more'))).rejects.toThrow();
});
