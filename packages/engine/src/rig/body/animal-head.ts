import type { Vector } from '@meshwright/look/render';
import { spread, unreached } from '../skin/spread.ts';
import { alongLine } from './along-line.ts';
import { cellCentre, nearestSolid, type VoxelBody } from './voxel-body.ts';

/** The trunk behind the head: from belly to back, half as wide as it is, over two pairs of legs. */
export interface QuadrupedTrunk {
  readonly belly: number;
  readonly back: number;
  readonly width: number;
  readonly foreZ: number;
  readonly hindZ: number;
}

/** Returns the centre line of neck and head from the muzzle back to the shoulders. */
export function findMuzzleLine(
  body: VoxelBody,
  x: number,
  front: number,
  trunk: QuadrupedTrunk,
): readonly Vector[] | string {
  let muzzle = -1;
  let furthest = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < body.depth.length; cell++) {
    if (body.depth[cell]! < 1.4) continue;
    const [px, y, z] = cellCentre(body, cell);
    if (y < trunk.belly || z < front || Math.abs(px - x) > trunk.width) continue;
    if (z + 0.25 * y > furthest) {
      furthest = z + 0.25 * y;
      muzzle = cell;
    }
  }
  const lacking = 'no head was found in front of its fore legs';
  if (muzzle < 0) return lacking;
  const tip = cellCentre(body, muzzle);
  if (tip[2] - front < 0.1) return lacking;
  const line: Vector[] = [];
  let widest = 0;
  for (const ring of rings(body, muzzle, 0.04, 0.9)) {
    const [px, y, z] = ring.point;
    if (line.length < 2) widest = Math.max(widest, ring.width);
    if (z < trunk.foreZ + 0.01 || (line.length > 2 && y < trunk.belly)) break;
    line.push([x + (px - x) * 0.2, y, z]);
  }
  if (line.length < 3 || widest > trunk.width * 2 * 0.9) return lacking;
  return [...line, [x, trunk.belly + (trunk.back - trunk.belly) * 0.7, trunk.foreZ + 0.02]];
}

/** Places neck, head and its two markers along the line from the muzzle. */
export function placeAnimalHead(
  joints: Map<string, Vector>,
  line: readonly Vector[],
  trunk: QuadrupedTrunk,
  body: VoxelBody,
): void {
  const backwards = [...line].reverse();
  joints.set('neck', alongLine(backwards, 0.06));
  joints.set('neck01', alongLine(backwards, 0.3));
  const head = alongLine(backwards, 0.58);
  joints.set('Head', head);
  joints.set('headfront', alongLine(backwards, 0.97));
  let top = head;
  for (let y = head[1]; y < 1.05; y += body.step) {
    const point: Vector = [head[0], y, head[2]];
    if (nearestSolid(body, point, 1) !== point) break;
    top = point;
  }
  joints.set(
    'head_end',
    top[1] > head[1] + body.step ? top : [head[0], head[1] + trunk.width * 0.2, head[2]],
  );
}

interface Ring {
  readonly point: Vector;
  /** Width from side to side. */
  readonly width: number;
}

function rings(body: VoxelBody, from: number, thick: number, reach: number): Ring[] {
  const distance = spread(body, [from], Math.min(60_000, Math.round((reach / body.step) * 10)));
  const found: { sum: [number, number, number]; cells: number; low: number; high: number }[] = [];
  for (let cell = 0; cell < distance.length; cell++) {
    if (distance[cell] === unreached) continue;
    const n = Math.floor((distance[cell]! / 10) * (body.step / thick));
    found[n] ??= { sum: [0, 0, 0], cells: 0, low: 9, high: -9 };
    const ring = found[n];
    const point = cellCentre(body, cell);
    for (let k = 0; k < 3; k++) ring.sum[k]! += point[k]!;
    ring.cells += 1;
    ring.low = Math.min(ring.low, point[0]);
    ring.high = Math.max(ring.high, point[0]);
  }
  return found.map(({ sum, cells, low, high }) => ({
    point: [sum[0] / cells, sum[1] / cells, sum[2] / cells],
    width: high - low,
  }));
}
