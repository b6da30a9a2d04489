import sharp from 'sharp';
import type { CutOut } from '../cut-out.ts';
import type { Picture } from '../read-picture.ts';
import { fillRim, type Paint, spreadColors, walkPixels } from './spread-colors.ts';

/** A part of a picture as shares of its width and height, from the top left. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A paint of the subject, and a mask of pixels taken from the picture rather than extended from the rim. */
export interface SubjectPaint extends Paint {
  /** 1 where the pixel certainly belongs to the subject. */
  readonly sure: Uint8Array;
}

/** Returns the subject's bounds in the picture with a small margin, a share of the subject's longer side. */
export function frameOf({ mask, width, height }: CutOut, marginShare = 0.03): Frame {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const x = i % width;
    const y = (i - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  const margin = Math.ceil(Math.max(right - left, bottom - top) * marginShare);
  left = Math.max(0, left - margin);
  top = Math.max(0, top - margin);
  right = Math.min(width, right + margin);
  bottom = Math.min(height, bottom + margin);
  return {
    left: left / width,
    top: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  };
}

/**
 * Returns the picture inside the frame as a texture. The subject's colours extend outwards over every uncertain
 * pixel, so that no background shows at its rim.
 */
export function paintSubject(picture: Picture, subject: CutOut, frame: Frame): SubjectPaint {
  const region = {
    left: Math.floor(frame.left * picture.width),
    top: Math.floor(frame.top * picture.height),
    width: Math.max(2, Math.ceil(frame.width * picture.width)),
    height: Math.max(2, Math.ceil(frame.height * picture.height)),
  };
  region.width = Math.min(region.width, picture.width - region.left);
  region.height = Math.min(region.height, picture.height - region.top);
  const { width, height } = region;
  const pixels = new Uint8Array(width * height * 3);
  let sure: Uint8Array = new Uint8Array(width * height);
  const maskColumns = Int32Array.from({ length: width }, (_, x) =>
    Math.min(subject.width - 1, Math.floor(((x + region.left + 0.5) / picture.width) * subject.width)),
  );
  for (let y = 0; y < height; y++) {
    const maskY = Math.min(
      subject.height - 1,
      Math.floor(((y + region.top + 0.5) / picture.height) * subject.height),
    );
    for (let x = 0; x < width; x++) {
      const from = (y + region.top) * picture.width + x + region.left;
      const to = y * width + x;
      for (let k = 0; k < 3; k++) pixels[to * 3 + k] = picture.pixels[from * 4 + k]!;
      sure[to] = subject.mask[maskY * subject.width + maskColumns[x]!]!;
    }
  }
  if (subject.by !== 'frame') {
    // Edges mix with the background over some pixels of the mask and of the picture; eroding in steps costs corners
    // more.
    const rim = 1 + Math.ceil((2.5 * picture.width) / subject.width);
    sure = eroded(sure, width, height, rim);
    spreadColors({ width, height }, [pixels], sure);
  }
  return { width, height, pixels, sure };
}

/** Returns the PNG bytes of a paint. */
export async function encodePaint({ width, height, pixels }: Paint): Promise<Uint8Array> {
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 7 })
    .toBuffer();
  return Uint8Array.from(png);
}

/** Erodes the mask by a rim; returns it unchanged where none would remain. */
export function eroded(mask: Uint8Array, width: number, height: number, rim: number): Uint8Array {
  const left = mask.slice();
  const steps = new Uint16Array(mask.length);
  const queue = new Int32Array(mask.length);
  walkPixels(queue, fillRim(queue, mask, width, false), width, height, (from, to) => {
    if (!left[to] || steps[from] === rim) return false;
    left[to] = 0;
    steps[to] = steps[from]! + 1;
    return true;
  });
  return left.includes(1) ? left : mask;
}
