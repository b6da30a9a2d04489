import { type EdgeTable, nextCorner } from '../mesh/edge-table.ts';

/** Gives each face the most common label around it, weighted by edge length; its own counts a little more. */
export function smoothLabels(
  labels: Uint8Array,
  faces: Uint32Array,
  points: Float32Array,
  { edgeOf, first, next }: EdgeTable,
  rounds: number,
): Uint8Array {
  let current = labels;
  const lengths = edgeLengths(faces, points, edgeOf, first.length);
  const votes = new Float64Array(256);
  const candidates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const following = current.slice();
    for (let face = 0; face < labels.length; face++) {
      const own = current[face]!;
      let around = 0;
      candidates.length = 0;
      candidates.push(own);
      for (let k = face * 3; k < face * 3 + 3; k++) {
        const weight = lengths[edgeOf[k]!]!;
        around += weight;
        for (let half = first[edgeOf[k]!]!; half >= 0; half = next[half]!) {
          const other = Math.floor(half / 3);
          if (other === face) continue;
          const label = current[other]!;
          votes[label] = votes[label]! + weight;
          candidates.push(label);
        }
      }
      votes[own] = votes[own]! + around * ownLabelWeight;
      for (const label of candidates) if (votes[label]! > votes[following[face]!]!) following[face] = label;
      for (const label of candidates) votes[label] = 0;
    }
    current = following;
  }
  return current;
}

const ownLabelWeight = 0.34;

function edgeLengths(
  faces: Uint32Array,
  points: Float32Array,
  edgeOf: Uint32Array,
  count: number,
): Float32Array {
  const lengths = new Float32Array(count);
  for (let half = 0; half < faces.length; half++) {
    const [a, b] = [faces[half]! * 3, faces[nextCorner(half)]! * 3];
    const [x, y, z] = [
      points[a]! - points[b]!,
      points[a + 1]! - points[b + 1]!,
      points[a + 2]! - points[b + 2]!,
    ];
    lengths[edgeOf[half]!] = Math.sqrt(x * x + y * y + z * z);
  }
  return lengths;
}
