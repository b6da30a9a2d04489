/** Returns the same shape 1 m high, standing on the ground, centred. */
export function standUp(positions: Float32Array): Float32Array {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    low[i % 3] = Math.min(low[i % 3]!, positions[i]!);
    high[i % 3] = Math.max(high[i % 3]!, positions[i]!);
  }
  const scale = 1 / (high[1]! - low[1]! || 1);
  return positions.map((value, i) => {
    const k = i % 3;
    return (value - (k === 1 ? low[1]! : (low[k]! + high[k]!) / 2)) * scale;
  });
}
