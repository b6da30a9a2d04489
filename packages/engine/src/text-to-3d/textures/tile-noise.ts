import { ease } from '../noise.ts';
import { mix } from '../random.ts';

/** Random fields over the unit square that repeat seamlessly. */
export interface TileNoise {
  /** Smooth, -1..1, with `across` by `down` bumps in the square. */
  smooth(u: number, v: number, across: number, down?: number): number;
  /** Four octaves of `smooth`, about -1..1. */
  cloudy(u: number, v: number, across: number, down?: number): number;
  /** The Voronoi cell that contains a point. */
  cell(u: number, v: number, across: number, down?: number): Cell;
  /** One number per integer cell, 0..1. */
  speckle(column: number, row: number): number;
}

interface Cell {
  /** Distance to the cell's centre in cells, 0 to about 1. */
  readonly centre: number;
  /** Distance to the border with the next cell, 0 on it. */
  readonly border: number;
  /** 0..1, one value for the whole cell. */
  readonly value: number;
}

export function createTileNoise(seed: number): TileNoise {
  const speckle = (x: number, y: number): number =>
    mix(Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ seed) / 4294967296;
  const wrap = (i: number, n: number): number => ((i % n) + n) % n;

  const smooth: TileNoise['smooth'] = (u, v, across, down = across) => {
    const x = u * across;
    const y = v * down;
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = ease(x - ix);
    const fy = ease(y - iy);
    const x0 = wrap(ix, across);
    const x1 = wrap(ix + 1, across);
    const y0 = wrap(iy, down) + across * 31;
    const y1 = wrap(iy + 1, down) + across * 31;
    const top = speckle(x0, y0) * (1 - fx) + speckle(x1, y0) * fx;
    const bottom = speckle(x0, y1) * (1 - fx) + speckle(x1, y1) * fx;
    return (top * (1 - fy) + bottom * fy) * 2 - 1;
  };

  return {
    smooth,
    speckle,
    cloudy: (u, v, across, down = across) =>
      (smooth(u, v, across, down) +
        0.5 * smooth(u, v, across * 2, down * 2) +
        0.25 * smooth(u, v, across * 4, down * 4) +
        0.125 * smooth(u, v, across * 8, down * 8)) /
      1.4,
    cell(u, v, across, down = across) {
      const x = u * across;
      const y = v * down;
      const ix = Math.floor(x);
      const iy = Math.floor(y);
      let first = 9;
      let second = 9;
      let value = 0;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const column = wrap(ix + dx, across);
          const row = wrap(iy + dy, down);
          const ox = ix + dx + 0.15 + 0.7 * speckle(column, row + 101) - x;
          const oy = iy + dy + 0.15 + 0.7 * speckle(column + 57, row + 203) - y;
          const distance = Math.sqrt(ox * ox + oy * oy);
          if (distance < first) {
            second = first;
            first = distance;
            value = speckle(column + 11, row + 307);
          } else if (distance < second) second = distance;
        }
      }
      return { centre: first, border: second - first, value };
    },
  };
}
