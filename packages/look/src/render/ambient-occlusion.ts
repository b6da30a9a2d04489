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
  const view = { depth, size, focal, radius, region, covered };
  const bottom = Math.min(size - 1, region.bottom);
  for (let y = Math.max(1, region.top); y < bottom; y++) occludeRow(view, y, raw);
  return smooth(raw, depth, size, radius, region);
}

interface DepthView {
  readonly depth: Float32Array;
  readonly size: number;
  readonly focal: number;
  readonly radius: number;
  readonly region: Region;
  readonly covered: Uint8Array;
}

/** A row at a time: the compiler optimises a function that is called often once, and a long loop anew in every picture. */
function occludeRow(
  { depth, size, focal, radius, region, covered }: DepthView,
  y: number,
  raw: Float32Array,
): void {
  const tiles = Math.ceil(size / tile);
  const half = size / 2;
  const left = Math.max(1, region.left);
  const right = Math.min(size - 1, region.right);
  for (let x = left; x < right; x++) {
    const pixel = y * size + x;
    const d = depth[pixel]!;
    if (d === Number.POSITIVE_INFINITY) continue;
    const reach = (radius * focal) / d;
    if (!anyIn(covered, tiles, x - reach, y - reach, x + reach + 1, y + reach + 1)) continue;
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
      const sx = Math.floor(x + 0.5 + offsets[turn + k * 2]! * reach);
      const sy = Math.floor(y + 0.5 + offsets[turn + k * 2 + 1]! * reach);
      if (sx < 0 || sy < 0 || sx >= size || sy >= size) continue;
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
    raw[pixel] = Math.min(1, (2.2 * sum) / taps);
  }
}

/** Side of a square of pixels. */
export const tile = 8;

/** Whether a square that the box of pixels touches is marked. */
function anyIn(
  marked: Uint8Array,
  tiles: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean {
  const lastX = Math.min(tiles - 1, Math.floor(right / tile));
  const lastY = Math.min(tiles - 1, Math.floor(bottom / tile));
  for (let y = Math.max(0, Math.floor(top / tile)); y <= lastY; y++)
    for (let x = Math.max(0, Math.floor(left / tile)); x <= lastX; x++)
      if (marked[y * tiles + x] === 1) return true;
  return false;
}

function nearer(a: number, b: number): number {
  return Math.abs(a) < Math.abs(b) ? a : Math.abs(b) === Number.POSITIVE_INFINITY ? 0 : b;
}

/** Averages the 4x4 rotation pattern over a 4x4 window, without pixels at other depths. */
function smooth(
  raw: Float32Array,
  depth: Float32Array,
  size: number,
  radius: number,
  region: Region,
): Float32Array {
  const out = new Float32Array(raw.length);
  for (let y = region.top; y < region.bottom; y++)
    for (let x = region.left; x < region.right; x++) {
      const d = depth[y * size + x]!;
      if (d !== Number.POSITIVE_INFINITY) out[y * size + x] = average(raw, depth, size, x, y, radius * 0.5);
    }
  return out;
}

function average(
  raw: Float32Array,
  depth: Float32Array,
  size: number,
  x: number,
  y: number,
  most: number,
): number {
  const d = depth[y * size + x]!;
  let sum = 0;
  let count = 0;
  for (let j = Math.max(0, y - 2); j < Math.min(size, y + 2); j++) {
    for (let i = Math.max(0, x - 2); i < Math.min(size, x + 2); i++) {
      if (Math.abs(depth[j * size + i]! - d) > most) continue;
      sum += raw[j * size + i]!;
      count++;
    }
  }
  return count > 0 ? sum / count : 0;
}
