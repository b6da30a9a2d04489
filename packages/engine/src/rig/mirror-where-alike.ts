import type { Vector } from '../render/camera.ts';

/** Share of the height left and right may differ by and still be meant alike. */
const alike = 0.06;

/** Nearly mirrored joints are mirrored about x; others are left as they were found. */
export function mirrorWhereAlike(points: Map<string, Vector>, x: number): void {
  for (const [name, left] of points) {
    if (!name.startsWith('Left')) continue;
    const other = name.replace('Left', 'Right');
    const right = points.get(other)!;
    const mean: Vector = [
      (left[0] + 2 * x - right[0]) / 2,
      (left[1] + right[1]) / 2,
      (left[2] + right[2]) / 2,
    ];
    if (2 * Math.hypot(left[0] - mean[0], left[1] - mean[1], left[2] - mean[2]) > alike) continue;
    points.set(name, mean);
    points.set(other, [2 * x - mean[0], mean[1], mean[2]]);
  }
}
