import { borderPalette, borderPixels, distance, nearPalette } from './border-palette.ts';
import { type OutlineScore, outlineConfidence } from './outline-score.ts';
import type { Picture } from './read-picture.ts';
import { smoothBackground } from './smooth-background.ts';
import { walkPixels } from './texture/spread-colors.ts';

/** Which pixels belong to the subject. */
export interface CutOut {
  readonly width: number;
  readonly height: number;
  /** 1 inside, 0 outside, row by row. */
  readonly mask: Uint8Array;
  /** How it was separated from the background; `frame` means it was not, and the whole picture is the subject. */
  readonly by: 'alpha' | 'border' | 'frame';
  readonly outline: OutlineScore;
}

/**
 * Separates the subject from the background: by the alpha channel where it has content, else by a smooth background
 * fitted to the border, else by flooding the border's colours up to an edge. Specks, pinholes and islands are removed.
 * When nothing or nearly everything remains, no clear outline, or one that the picture cuts off all around, the subject
 * is the whole picture.
 * @param isOnePiece keeps the largest piece alone
 */
export function cutOutSubject(picture: Picture, { isOnePiece = false } = {}): CutOut {
  const { width, height } = picture;
  const alpha = alphaMask(picture);
  const border = alpha ? null : borderMask(picture);
  const mask = alpha ?? withoutThreads(border!.mask, width, height);
  const pixels = width * height;
  if (!alpha) fillHoles(mask, width, height, pixels);
  fillHoles(mask, width, height, pixels * pinhole);
  const { kept, pieces } = keepLarge(mask, width, height, isOnePiece ? 1 : alpha ? speck : island);
  const coverage = kept / pixels;
  const confidence = alpha ? 1 : outlineConfidence(picture, mask);
  const outline = { coverage, pieces, confidence };
  const isCutOff =
    border !== null &&
    (rimShare(mask, width, height) > mostRim || (!border.isSmooth && coverage < leastOnPatches));
  if (coverage < leastCover || coverage > mostCover || confidence < leastConfidence || isCutOff)
    return { width, height, mask: new Uint8Array(pixels).fill(1), by: 'frame', outline };
  return { width, height, mask, by: alpha ? 'alpha' : 'border', outline };
}

const leastCover = 0.004;
const mostCover = 0.985;
const leastConfidence = 0.35;
/** Share of the picture's rim above which a subject is cut off by it: a close-up, or part of the background. */
const mostRim = 0.45;
/** Share of the picture below which what is left between large patches of colour is a detail, as an eye of a close-up. */
const leastOnPatches = 0.07;
/** Share of the picture below which a hole is noise. */
const pinhole = 0.0005;
/** Share of the largest piece below which another piece is noise; with an alpha channel, pieces are meant. */
const island = 0.15;
const speck = 0.02;

/** Least size of a figure of a sheet, as a share of the largest, and the least gap between two, of the longer side. */
const alike = 0.6;
const leastGap = 0.04;

/** Returns whether the pieces are figures of about one size that stand apart, and not parts of one figure. */
export function isSheet({ mask, width, height }: CutOut): boolean {
  const grown = mask.slice();
  const reach = Math.round((leastGap * Math.max(width, height)) / 2);
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const x = i % width;
    const y = (i - x) / width;
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
      grown.fill(1, row * width + Math.max(0, x - reach), row * width + Math.min(width, x + reach + 1));
  }
  const sizes = sizesOf(grown, width, height);
  const large = sizes.filter((size) => size >= alike * Math.max(...sizes));
  return large.length > 1 && large.length >= sizes.length / 2;
}

function sizesOf(mask: Uint8Array, width: number, height: number): number[] {
  const left = mask.slice();
  const sizes: number[] = [];
  for (let start = 0; start < left.length; start++) {
    if (!left[start]) continue;
    left[start] = 0;
    const queue = [start];
    for (const i of queue) {
      const x = i % width;
      for (const [j, isThere] of [
        [i - 1, x > 0],
        [i + 1, x < width - 1],
        [i - width, i >= width],
        [i + width, i < width * (height - 1)],
      ] as const)
        if (isThere && left[j]) {
          left[j] = 0;
          queue.push(j);
        }
    }
    sizes.push(queue.length);
  }
  return sizes;
}

/** Returns the share of the picture's outermost pixels that are in the mask. */
function rimShare(mask: Uint8Array, width: number, height: number): number {
  const rim = borderPixels(width, height);
  return rim.filter((i) => mask[i]).length / rim.length;
}

function alphaMask({ pixels, width, height }: Picture): Uint8Array | null {
  const mask = new Uint8Array(width * height);
  let clear = 0;
  for (let i = 0; i < mask.length; i++) {
    if (pixels[i * 4 + 3]! >= 128) mask[i] = 1;
    else clear++;
  }
  return clear > mask.length * 0.01 ? mask : null;
}

/** Squared distances in 0 to 255 RGB, green weighted more. */
const nearNeighbour = 9 ** 2;
const farPalette = 80 ** 2;

