import type { CutOut } from './cut-out.ts';
import type { Picture } from './read-picture.ts';

/** How a subject gets its depth: like a balloon, turned around an upright axis, as a flat slab, or a block a pixel. */
export type BodyForm = 'round' | 'turned' | 'slab' | 'blocks';

/** Share of its bounds that a rectangle fills. */
const rectangle = 0.97;
/** Share of the rows that a turned body has in one piece. */
const onePiece = 0.96;
/** Most distance of a row's middle from the axis, as a share of the width. */
const offAxis = 0.03;
/** Strips across the subject, the least difference between the lightest and the darkest, and the noise in them, of 255. */
const bins = 8;
const shade = 18;
const uneven = 5;
/** Most deviation of a row's strips from those of the body, as a share, on the mean. */
const mostOff = 0.12;
/** Most pixels along a side of a picture that is drawn in blocks, and least pixels of a block of a larger one. */
const mostBlocks = 64;
const leastBlock = 4;

/**
 * Returns the form that a picture shows: a rectangle is a slab; an upright outline that is the same on both sides, and
 * darker away from its lightest strip, is a turned body; a picture of few large pixels is blocks.
 * @param isBlocks whether the picture as it was read is drawn in blocks
 */
export function bodyForm(picture: Picture, subject: CutOut, isBlocks: boolean): BodyForm {
  if (subject.by === 'frame') return 'round';
  const rows = rowsOf(subject);
  const [left, right] = [Math.min(...rows.map((row) => row.left)), Math.max(...rows.map((row) => row.right))];
  const filled = rows.reduce((sum, row) => sum + row.inside, 0) / ((right - left) * rows.length);
  if (filled > rectangle) return 'slab';
  if (isBlocks) return 'blocks';
  return isTurned(picture, rows, right - left) ? 'turned' : 'round';
}

/** Returns how many blocks a picture has across and down; null for one that is not drawn in blocks. */
export function blocksOf({ pixels, width, height }: Picture): readonly [number, number] | null {
  if (Math.max(width, height) <= mostBlocks) return Math.min(width, height) >= 8 ? [width, height] : null;
  const isSame = (i: number, j: number): boolean =>
    [0, 1, 2, 3].every((k) => pixels[i * 4 + k] === pixels[j * 4 + k]);
  let block = 0;
  for (let x = 1; x < width; x++)
    for (let y = 0; y < height; y++)
      if (!isSame(y * width + x - 1, y * width + x)) {
        block = common(block, x);
        break;
      }
  for (let y = 1; y < height && block !== 1; y++)
    for (let x = 0; x < width; x++)
      if (!isSame((y - 1) * width + x, y * width + x)) {
        block = common(block, y);
        break;
      }
  if (block < leastBlock || width % block !== 0 || height % block !== 0) return null;
  const [across, down] = [width / block, height / block];
  return Math.max(across, down) <= mostBlocks && Math.min(across, down) >= 8 ? [across, down] : null;
}

function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}

interface Row {
  readonly y: number;
  readonly left: number;
  readonly right: number;
  /** Pixels of the subject. */
  readonly inside: number;
}

function rowsOf({ mask, width, height }: CutOut): Row[] {
  const rows: Row[] = [];
  for (let y = 0; y < height; y++) {
    const row = mask.subarray(y * width, (y + 1) * width);
    const left = row.indexOf(1);
    if (left < 0) continue;
    rows.push({ y, left, right: row.lastIndexOf(1) + 1, inside: row.reduce((sum, value) => sum + value, 0) });
  }
  return rows;
}

function isTurned(picture: Picture, rows: readonly Row[], wide: number): boolean {
  const axis = rows.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / rows.length;
  const straight = rows.filter(
    ({ left, right, inside }) =>
      inside >= 0.97 * (right - left) && Math.abs((left + right) / 2 - axis) < offAxis * wide,
  );
  if (straight.length < onePiece * rows.length) return false;
  const strips = straight.map((row) => stripsOf(picture, row));
  const profile = meanOf(strips);
  // The strips of a row are those of the body in another colour; a face has eyes, and hair beside it.
  const off = strips.map((row) => {
    const [own, whole] = [mean(row), mean(profile)];
    return mean(row.map((value, i) => Math.abs(value / (own || 1) - profile[i]! / (whole || 1))));
  });
  if (mean(off) > mostOff) return false;
  const lightest = profile.indexOf(Math.max(...profile));
  const falls = (from: number, to: number): boolean => profile[to]! <= profile[from]! + uneven;
  const isHill = profile.every((_, i) =>
    i === lightest ? true : i < lightest ? falls(i + 1, i) : falls(i - 1, i),
  );
  return isHill && Math.max(...profile) - Math.min(...profile) > shade;
}

/** Returns the brightness of the strips of a row. */
function stripsOf({ pixels, width }: Picture, { y, left, right }: Row): number[] {
  return Array.from({ length: bins }, (_, bin) => {
    const from = Math.floor(left + ((right - left) * bin) / bins);
    const to = Math.max(from + 1, Math.floor(left + ((right - left) * (bin + 1)) / bins));
    let sum = 0;
    for (let x = from; x < to; x++) for (let k = 0; k < 3; k++) sum += pixels[(y * width + x) * 4 + k]! / 3;
    return sum / (to - from);
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

const meanOf = (rows: readonly (readonly number[])[]): number[] =>
  Array.from({ length: bins }, (_, bin) => mean(rows.map((row) => row[bin]!)));
