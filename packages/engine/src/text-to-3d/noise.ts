import { mix } from './random.ts';

/** Smooth random values in -1..1 over space, repeatable by seed. */
export interface Noise {
  at(x: number, y: number, z: number): number;
}

export function createNoise(seed: number): Noise {
  const lattice = (x: number, y: number, z: number): number =>
    mix((x * 73856093) ^ (y * 19349663) ^ (z * 83492791) ^ seed) / 2147483648 - 1;
  return {
    at(x, y, z) {
      const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
      const [fx, fy, fz] = [ease(x - ix), ease(y - iy), ease(z - iz)];
      const row = (dy: number, dz: number): number => {
        const a = lattice(ix, iy + dy, iz + dz);
        return a + (lattice(ix + 1, iy + dy, iz + dz) - a) * fx;
      };
      const front = row(0, 0) + (row(1, 0) - row(0, 0)) * fy;
      const back = row(0, 1) + (row(1, 1) - row(0, 1)) * fy;
      return front + (back - front) * fz;
    },
  };
}

/** Smoothstep with zero slope at both ends, so neighbouring cells meet without a crease. */
export function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
