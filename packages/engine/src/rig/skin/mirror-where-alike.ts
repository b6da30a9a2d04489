import type { Vector } from '@meshwright/look/render';

/** Largest difference of left and right, as a share of the height, that counts as symmetric. */
const alike = 0.06;

/** Makes almost symmetric joints symmetric about x; others are not changed. */
export function mirrorWhereAlike(points: Map<string, Vector>, x: number): void {
  const mirror = mirroredMap(points, x);
  for (const [name, own] of [...points]) {
    const other = mirror.get(name)!;
    if (Math.hypot(own[0] - other[0], own[1] - other[1], own[2] - other[2]) > alike) continue;
    points.set(name, [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2, (own[2] + other[2]) / 2]);
  }
}

/** Mirrors the points of each side to the other; those in the middle stay. */
export function mirroredMap(points: ReadonlyMap<string, Vector>, x: number): Map<string, Vector> {
  return new Map(
    [...points].map(([name, own]) => {
      const other = points.get(
        name.replace(/^(Left|Right)/, (side) => (side === 'Left' ? 'Right' : 'Left')),
      )!;
      return [name, other === own ? own : [2 * x - other[0], other[1], other[2]]];
    }),
  );
}
