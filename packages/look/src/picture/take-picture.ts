import sharp from 'sharp';
import { marksSvg } from '../overlay/marks.ts';
import type { Label } from '../overlay/overlays.ts';
import { pointOnPicture } from '../render/camera.ts';
import type { Drawn } from '../render/draw.ts';
import { textPath } from '../render/text-path.ts';
import { drawPicture, type Picture, type Setting, type Take } from './draw-picture.ts';
import type { Subject } from './subject.ts';

/** A drawn picture, as far as words over it need it. */
export type DrawnPicture = Pick<Drawn, 'pixels' | 'size' | 'camera'>;

/**
 * Takes a picture with its words.
 * @throws LookError `bad_option`
 */
export async function takePicture(subject: Subject, take: Take, setting: Setting = {}): Promise<Picture> {
  return letterPicture(subject, drawPicture(subject, take, setting), take, setting);
}

/** Adds the words and the background colour of a take to what was drawn of it. */
export async function letterPicture(
  subject: Subject,
  drawn: DrawnPicture,
  { background, overlays = [] }: Take,
  { marks = [] }: Setting,
): Promise<Picture> {
  const { size } = drawn;
  const labels = overlays.flatMap((name) => subject.overlays[name].labels);
  const words = labelsSvg(drawn, labels) + marksSvg(drawn, subject.parts, marks);
  if (words === '' && background === undefined) return { size, pixels: drawn.pixels };
  const whole = sharp(drawn.pixels, { raw: { width: size, height: size, channels: 4 } });
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${words}</svg>`;
  const lettered = await whole
    .composite(words === '' ? [] : [{ input: Buffer.from(over) }])
    .raw()
    .toBuffer();
  if (background === undefined) return { size, pixels: new Uint8Array(lettered) };
  const flat = sharp(lettered, { raw: { width: size, height: size, channels: 4 } }).flatten({ background });
  return { size, pixels: new Uint8Array(await flat.ensureAlpha().raw().toBuffer()) };
}

/** Encodes a picture as PNG; one that has no clear pixel has no alpha channel. */
export async function pngOf({ size, pixels }: Picture, transparent: boolean): Promise<Uint8Array> {
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 4 } });
  const png = await (transparent ? picture : picture.removeAlpha()).png({ compressionLevel: 7 }).toBuffer();
  return new Uint8Array(png.buffer, png.byteOffset, png.byteLength);
}

function labelsSvg({ camera, size }: DrawnPicture, labels: readonly Label[]): string {
  const height = Math.max(10, Math.min(16, size / 30));
  return labels
    .map(({ at, text, color }) => {
      const [x, y, near] = pointOnPicture(camera, at);
      if (near <= 0) return '';
      const width = text.length * height * 0.6;
      const [left, base] = [
        Math.max(2, Math.min(size - width - 2, x + 4)),
        Math.max(height, Math.min(size - 3, y + height)),
      ];
      return `<path transform="translate(${left.toFixed(1)} ${base.toFixed(1)})" fill="${color}" stroke="#fff" stroke-width="2.4" paint-order="stroke" stroke-linejoin="round" d="${textPath(text, height)}"/>`;
    })
    .join('');
}
