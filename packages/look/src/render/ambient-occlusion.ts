import { discOffsets } from './shade/shadow-map.ts';

/** Pixels from `left` and `top` up to, not including, `right` and `bottom`. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const taps = 6;
const disc = discOffsets(taps);

/** Each pixel of a 4x4 block rotates the disc of taps differently. */
const offsets = Float32Array.from({ length: 16 * taps * 2 }, (_, i) => {
  const turn = Math.floor(i / (taps * 2)) * (Math.PI / 8);
  const x = disc[((i >> 1) % taps) * 2]!;
  const y = disc[((i >> 1) % taps) * 2 + 1]!;
  return i % 2 ? x * Math.sin(turn) + y * Math.cos(turn) : x * Math.cos(turn) - y * Math.sin(turn);
});

/**
 * Returns the share of the sky that nearby surfaces hide from each pixel, 0 to 1, from depths alone.
 * @param depth distance along the view per pixel, Infinity where empty
 * @param focal pixels per unit of x/depth
 * @param region the computed part of the picture; 0 outside
 * @param covered whether a square of 8 pixels shows a part of the model, row by row: elsewhere is the even ground at most
 * @param radius largest distance of occlusion, in the model's unit
 */
export function ambientOcclusion(
  depth: Float32Array,
  size: number,
  focal: number,
  radius: number,
  region: Region,
  covered: Uint8Array,
): Float32Array {
  const raw = new Float32Array(size * size);
  const tiles = Math.ceil(size / tile);
  const view = { depth, size, focal, radius, region, tiles, sums: sumsOf(covered, tiles) };
  const bottom = Math.min(size - 1, region.bottom);
  /** Squares with a pixel that is hidden from a part of the sky. */
  const hidden = new Uint8Array(tiles * tiles);
  for (let y = Math.max(1, region.top); y < bottom; y++) occludeRow(view, y, raw, hidden);
  const out = new Float32Array(raw.length);
  for (let y = region.top; y < region.bottom; y++) smoothRow(view, y, raw, hidden, out);
  return out;
}

interface DepthView {
  readonly depth: Float32Array;
  readonly size: number;
  readonly focal: number;
  readonly radius: number;
  readonly region: Region;
  /** Squares along a side of the picture. */
  readonly tiles: number;
  /** Covered squares above and to the left of each corner of squares. */
  readonly sums: Int32Array;
}

/** A row at a time: the compiler optimises a function that is called often once, and a long loop anew in every picture. */
function occludeRow(
  { depth, size, focal, radius, region, tiles, sums }: DepthView,
  y: number,
  raw: Float32Array,
  hidden: Uint8Array,
): void {
  const half = size / 2;
  const left = Math.max(1, region.left);
  const right = Math.min(size - 1, region.right);
  for (let x = left; x < right; x++) {
    const pixel = y * size + x;
    const d = depth[pixel]!;
    if (d === Number.POSITIVE_INFINITY) continue;
    const reach = (radius * focal) / d;
    const toLeft = x - reach;
    const toTop = y - reach;
    const toRight = x + reach + 1;
    const toBottom = y + reach + 1;
    const side = tiles * tile;
    const x0 = toLeft > 0 ? (toLeft / tile) | 0 : 0;
    const y0 = toTop > 0 ? (toTop / tile) | 0 : 0;
    const x1 = toRight < side ? ((toRight / tile) | 0) + 1 : tiles;
    const y1 = toBottom < side ? ((toBottom / tile) | 0) + 1 : tiles;
    // No part of the model is near.
    if (markedIn(sums, tiles, x0, y0, x1, y1) <= 0) continue;
    const px = ((x + 0.5 - half) * d) / focal;
    const py = ((half - y - 0.5) * d) / focal;
    const dx = nearer(depth[pixel + 1]! - d, d - depth[pixel - 1]!);
    const dy = nearer(depth[pixel - size]! - d, d - depth[pixel + size]!);
    // The surface through the neighbours: tangents along x and y in view space, then their cross product.
    const cell = d / focal;
    const tx = cell + (dx * px) / d;
    const ty = (dx * py) / d;
    const ux = (dy * px) / d;
    const uy = cell + (dy * py) / d;
    let nx = -(ty * dy - dx * uy);
    let ny = -(dx * ux - tx * dy);
    let nz = tx * uy - ty * ux;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;
    const turn = ((x & 3) * 4 + (y & 3)) * taps * 2;
    let sum = 0;
    for (let k = 0; k < taps; k++) {
      const atX = x + 0.5 + offsets[turn + k * 2]! * reach;
      const atY = y + 0.5 + offsets[turn + k * 2 + 1]! * reach;
      if (!(atX >= 0 && atY >= 0 && atX < size && atY < size)) continue;
      const sx = atX | 0;
      const sy = atY | 0;
      const sd = depth[sy * size + sx]!;
      if (sd === Number.POSITIVE_INFINITY) continue;
      const vx = ((sx + 0.5 - half) * sd) / focal - px;
      const vy = ((half - sy - 0.5) * sd) / focal - py;
      const vz = d - sd;
      const squared = vx * vx + vy * vy + vz * vz;
      const along = nx * vx + ny * vy + nz * vz;
      // On an even surface, as most taps are: no root is needed to know.
      if (along <= 0 || along * along < 0.0143 * squared) continue;
      const distance = Math.sqrt(squared);
      if (distance < 1e-9) continue;
      const facing = along / distance - 0.12;
      if (facing > 0) sum += facing / (1 + (distance * distance) / (radius * radius));
    }
    if (sum <= 0) continue;
    raw[pixel] = Math.min(1, (2.2 * sum) / taps);
    hidden[(y >> 3) * tiles + (x >> 3)] = 1;
  }
}

