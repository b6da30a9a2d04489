import type { Placement } from './arrange.ts';
import type { Model } from './grow.ts';

/** Where a thing lies on another: its position, and whether it is turned by a quarter to have room. */
interface Spot {
  readonly position: Placement['position'];
  readonly isTurned: boolean;
}

/** Cells of the map of a top, each way. */
const cells = 40;

/** Places that are tried on a top, each way. */
const tries = 21;

/** Samples of the ground that a thing covers, each way. */
const samples = 7;

/** Parts that hang above what a thing is for: nothing lies on them, and what stands below them needs the height. */
export const overhead =
  /^(?:awning|stripe|canopy|roof|sail|jib|mast|flag|rope|handle|ears|handles|oar|leaf|nut)$/;

/** Heights over the ground of a model, by cell of its bounds. */
interface TopMap {
  /** Highest point that something can lie on; -1 where there is none. */
  readonly support: Float64Array;
  /** Lowest point of what hangs above. */
  readonly ceiling: Float64Array;
}

/**
 * Returns a place on a model for each thing that has room there, and null for each that has none: the largest first,
 * near the middle, and half a width apart where there is room for that. A thing lies where most of the middle of its
 * ground is level and nothing stands in its way: on the filling of a basket, on the deck of a boat and not on its mast.
 */
export function spotsOnTop(base: Model, things: readonly Model[]): (Spot | null)[] {
  if (things.length === 0) return [];
  const map = topMap(base);
  const apart = layOut(base, map, things, ({ x, z, half }, laid) => {
    const free = Math.min(...laid.map((other) => gapBetween({ x, z, half }, other)), Math.max(...half));
    return free - 0.2 * Math.hypot(x, z);
  });
  if (!apart.includes(null)) return apart;
  // Close together from one corner, more have room.
  const close = layOut(base, map, things, ({ x, z }) => -x - 3 * z);
  return missing(close) < missing(apart) ? close : apart;
}

const missing = (spots: readonly (Spot | null)[]): number => spots.filter((spot) => spot === null).length;

/** Returns the free place of the highest score for each thing in turn, with the usual height of the top before others. */
function layOut(
  base: Model,
  map: TopMap,
  things: readonly Model[],
  score: (ground: Ground, laid: readonly Ground[]) => number,
): (Spot | null)[] {
  const level = usualHeight(map.support);
  const laid: Ground[] = [];
  const spots: (Spot | null)[] = things.map(() => null);
  const order = things
    .map((_, i) => i)
    .sort((a, b) => things[b]!.size[0] * things[b]!.size[2] - things[a]!.size[0] * things[a]!.size[2]);
  for (const index of order) {
    const { size } = things[index]!;
    let best: { spot: Spot; score: number; ground: Ground } | null = null;
    for (const isTurned of [false, true]) {
      if (best) break;
      const half = [size[isTurned ? 2 : 0] / 2, size[isTurned ? 0 : 2] / 2] as const;
      for (let i = 0; i < tries * tries; i++) {
        const [u, v] = [((i % tries) / (tries - 1)) * 2 - 1, (Math.floor(i / tries) / (tries - 1)) * 2 - 1];
        const x = u * Math.max(0, base.size[0] / 2 - half[0]);
        const z = v * Math.max(0, base.size[2] / 2 - half[1]);
        const ground = { x, z, half };
        if (laid.some((other) => overlaps(ground, other))) continue;
        const y = restingHeight(map, base, ground, size[1]);
        if (y === null) continue;
        const points = score(ground, laid) - (Math.abs(y - level) > 0.12 * base.size[1] ? 100 : 0);
        if (best === null || points > best.score + 1e-9)
          best = { spot: { position: [x, y, z], isTurned }, score: points, ground };
      }
    }
    if (!best) continue;
    spots[index] = best.spot;
    laid.push(best.ground);
  }
  return spots;
}

/** Returns the height of the top of a model at a place of its ground, metres; 0 beside it. */
export function heightOnTop(base: Model, x: number, z: number): number {
  if (Math.abs(x) > base.size[0] / 2 || Math.abs(z) > base.size[2] / 2) return 0;
  return Math.max(0, topMap(base).support[cellOf(base, x, z)]!);
}

interface Ground {
  readonly x: number;
  readonly z: number;
  /** Half of the width and half of the depth. */
  readonly half: readonly [number, number];
}

/** Ground of about equal width and depth is taken as round. */
const isRound = ({ half: [a, b] }: Ground): boolean => Math.abs(a - b) < 0.2 * Math.max(a, b);

/** Returns the free metres between two grounds; negative where they overlap. */
function gapBetween(a: Ground, b: Ground): number {
  const [dx, dz] = [Math.abs(a.x - b.x), Math.abs(a.z - b.z)];
  if (isRound(a) && isRound(b)) return Math.hypot(dx, dz) - Math.max(...a.half) - Math.max(...b.half);
  return Math.max(dx - a.half[0] - b.half[0], dz - a.half[1] - b.half[1]);
}

/** Two things may stand into each other by a twentieth of their width. */
function overlaps(a: Ground, b: Ground): boolean {
  return gapBetween(a, b) < -0.05 * Math.min(...a.half, ...b.half);
}

