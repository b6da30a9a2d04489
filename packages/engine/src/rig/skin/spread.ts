import { neighbours, type VoxelBody } from '../body/voxel-body.ts';

/** Marks cells that are not reached. */
export const unreached = 65_535;

/** Tenths of a step across a face, an edge and a corner of a cell. */
const lengths = [0, 10, 14, 17] as const;

/**
 * Returns the distance of each solid cell from the nearest source, through solid cells only, in tenths of a step.
 * Buckets by distance make it linear in the number of cells.
 * @param reach limit in tenths of a step, below 65,535
 */
export function spread(body: VoxelBody, sources: readonly number[], reach: number): Uint16Array {
  const { nx, ny, solid } = body;
  const around = neighbours(nx, ny);
  const offsets = Int32Array.from(around, ({ offset }) => offset);
  const steps = Int32Array.from(around, ({ length }) => lengths[Math.round(length ** 2)]!);
  const distance = new Uint16Array(solid.length).fill(unreached);
  const buckets: number[][] = Array.from({ length: 18 }, () => []);
  for (const source of sources) {
    distance[source] = 0;
    buckets[0]!.push(source);
  }
  let waiting = sources.length;
  for (let now = 0; waiting > 0 && now <= reach; now++) {
    const bucket = buckets[now % 18]!;
    buckets[now % 18] = [];
    waiting -= bucket.length;
    for (const cell of bucket) {
      if (distance[cell] !== now) continue;
      for (let n = 0; n < offsets.length; n++) {
        const next = cell + offsets[n]!;
        const far = now + steps[n]!;
        if (!solid[next] || distance[next]! <= far) continue;
        distance[next] = far;
        buckets[far % 18]!.push(next);
        waiting += 1;
      }
    }
  }
  return distance;
}
