import type { VoxelBody } from './voxel-body.ts';

/** One contact patch of a body with the ground, in the body's units. */
export interface Foot {
  readonly x: number;
  readonly z: number;
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
  /** Number of cells seen from below. */
  readonly area: number;
}

/** Finds a body's contact patches: connected parts of its lowest slices, without small ones, largest first. */
export function footprint(body: VoxelBody, from: number, to: number, least = 0.2): Foot[] {
  const { nx, ny, nz, step, origin, solid } = body;
  const mask = new Uint8Array(nx * nz);
  for (let j = 0; j < ny; j++) {
    const y = origin[1] + (j + 0.5) * step;
    if (y < from || y > to) continue;
    for (let k = 0; k < nz; k++)
      for (let i = 0; i < nx; i++) if (solid[i + nx * (j + ny * k)]) mask[i + nx * k] = 1;
  }
  const feet: Foot[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== 1) continue;
    mask[start] = 2;
    const cells = [start];
    for (let n = 0; n < cells.length; n++) {
      for (const offset of [1, -1, nx, -nx, nx + 1, nx - 1, -nx + 1, -nx - 1]) {
        const next = cells[n]! + offset;
        if (mask[next] !== 1) continue;
        mask[next] = 2;
        cells.push(next);
      }
    }
    const xs = cells.map((cell) => origin[0] + ((cell % nx) + 0.5) * step);
    const zs = cells.map((cell) => origin[2] + (Math.floor(cell / nx) + 0.5) * step);
    const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    feet.push({
      x: mean(xs),
      z: mean(zs),
      left: Math.min(...xs),
      right: Math.max(...xs),
      back: Math.min(...zs),
      front: Math.max(...zs),
      area: cells.length,
    });
  }
  feet.sort((a, b) => b.area - a.area);
  return feet.filter(({ area }) => area >= Math.max(4, feet[0]!.area * least));
}