/** Returns the height at which a thing rests on a ground; null where it would tip over, hang over the rim or cut into something. */
function restingHeight(
  { support, ceiling }: TopMap,
  base: Model,
  { x, z, half }: Ground,
  height: number,
): number | null {
  const heights: { y: number; top: number; middle: boolean }[] = [];
  for (let i = 0; i < samples * samples; i++) {
    const [u, v] = [
      ((i % samples) / (samples - 1)) * 2 - 1,
      (Math.floor(i / samples) / (samples - 1)) * 2 - 1,
    ];
    const away = Math.hypot(u, v);
    if (away > 1.01) continue;
    const cell = cellOf(base, x + u * half[0] * 0.95, z + v * half[1] * 0.95);
    heights.push({ y: support[cell]!, top: ceiling[cell]!, middle: away < 0.67 });
  }
  const middle = heights.filter((sample) => sample.middle);
  const rest = Math.max(...middle.map(({ y }) => y));
  if (rest < 0) return null;
  const tolerance = Math.max(0.015, 0.06 * base.size[1]);
  if (middle.filter(({ y }) => y > rest - tolerance).length < 0.7 * middle.length) return null;
  if (heights.filter(({ y }) => y >= 0).length < 0.9 * heights.length) return null;
  const isFree = heights.every(({ y, top }) => y < rest + 0.25 * height + 0.01 && top > rest + height);
  return isFree ? rest : null;
}

/** Cells over the ground of a thing: index i + k * cells[0] is the i-th along X and the k-th along Z. */
export interface Grid {
  /** Size of the thing around the origin, metres. */
  readonly size: Model['size'];
  readonly cells: readonly [x: number, z: number];
}

const cellOf = ({ size }: Model, x: number, z: number): number =>
  cellAt({ size, cells: [cells, cells] }, x, z);

function cellAt({ size, cells: [across, deep] }: Grid, x: number, z: number): number {
  const index = (at: number, length: number, count: number): number =>
    Math.min(count - 1, Math.max(0, Math.floor((at / length + 0.5) * count)));
  return index(x, size[0], across) + index(z, size[2], deep) * across;
}

function topMap(base: Model): TopMap {
  const support = new Float64Array(cells * cells).fill(-1);
  const ceiling = new Float64Array(cells * cells).fill(Number.POSITIVE_INFINITY);
  for (const { name, pivot, surfaces } of base.parts) {
    const isOverhead = overhead.test(name.slice(base.name.length + 1));
    for (const { shape } of surfaces)
      eachHeight(shape, pivot, { size: base.size, cells: [cells, cells] }, (cell, y) => {
        if (isOverhead) ceiling[cell] = Math.min(ceiling[cell]!, y);
        else support[cell] = Math.max(support[cell]!, y);
      });
  }
  // What hangs as low as the surface below it is a part of the surface.
  for (const [cell, y] of ceiling.entries()) if (y < support[cell]!) ceiling[cell] = Number.POSITIVE_INFINITY;
  return { support, ceiling };
}

/** Calls back with the height of every triangle over the middle of every cell that it covers. */
export function eachHeight(
  { positions, indices }: Model['parts'][number]['surfaces'][number]['shape'],
  pivot: readonly number[],
  grid: Grid,
  visit: (cell: number, y: number) => void,
): void {
  const [across, deep] = grid.cells;
  const middle = (index: number, size: number, count: number): number => ((index + 0.5) / count - 0.5) * size;
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [0, 1, 2].map((k) => {
      const at = indices[t + k]! * 3;
      return [
        positions[at]! + pivot[0]!,
        positions[at + 1]! + pivot[1]!,
        positions[at + 2]! + pivot[2]!,
      ] as const;
    }) as [Corner, Corner, Corner];
    const [from, to] = [
      cellAt(grid, Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, , z]) => z))),
      cellAt(grid, Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, , z]) => z))),
    ];
    for (let k = Math.floor(from / across); k <= Math.floor(to / across); k++)
      for (let i = from % across; i <= to % across; i++) {
        const y = heightAt(corners, middle(i, grid.size[0], across), middle(k, grid.size[2], deep));
        if (y !== null) visit(i + k * across, y);
      }
  }
}

type Corner = readonly [x: number, y: number, z: number];

/** Returns the height of a triangle over a place of the ground; null beside it. */
function heightAt([a, b, c]: readonly [Corner, Corner, Corner], x: number, z: number): number | null {
  const [ax, az, bx, bz, cx, cz] = [a[0] - x, a[2] - z, b[0] - x, b[2] - z, c[0] - x, c[2] - z];
  const [u, v, w] = [bx * cz - cx * bz, cx * az - ax * cz, ax * bz - bx * az];
  const area = u + v + w;
  if (Math.abs(area) < 1e-12 || u / area < 0 || v / area < 0 || w / area < 0) return null;
  return (u * a[1] + v * b[1] + w * c[1]) / area;
}

/** Returns the median height of what there is. */
function usualHeight(support: Float64Array): number {
  const heights = [...support].filter((y) => y >= 0).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}
