import type { VoxelBody } from './voxel-body.ts';

/** A stretch of solid cells along x in one slice, and the mean depth coordinate of its cells. */
export interface Run {
  readonly left: number;
  readonly right: number;
  readonly z: number;
  readonly back: number;
  readonly front: number;
  readonly cells: number;
}

/** Returns the runs of one horizontal slice seen from the front, left to right, of the cells between two depths. */
export function runsAt(body: VoxelBody, y: number, back: number, front: number): Run[] {
  const { nx, ny, nz, step, origin, solid } = body;
  const j = Math.floor((y - origin[1]) / step);
  if (j < 0 || j >= ny) return [];
  const runs: Run[] = [];
  let open: { left: number; right: number; sum: number; cells: number; back: number; front: number } | null =
    null;
  const close = (): void => {
    if (open) {
      const { left, right, sum, cells } = open;
      runs.push({ left, right, z: sum / cells, cells, back: open.back, front: open.front });
    }
    open = null;
  };
  for (let i = 0; i < nx; i++) {
    let any = false;
    for (let k = 0; k < nz; k++) {
      const z = origin[2] + (k + 0.5) * step;
      if (z < back || z > front || !solid[i + nx * (j + ny * k)]) continue;
      any = true;
      open ??= { left: origin[0] + i * step, right: 0, sum: 0, cells: 0, back: z, front: z };
      open.right = origin[0] + (i + 1) * step;
      open.sum += z;
      open.cells += 1;
      open.back = Math.min(open.back, z);
      open.front = Math.max(open.front, z);
    }
    if (!any) close();
  }
  close();
  return runs;
}

/** Returns the run that contains x, or null. */
export function runHolding(runs: readonly Run[], x: number): Run | null {
  return runs.find(({ left, right }) => left <= x && x <= right) ?? null;
}
