import { inflatedDepth } from '../../image-to-3d/inflate.ts';
import type { Design } from '../design.ts';

/** Depth of a picture, 0 where its background is and up to 1, by pixel of its paint. */
export interface BadgeDepth {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
  /** 1 where the subject is. */
  readonly inside: Uint8Array;
}

/** Shares of the depth inside the subject: its least, the round of its outline, and the light of its colours. */
const shares = { least: 0.24, round: 0.4, light: 0.36 } as const;
/** The same where no subject stands out, and for the background of a picture that keeps it. */
const flat = { least: 0.14, light: 0.7 } as const;
const cells = 96;

/**
 * Returns the depth of a design: round by its outline, and its light places nearer than its dark ones, so that eyes and
 * letters inside the outline show.
 */
export function badgeDepth({ subject, paint }: Design, keepsBackground: boolean): BadgeDepth {
  const { width, height, pixels } = paint;
  const light = lightOf(pixels, paint.sure);
  const isPlain = subject.by === 'frame';
  const round = isPlain ? null : inflatedDepth(subject, cells);
  const values = new Float32Array(width * height);
  const inside = new Uint8Array(width * height);
  for (let i = 0; i < values.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const mine = subject.mask[y * subject.width + x] === 1;
    if (!mine && !keepsBackground) continue;
    inside[i] = 1;
    if (mine && round) {
      const high = round.at(x + 0.5, y + 0.5) / Math.max(1e-6, round.most);
      values[i] = shares.least + shares.round * high + shares.light * light[i]!;
    } else values[i] = flat.least + (mine ? flat.light : 0) * light[i]!;
  }
  return { width, height, values, inside };
}

/** Returns the brightness of pixels, stretched to 0 to 1 over the subject. */
function lightOf(pixels: Uint8Array, sure: Uint8Array): Float32Array {
  const light = Float32Array.from(
    sure,
    (_, i) => (0.3 * pixels[i * 3]! + 0.59 * pixels[i * 3 + 1]! + 0.11 * pixels[i * 3 + 2]!) / 255,
  );
  const known = [...light.filter((_, i) => sure[i] === 1)].sort((a, b) => a - b);
  const low = known[Math.floor(known.length * 0.02)] ?? 0;
  const high = known[Math.floor(known.length * 0.98)] ?? 1;
  return light.map((value) => Math.min(1, Math.max(0, (value - low) / Math.max(0.1, high - low))));
}