function borderMask(picture: Picture): { readonly mask: Uint8Array; readonly isSmooth: boolean } {
  const { pixels, width, height } = picture;
  const border = borderPixels(width, height);
  const smooth = smoothBackground(picture, border);
  if (smooth) {
    const { off, offShaded, tolerance } = smooth;
    const mask = flooded(
      picture,
      border,
      (i) => off[i]! < tolerance,
      // A soft shadow darkens the background in small steps.
      (from, to) =>
        off[to]! < tolerance ||
        (distance(pixels, to, pixels, from * 4) < nearNeighbour && offShaded[to]! < tolerance / 2),
    );
    return { mask, isSmooth: true };
  }
  const palette = borderPalette(pixels, border);
  const distanceToPalette = (i: number): number =>
    palette.reduce(
      (least, color) => Math.min(least, distance(pixels, i, color, 0)),
      Number.POSITIVE_INFINITY,
    );
  const mask = flooded(
    picture,
    border,
    (i) => distanceToPalette(i) < nearPalette,
    (from, to) => {
      const off = distanceToPalette(to);
      // Gradients drift from the border colour in small steps; an edge is one large step.
      return (
        off < nearPalette || (off < farPalette && distance(pixels, to, pixels, from * 4) < nearNeighbour)
      );
    },
  );
  return { mask, isSmooth: false };
}

/** Returns 0 for pixels reachable from the border, 1 for the rest. */
function flooded(
  { width, height }: Picture,
  border: readonly number[],
  starts: (i: number) => boolean,
  reaches: (from: number, to: number) => boolean,
): Uint8Array {
  const mask = new Uint8Array(width * height).fill(1);
  const queue = new Int32Array(width * height);
  let end = 0;
  for (const i of border) {
    if (!mask[i] || !starts(i)) continue;
    mask[i] = 0;
    queue[end++] = i;
  }
  walkPixels(queue, end, width, height, (from, to) => {
    if (!mask[to] || !reaches(from, to)) return false;
    mask[to] = 0;
    return true;
  });
  return mask;
}

/**
 * Removes anything thinner than a thread, such as the edge between table and wall that meets the subject: erodes the
 * mask, then dilates it within its former extent.
 */
function withoutThreads(mask: Uint8Array, width: number, height: number): Uint8Array {
  let kept = mask;
  for (let step = 0; step < threadRadius; step++) kept = grown(kept, mask, width, height, 0);
  for (let step = 0; step <= threadRadius; step++) kept = grown(kept, mask, width, height, 1);
  return kept.includes(1) ? kept : mask;
}

const threadRadius = 2;

/** Grows the pixels of this value by one step into their neighbours, never beyond the limit. */
function grown(mask: Uint8Array, limit: Uint8Array, width: number, height: number, value: 0 | 1): Uint8Array {
  const next = mask.slice();
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] !== value) continue;
    const x = i % width;
    if (x > 0 && limit[i - 1]) next[i - 1] = value;
    if (x < width - 1 && limit[i + 1]) next[i + 1] = value;
    if (i >= width && limit[i - width]) next[i - width] = value;
    if (i < width * (height - 1) && limit[i + width]) next[i + width] = value;
  }
  return next;
}

/** Adds background regions up to a size to the subject when they do not reach the border. */
function fillHoles(mask: Uint8Array, width: number, height: number, largest: number): void {
  for (const { pixels, touchesBorder } of regions(mask, 0, width, height)) {
    if (!touchesBorder && pixels.length <= largest) for (const i of pixels) mask[i] = 1;
  }
}

/** Clears all but the large pieces, and returns the number of pixels left and of pieces. */
function keepLarge(
  mask: Uint8Array,
  width: number,
  height: number,
  least: number,
): { readonly kept: number; readonly pieces: number } {
  const all = regions(mask, 1, width, height);
  const largest = all.reduce((most, { pixels }) => Math.max(most, pixels.length), 0);
  let [kept, pieces] = [0, 0];
  for (const { pixels } of all) {
    if (pixels.length >= largest * least) {
      kept += pixels.length;
      pieces++;
    } else for (const i of pixels) mask[i] = 0;
  }
  return { kept, pieces };
}

interface Region {
  readonly pixels: Int32Array;
  readonly touchesBorder: boolean;
}

function regions(mask: Uint8Array, value: number, width: number, height: number): Region[] {
  const seen = new Uint8Array(mask.length);
  const queue = new Int32Array(mask.length);
  const found: Region[] = [];
  let end = 0;
  for (let start = 0; start < mask.length; start++) {
    if (seen[start] || mask[start] !== value) continue;
    const first = end;
    queue[end++] = start;
    let touchesBorder = false;
    seen[start] = 1;
    const visit = (j: number): void => {
      if (seen[j] || mask[j] !== value) return;
      seen[j] = 1;
      queue[end++] = j;
    };
    for (let at = first; at < end; at++) {
      const i = queue[at]!;
      const x = i % width;
      if (x === 0 || x === width - 1 || i < width || i >= mask.length - width) touchesBorder = true;
      if (x > 0) visit(i - 1);
      if (x < width - 1) visit(i + 1);
      if (i >= width) visit(i - width);
      if (i < width * (height - 1)) visit(i + width);
    }
    found.push({ pixels: queue.subarray(first, end), touchesBorder });
  }
  return found;
}
