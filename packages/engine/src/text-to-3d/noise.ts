import { mix } from './random.ts';

/** Smooth random values in -1..1 over space, repeatable by seed. */
export interface Noise {
  at(x: number, y: number, z: number): number;
}

export function createNoise(seed: number): Noise {
  const lattice = (x: number, y: number, z: number): number =>
    mix((x * 73856093) ^ (y * 19349663) ^ (z * 83492791) ^ seed) / 2147483648 - 1;
  const row = (x: number, y: number, z: number, share: number): number => {
    const a = lattice(x, y, z);
    return a + (lattice(x + 1, y, z) - a) * share;
  };
  return {
    at(x, y, z) {
      const ix = Math.floor(x);
      const iy = Math.floor(y);
      const iz = Math.floor(z);
      const fx = ease(x - ix);
      const fy = ease(y - iy);
      const fz = ease(z - iz);
      const low = row(ix, iy, iz, fx);
      const front = low + (row(ix, iy + 1, iz, fx) - low) * fy;
      const lowBehind = row(ix, iy, iz + 1, fx);
      const back = lowBehind + (row(ix, iy + 1, iz + 1, fx) - lowBehind) * fy;
      return front + (back - front) * fz;
    },
  };
}

/** Smoothstep with zero slope at both ends, so neighbouring cells meet without a crease. */
export function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
