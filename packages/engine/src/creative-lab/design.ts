import sharp from 'sharp';
import { type CutOut, cutOutSubject } from '../image-to-3d/cut-out.ts';
import { type Picture, readPicture } from '../image-to-3d/read-picture.ts';
import { shrinkPicture } from '../image-to-3d/shrink-picture.ts';
import { frameOf, paintSubject, type SubjectPaint } from '../image-to-3d/texture/paint.ts';
import type { InputFile } from '../job/job.ts';
import { JobError } from '../job/job-error.ts';
import { type Palette, paletteOf } from '../print/color/palette.ts';
import { chunkOf } from './picture/picture-chunk.ts';

/** The design of a product: the subject of a photo without its background. */
export interface Design {
  /** The subject in pixels of the paint. */
  readonly subject: CutOut;
  /** Its colours, extended beyond its outline. */
  readonly paint: SubjectPaint;
  readonly palette: Palette;
  /** PNG of the subject on a transparent background, passed from a prototype to its build. */
  readonly cutOut: Uint8Array;
}

/**
 * Reads a photo, or a prototype that embeds its design.
 * @param whole takes the picture as it is, with its background
 * @throws JobError `unreadable_image`
 */
export async function readDesign(file: InputFile, { whole = false } = {}): Promise<Design> {
  const carried = chunkOf(file.bytes);
  const cutOut = carried ? Uint8Array.from(carried) : whole ? await pictureOf(file) : await cutOutOf(file);
  return designOf({ name: file.name, bytes: cutOut }, whole);
}

async function pictureOf(file: InputFile): Promise<Uint8Array> {
  const { width, height, pixels } = await shrinkPicture(await readPicture(file, 1024), cutOutSide);
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
  return Uint8Array.from(png);
}

/** Longer side of the cut-out in pixels. */
const cutOutSide = 512;

async function cutOutOf(file: InputFile): Promise<Uint8Array> {
  const picture = await shrinkPicture(await readPicture(file, 1024), cutOutSide);
  if (!picture.pixels.some((value, i) => i % 4 === 3 && value > 0)) {
    throw new JobError(
      'unreadable_image',
      `read ${file.name}: the picture is fully transparent; send one with a visible subject.`,
    );
  }
  const subject = cutOutSubject(picture, { isOnePiece: true });
  const frame = frameOf(subject);
  const { width, height, pixels } = paintSubject(picture, subject, frame);
  const rgba = new Uint8Array(width * height * 4);
  const [left, top] = [Math.floor(frame.left * subject.width), Math.floor(frame.top * subject.height)];
  for (let i = 0; i < width * height; i++) {
    rgba.set(pixels.subarray(i * 3, i * 3 + 3), i * 4);
    const [x, y] = [i % width, Math.floor(i / width)];
    rgba[i * 4 + 3] = subject.mask[(y + top) * subject.width + x + left] ? 255 : 0;
  }
  const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return Uint8Array.from(png);
}

async function designOf(cutOut: InputFile, isWhole: boolean): Promise<Design> {
  const picture = await readPicture(cutOut, cutOutSide);
  const subject = isWhole ? wholeOf(picture) : cutOutSubject(picture, { isOnePiece: true });
  const whole = { left: 0, top: 0, width: 1, height: 1 };
  const paint = paintSubject(picture, subject, whole);
  const palette = paletteOf(paint.pixels, (i) => paint.sure[i]!, paletteColors, { joinWithin: 0.07 });
  return { subject, paint, palette, cutOut: cutOut.bytes };
}

/** Returns a picture as its own subject. */
function wholeOf({ width, height }: Picture): CutOut {
  const mask = new Uint8Array(width * height).fill(1);
  return { width, height, mask, by: 'frame', outline: { coverage: 1, pieces: 1, confidence: 0 } };
}

const paletteColors = 6;
export type Rgb = readonly [number, number, number];

/**
 * Returns the main colour of a horizontal band of the subject; `from` and `to` are shares of its height from the top.
 */
export function bandColor({ paint }: Design, from: number, to: number): Rgb {
  const { width, height, pixels, sure } = paint;
  const { colors } = paletteOf(
    pixels,
    (i) => {
      const y = Math.floor(i / width) / height;
      return sure[i] && y >= from && y < to ? 1 : 0;
    },
    4,
    { joinWithin: 0.08 },
  );
  return colors[0] ?? [150, 150, 150];
}
