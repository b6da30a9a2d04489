import type { Facets } from '../shapes/facets.ts';
import type { Point } from '../shapes/shape.ts';

/** Points of a flat outline, or [radius, y] of a revolved one. */
export type Profile = readonly (readonly [number, number])[];

/**
 * A profile of [radius, y] pairs revolved around the y axis; closed when it starts and ends on radius 0, or ends
 * where it starts.
 * @param around repeats of the texture around the axis, an integer so that its ends meet
 */
export function latheFacets(profile: Profile, segments: number, around: number, tile: number): Facets {
  const points: Point[] = [];
  const first = profile[0]!;
  const last = profile[profile.length - 1]!;
  const ring = first[0] === last[0] && first[1] === last[1] && profile.length > 3;
  const rows: number[][] = [];
  const lengths = [0];
  profile.forEach(([r, y], i) => {
    if (i > 0)
      lengths.push(lengths[i - 1]! + Math.hypot(r - profile[i - 1]![0], y - profile[i - 1]![1]) / tile);
    if (ring && i === profile.length - 1) {
      rows.push(rows[0]!);
    } else if (r <= 1e-9) {
      rows.push(new Array(segments).fill(points.length));
      points.push([0, y, 0]);
    } else {
      rows.push(Array.from({ length: segments }, (_, k) => points.length + k));
      for (let k = 0; k < segments; k++) {
        const angle = (k / segments) * 2 * Math.PI;
        points.push([r * Math.sin(angle), y, r * Math.cos(angle)]);
      }
    }
  });
  const faces: number[][] = [];
  const uvs: [number, number][][] = [];
  for (let i = 0; i + 1 < rows.length; i++) {
    for (let k = 0; k < segments; k++) {
      const next = (k + 1) % segments;
      const corners: [number, [number, number]][] = [
        [rows[i]![k]!, [lengths[i]!, (k / segments) * around]],
        [rows[i]![next]!, [lengths[i]!, ((k + 1) / segments) * around]],
        [rows[i + 1]![next]!, [lengths[i + 1]!, ((k + 1) / segments) * around]],
        [rows[i + 1]![k]!, [lengths[i + 1]!, (k / segments) * around]],
      ];
      const distinct = corners.filter(
        ([corner], at) => corners.findIndex(([other]) => other === corner) === at,
      );
      if (distinct.length < 3) continue;
      faces.push(distinct.map(([corner]) => corner));
      uvs.push(distinct.map(([, uv]) => uv));
    }
  }
  return { points, faces, uvs };
}
