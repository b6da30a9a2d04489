/**
 * Takes the grid's steps out of a closed surface and keeps its volume: Taubin's pair of a shrinking and a growing
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
  // In a closed surface every edge is met once in each direction, so one end at a time is enough.
  for (let i = 0; i < indices.length; i++) {
    const from = indices[i]!;
    const to = indices[i % 3 === 2 ? i - 2 : i + 1]!;
    counts[from] = counts[from]! + 1;
    for (let k = 0; k < 3; k++) sums[from * 3 + k] = sums[from * 3 + k]! + points[to * 3 + k]!;
  }
  return points.map((value, i) => {
    const count = counts[Math.floor(i / 3)]!;
    return count > 0 ? value + share * (sums[i]! / count - value) : value;
  });
}
