import { type EdgeTable, edgeTable } from '../edge-table.ts';

/** Faces to flip so that neighbours agree and closed pieces face outwards. */
export interface Orientation {
  /** 1 for a face to flip. */
  readonly turned: Uint8Array;
  readonly count: number;
}

/**
 * Makes neighbours agree across edges of two faces; of each piece the larger half stays unchanged. Then flips a piece
 * with negative volume, unless it lies within the box of a larger one: that is a cavity or a bore.
 */
export function orientFaces(
  faces: Uint32Array,
  points: Float32Array,
  edges: EdgeTable = edgeTable(faces),
): Orientation {
  const faceCount = faces.length / 3;
  const turned = new Uint8Array(faceCount);
  const seen = new Uint8Array(faceCount);
  const pieces: Piece[] = [];
  for (let start = 0; start < faceCount; start++) {
    if (seen[start]) continue;
    const members = spread(start, faces, edges, seen, turned);
    const turnedCount = members.reduce((sum, face) => sum + turned[face]!, 0);
    if (turnedCount * 2 > members.length) for (const face of members) turned[face] = 1 - turned[face]!;
    pieces.push(measure(members, faces, points, turned));
  }
  for (const piece of pieces) {
    if (piece.volume >= 0) continue;
    if (
      pieces.some(
        (other) => other !== piece && Math.abs(other.volume) > -piece.volume && within(piece, other),
      )
    )
      continue;
    for (const face of piece.members) turned[face] = 1 - turned[face]!;
  }
  return { turned, count: turned.reduce((sum, value) => sum + value, 0) };
}

interface Piece {
  readonly members: readonly number[];
  readonly volume: number;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

function spread(
  start: number,
  faces: Uint32Array,
  edges: EdgeTable,
  seen: Uint8Array,
  turned: Uint8Array,
): number[] {
  const members = [start];
  seen[start] = 1;
  for (let at = 0; at < members.length; at++) {
    const face = members[at]!;
    for (let k = face * 3; k < face * 3 + 3; k++) {
      const edge = edges.edgeOf[k]!;
      if (edges.uses[edge] !== 2) continue;
      const first = edges.first[edge]!;
      const half = first === k ? edges.next[first]! : first;
      const other = Math.floor(half / 3);
      if (seen[other]) continue;
      seen[other] = 1;
      const same = faces[half] === faces[k];
      turned[other] = same ? 1 - turned[face]! : turned[face]!;
      members.push(other);
    }
  }
  return members;
}

function measure(
  members: readonly number[],
  faces: Uint32Array,
  points: Float32Array,
  turned: Uint8Array,
): Piece {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  let volume = 0;
  // Relative to a corner of the piece, not the origin: far from the origin, rounding would swamp small volumes.
  const origin = faces[members[0]! * 3]! * 3;
  const at = (corner: number, k: number): number => points[faces[corner]! * 3 + k]! - points[origin + k]!;
  for (const face of members) {
    const [a, b, c] = [face * 3, face * 3 + 1, face * 3 + 2];
    for (let corner = a; corner <= c; corner++) {
      for (let k = 0; k < 3; k++) {
        const value = points[faces[corner]! * 3 + k]!;
        if (value < low[k]!) low[k] = value;
        if (value > high[k]!) high[k] = value;
      }
    }
    const six =
      at(a, 0) * (at(b, 1) * at(c, 2) - at(b, 2) * at(c, 1)) +
      at(a, 1) * (at(b, 2) * at(c, 0) - at(b, 0) * at(c, 2)) +
      at(a, 2) * (at(b, 0) * at(c, 1) - at(b, 1) * at(c, 0));
    volume += turned[face] ? -six : six;
  }
  return { members, volume: volume / 6, low, high };
}

function within(inner: Piece, outer: Piece): boolean {
  return [0, 1, 2].every((k) => inner.low[k]! >= outer.low[k]! && inner.high[k]! <= outer.high[k]!);
}
