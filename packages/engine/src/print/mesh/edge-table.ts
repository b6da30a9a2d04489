/** The edges of a list of triangles. A half-edge is a corner and the next one of its face. */
export interface EdgeTable {
  readonly count: number;
  /** Edge of each half-edge. */
  readonly edgeOf: Uint32Array;
  /** Faces at each edge. */
  readonly uses: Uint32Array;
  /** Uses in one direction minus those in the other; 0 where two faces agree. */
  readonly turn: Int32Array;
  /** Half-edges of an edge: `first[edge]`, then `next[halfEdge]` until -1. */
  readonly first: Int32Array;
  readonly next: Int32Array;
}

export function edgeTable(faces: Uint32Array): EdgeTable {
  const half = faces.length;
  let slots = 16;
  while (slots < half * 2) slots *= 2;
  const table = new Int32Array(slots).fill(-1);
  const [low, high] = [new Uint32Array(half), new Uint32Array(half)];
  const [edgeOf, uses] = [new Uint32Array(half), new Uint32Array(half)];
  const turn = new Int32Array(half);
  const [first, next] = [new Int32Array(half).fill(-1), new Int32Array(half).fill(-1)];
  let count = 0;
  for (let i = 0; i < half; i++) {
    const from = faces[i]!;
    const to = faces[nextCorner(i)]!;
    const a = Math.min(from, to);
    const b = Math.max(from, to);
    let slot = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & (slots - 1);
    for (;;) {
      const seen = table[slot]!;
      if (seen >= 0 && (low[seen] !== a || high[seen] !== b)) {
        slot = (slot + 1) & (slots - 1);
        continue;
      }
      const edge = seen >= 0 ? seen : count++;
      table[slot] = edge;
      low[edge] = a;
      high[edge] = b;
      edgeOf[i] = edge;
      uses[edge] = uses[edge]! + 1;
      turn[edge] = turn[edge]! + (from < to ? 1 : -1);
      next[i] = first[edge]!;
      first[edge] = i;
      break;
    }
  }
  return {
    count,
    edgeOf,
    uses: uses.subarray(0, count),
    turn: turn.subarray(0, count),
    first: first.subarray(0, count),
    next,
  };
}

/** Returns the corner after this one in its face. */
export function nextCorner(corner: number): number {
  return corner % 3 === 2 ? corner - 2 : corner + 1;
}
