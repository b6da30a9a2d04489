import type { Vector } from '@meshwright/look/render';

/** Transform from a model to a body of height 1 on y = 0: rotation by right angles about Y, scale, translation. */
export interface Placement {
  readonly quarters: number;
  readonly scale: number;
  readonly move: readonly [number, number, number];
}

/** Returns the placement that centres the model over the origin. Null for one without height. */
export function placementOf(positions: Float32Array, quarters: number): Placement | null {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const turned = turnedBy(positions, quarters);
  for (let i = 0; i < turned.length; i++) {
    low[i % 3] = Math.min(low[i % 3]!, turned[i]!);
    high[i % 3] = Math.max(high[i % 3]!, turned[i]!);
  }
  const height = high[1]! - low[1]!;
  if (!(height > 0) || !Number.isFinite(height)) return null;
  const scale = 1 / height;
  const move = [
    (-(low[0]! + high[0]!) / 2) * scale,
    -low[1]! * scale,
    (-(low[2]! + high[2]!) / 2) * scale,
  ] as const;
  return { quarters, scale, move };
}

/** Returns the transformed positions. */
export function placed(positions: Float32Array, { quarters, scale, move }: Placement): Float32Array {
  const moved = turnedBy(positions, quarters);
  for (let i = 0; i < moved.length; i++) moved[i] = moved[i]! * scale + move[i % 3]!;
  return moved;
}

/** Returns the place of the model that a placed point comes from. */
export function unplaced(point: Vector, { quarters, scale, move }: Placement): Vector {
  const moved = Float32Array.from(point, (x, k) => (x - move[k]!) / scale);
  const [x = 0, y = 0, z = 0] = turnedBy(moved, (4 - quarters) % 4);
  return [x, y, z];
}

/** Returns a copy of points or directions, rotated by right angles about Y. */
export function turnedBy(vectors: Float32Array, quarters: number): Float32Array {
  const [c, s] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarters] as [number, number];
  const turned = vectors.slice();
  for (let i = 0; i + 2 < turned.length; i += 3) {
    turned[i] = c * vectors[i]! + s * vectors[i + 2]!;
    turned[i + 2] = c * vectors[i + 2]! - s * vectors[i]!;
  }
  return turned;
}