/** Side of a square of pixels. */
export const tile = 8;

function sumsOf(marked: Uint8Array, tiles: number): Int32Array {
  const sums = new Int32Array((tiles + 1) * (tiles + 1));
  for (let y = 0; y < tiles; y++)
    for (let x = 0, row = 0; x < tiles; x++) {
      row += marked[y * tiles + x]!;
      sums[(y + 1) * (tiles + 1) + x + 1] = sums[y * (tiles + 1) + x + 1]! + row;
    }
  return sums;
}

/** Returns how many squares of a box are marked. */
function markedIn(
  sums: Int32Array,
  tiles: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const upper = top * (tiles + 1);
  const lower = bottom * (tiles + 1);
  return sums[lower + right]! - sums[lower + left]! - sums[upper + right]! + sums[upper + left]!;
}

function nearer(a: number, b: number): number {
  return Math.abs(a) < Math.abs(b) ? a : Math.abs(b) === Number.POSITIVE_INFINITY ? 0 : b;
}

/** Averages the 4x4 rotation pattern over a 4x4 window, without pixels at other depths. */
function smoothRow(
  view: DepthView,
  y: number,
  raw: Float32Array,
  hidden: Uint8Array,
  out: Float32Array,
): void {
  const { depth, size, region, tiles } = view;
  const upper = (Math.max(0, y - 2) >> 3) * tiles;
  const lower = (Math.min(size - 1, y + 1) >> 3) * tiles;
  for (let x = region.left; x < region.right; x++) {
    const left = Math.max(0, x - 2) >> 3;
    const right = Math.min(size - 1, x + 1) >> 3;
    const isOpen =
      (hidden[upper + left]! | hidden[upper + right]! | hidden[lower + left]! | hidden[lower + right]!) === 0;
    if (!isOpen && depth[y * size + x]! !== Number.POSITIVE_INFINITY) average(view, raw, x, y, out);
  }
}

function average(
  { depth, size, radius }: DepthView,
  raw: Float32Array,
  x: number,
  y: number,
  out: Float32Array,
): void {
  const most = radius * 0.5;
  const d = depth[y * size + x]!;
  const left = Math.max(0, x - 2);
  const right = Math.min(size, x + 2);
  const bottom = Math.min(size, y + 2);
  let sum = 0;
  let count = 0;
  for (let j = Math.max(0, y - 2); j < bottom; j++) {
    for (let at = j * size + left; at < j * size + right; at++) {
      if (Math.abs(depth[at]! - d) > most) continue;
      sum += raw[at]!;
      count++;
    }
  }
  out[y * size + x] = count > 0 ? sum / count : 0;
}
