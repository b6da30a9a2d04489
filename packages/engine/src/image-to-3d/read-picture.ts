import sharp from 'sharp';
import type { InputFile } from '../job/job.ts';
import { JobError } from '../job/job-error.ts';

/** Rows of RGBA bytes from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Limits of source pictures (spec: Limits). */
const mostBytes = 20_000_000;
const mostPixels = 178_956_970;
/** Smaller pictures have no usable outline. */
const leastSide = 8;

/**
 * Decodes a PNG, JPEG or WebP, rotated by its EXIF orientation, no larger than `longest` pixels. Checks the limits
 * before decoding.
 * @throws JobError `unreadable_image`
 */
export async function readPicture({ name, bytes }: InputFile, longest: number): Promise<Picture> {
  if (bytes.byteLength > mostBytes)
    throw refused(name, `it has ${bytes.byteLength} bytes, and the limit is ${mostBytes}`);
  if (bytes.byteLength === 0) throw refused(name, 'it is empty');
  const { width, height, format } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw refused(name, 'it is not a picture of a known format', error);
    });
  if (!formats.includes(format ?? '')) throw refused(name, `its format is ${format}`);
  if (width * height > mostPixels)
    throw refused(name, `it has ${width * height} pixels, and the limit is ${mostPixels}`);
  if (Math.min(width, height) < leastSide) {
    throw refused(name, `it is ${width} x ${height} pixels, and each side must have at least ${leastSide}`);
  }
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw refused(name, 'it is damaged or cut off', error);
    });
  return { width: info.width, height: info.height, pixels: data };
}

const formats: readonly string[] = ['png', 'jpeg', 'webp'];

function refused(name: string, found: string, cause?: unknown): JobError {
  return new JobError(
    'unreadable_image',
    `read ${name}: ${found}; send a complete .png, .jpg or .webp file.`,
    {
      cause,
    },
  );
}
