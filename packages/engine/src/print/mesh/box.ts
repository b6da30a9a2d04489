/** Returns the longest side of the bounding box of all points. */
export function extentOf(points: ArrayLike<number>): number {
  const { low, high } = boxOf(points);
  return Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
}

export interface Box {
  readonly low: readonly [number, number, number];
  readonly high: readonly [number, number, number];
}

export function boxOf(points: ArrayLike<number>): Box {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i++) {
    const k = (i % 3) as 0 | 1 | 2;
    const value = points[i]!;
    if (value < low[k]) low[k] = value;
    if (value > high[k]) high[k] = value;
  }
  return { low, high };
}
