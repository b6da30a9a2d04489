export type FlatPoint = readonly [number, number];

/** Returns the corners of the convex outline of points, counter-clockwise. */
export function hullOf(points: readonly FlatPoint[]): FlatPoint[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (a: FlatPoint, b: FlatPoint, c: FlatPoint): number =>
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const half = (all: readonly FlatPoint[]): FlatPoint[] => {
    const chain: FlatPoint[] = [];
    for (const point of all) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
