/** Returns the eight corners of the box around all points, xyz each; of the origin where there are none. */
export function boxCorners(all: readonly Float32Array[]): Float32Array {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const points of all)
    for (let i = 0; i < points.length; i++) {
      low[i % 3] = Math.min(low[i % 3]!, points[i]!);
      high[i % 3] = Math.max(high[i % 3]!, points[i]!);
    }
  if (low[0] === Infinity) return new Float32Array(24);
  return Float32Array.from(
    { length: 24 },
    (_, i) => ((Math.floor(i / 3) >> (i % 3)) & 1 ? high : low)[i % 3]!,
  );
}
