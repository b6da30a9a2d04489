import type { EdgeTable } from './edge-table.ts';

/** Index of the piece that each face belongs to; faces that share an edge are in one piece. */
export interface ConnectedFaces {
  readonly count: number;
  readonly pieceOf: Int32Array;
}

export function connectedFaces(faceCount: number, edges: EdgeTable): ConnectedFaces {
  const pieceOf = new Int32Array(faceCount).fill(-1);
  const stack: number[] = [];
  let count = 0;
  for (let start = 0; start < faceCount; start++) {
    if (pieceOf[start] !== -1) continue;
    pieceOf[start] = count;
    stack.push(start);
    for (let face = stack.pop(); face !== undefined; face = stack.pop()) {
      for (let k = face * 3; k < face * 3 + 3; k++) {
        for (let half = edges.first[edges.edgeOf[k]!]!; half >= 0; half = edges.next[half]!) {
          const other = Math.floor(half / 3);
          if (pieceOf[other] !== -1) continue;
          pieceOf[other] = count;
          stack.push(other);
        }
      }
    }
    count++;
  }
  return { count, pieceOf };
}
