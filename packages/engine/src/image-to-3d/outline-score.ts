import type { Picture } from './read-picture.ts';

/** How well a subject stands out from its background. */
export interface OutlineScore {
  /** Share of the picture inside the outline. */
  readonly coverage: number;
  /** Separate pieces of the subject. */
  readonly pieces: number;
  /** 0 to 1: an outline of one clear edge has 1. */
  readonly confidence: number;
}

/**
 * Scores the outline of a mask: the share of it with a difference of colour larger than those in the background, less
 * where it is ragged, and where it runs along the border of the picture.
 */
export function outlineConfidence({ pixels, width, height }: Picture, mask: Uint8Array): number {
  const rim: number[] = [];
  for (let i = 0; i < mask.length; i++) if (mask[i] && touchesOutside(i)) rim.push(i);
  if (rim.length === 0) return 0;
  const level = Math.max(leastDifference, 2.5 * backgroundDifference());
  let [clear, tried] = [0, 0];
  for (const i of rim) {
    const [dx, dy] = outwards(i);
    const [inside, outside] = [at(i, -dx * reach, -dy * reach), at(i, dx * reach, dy * reach)];
    if (inside < 0 || outside < 0 || mask[outside]) continue;
    tried++;
    if (difference(inside, outside) > level) clear++;
  }
  if (tried === 0) return 0;
  const ragged = rim.length / Math.max(1, smoothRim());
  return (clear / tried) * unit((2 - ragged) / 0.6) * unit((0.75 - borderShare()) / 0.25);

  function touchesOutside(i: number): boolean {
    const x = i % width;
    return (
      (x > 0 && !mask[i - 1]) ||
      (x < width - 1 && !mask[i + 1]) ||
      (i >= width && !mask[i - width]) ||
      (i + width < mask.length && !mask[i + width])
    );
  }

  /** Returns the pixel at an offset, -1 outside the picture. */
  function at(i: number, dx: number, dy: number): number {
    const x = (i % width) + Math.round(dx);
    const y = Math.floor(i / width) + Math.round(dy);
    return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
  }

  function outwards(i: number): [number, number] {
    let [dx, dy] = [0, 0];
    for (let y = -2; y <= 2; y++) {
      for (let x = -2; x <= 2; x++) {
        const other = at(i, x, y);
        if (other < 0 || mask[other]) continue;
        dx += x;
        dy += y;
      }
    }
    const length = Math.hypot(dx, dy) || 1;
    return [dx / length, dy / length];
  }

  function difference(i: number, j: number): number {
    const [r, g, b] = [0, 1, 2].map((k) => pixels[i * 4 + k]! - pixels[j * 4 + k]!) as [
      number,
      number,
      number,
    ];
    return Math.sqrt((0.9 * r * r + 1.4 * g * g + 0.7 * b * b) / 3);
  }

  /** Median difference between pixels of the background as far apart as those across the outline. */
  function backgroundDifference(): number {
    const found: number[] = [];
    const stride = Math.max(1, Math.floor(mask.length / 20_000));
    for (let i = 0; i < mask.length; i += stride) {
      const other = at(i, 2 * reach, 0);
      if (!mask[i] && other >= 0 && !mask[other]) found.push(difference(i, other));
    }
    return found.sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0;
  }

  /** Length of the outline where every pixel is as most of those around it. */
  function smoothRim(): number {
    const smooth = majority(mask, width, height);
    const kept = smooth.reduce((sum, value) => sum + value, 0);
    // A thin subject disappears: it is not ragged for that.
    if (kept * 2 < mask.reduce((sum, value) => sum + value, 0)) return rim.length;
    let length = 0;
    for (let i = 0; i < smooth.length; i++) {
      if (
        smooth[i] &&
        [at(i, -1, 0), at(i, 1, 0), at(i, 0, -1), at(i, 0, 1)].some((j) => j >= 0 && !smooth[j])
      )
        length++;
    }
    return length;
  }

  function borderShare(): number {
    let inside = 0;
    for (let x = 0; x < width; x++) inside += mask[x]! + mask[(height - 1) * width + x]!;
    for (let y = 0; y < height; y++) inside += mask[y * width]! + mask[y * width + width - 1]!;
    return inside / (2 * (width + height));
  }
}

/** Returns 1 for each pixel with more than half of the square around it inside. */
function majority(mask: Uint8Array, width: number, height: number): Uint8Array {
  // Sums over rows, then over columns, each from the sum before.
  const across = new Uint8Array(mask.length);
  for (let row = 0; row < mask.length; row += width) {
    let sum = 0;
    for (let x = -reach; x < width; x++) {
      if (x + reach < width) sum += mask[row + x + reach]!;
      if (x - reach > 0) sum -= mask[row + x - reach - 1]!;
      if (x >= 0) across[row + x] = sum;
    }
  }
  const out = new Uint8Array(mask.length);
  for (let x = 0; x < width; x++) {
    const columns = Math.min(x + reach, width - 1) - Math.max(x - reach, 0) + 1;
    let sum = 0;
    for (let y = -reach; y < height; y++) {
      if (y + reach < height) sum += across[(y + reach) * width + x]!;
      if (y - reach > 0) sum -= across[(y - reach - 1) * width + x]!;
      if (y < 0) continue;
      const rows = Math.min(y + reach, height - 1) - Math.max(y - reach, 0) + 1;
      out[y * width + x] = sum * 2 > columns * rows ? 1 : 0;
    }
  }
  return out;
}

/** Pixels from the outline to the colours that are compared. */
const reach = 3;
/** Of 255. */
const leastDifference = 9;

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
