/**
 * Smooths the grid's steps out of a closed surface and keeps its volume: Taubin's pair of a shrinking and a growing
 * pass over the mean of each vertex' neighbours.
 */
export function smoothSurface(positions: Float32Array, indices: Uint32Array, rounds: number): Float32Array {
  let points = positions;
  for (let round = 0; round < rounds; round++) {
    points = movedToNeighbours(points, indices, shrink);
    points = movedToNeighbours(points, indices, grow);
  }
  return points;
}

const shrink = 0.5;
const grow = -0.53;

function movedToNeighbours(points: Float32Array, indices: Uint32Array, share: number): Float32Array {
  const sums = new Float32Array(points.length);
  const counts = new Uint16Array(points.length / 3);
  // A closed surface has every edge once in each direction, so counting one end is enough.
  for (let i = 0; i < indices.length; i++) {
    const from = indices[i]! * 3;
    const to = indices[i % 3 === 2 ? i - 2 : i + 1]! * 3;
    counts[from / 3] = counts[from / 3]! + 1;
    sums[from] = sums[from]! + points[to]!;
    sums[from + 1] = sums[from + 1]! + points[to + 1]!;
    sums[from + 2] = sums[from + 2]! + points[to + 2]!;
  }
  const moved = points.slice();
  for (let v = 0; v < counts.length; v++) {
    const count = counts[v]!;
    if (count === 0) continue;
    for (let i = v * 3; i < v * 3 + 3; i++) moved[i] = points[i]! + share * (sums[i]! / count - points[i]!);
  }
  return moved;
}
