/** Welded vertices and the remaining triangles. */
export interface Welded {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  /** New vertex index of each old vertex. */
  readonly remap: Uint32Array;
}

/** Merges vertices whose three coordinates are bitwise equal, and drops triangles that thereby lose a corner. */
export function weldPositions(positions: Float32Array, indices: Uint32Array): Welded {
  const count = positions.length / 3;
  const bits = new Uint32Array(positions.map((x) => x + 0).buffer);
  const remap = new Uint32Array(count);
  let slots = 16;
  while (slots < count * 2) slots *= 2;
  const table = new Int32Array(slots).fill(-1);
  const first = new Uint32Array(count);
  let kinds = 0;
  for (let v = 0; v < count; v++) {
    const [x, y, z] = [bits[v * 3]!, bits[v * 3 + 1]!, bits[v * 3 + 2]!];
    let slot = (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & (slots - 1);
    for (;;) {
      const seen = table[slot]!;
      if (seen < 0) {
        table[slot] = kinds;
        remap[v] = kinds;
        first[kinds++] = v;
        break;
      }
      const other = first[seen]! * 3;
      if (bits[other] === x && bits[other + 1] === y && bits[other + 2] === z) {
        remap[v] = seen;
        break;
      }
      slot = (slot + 1) & (slots - 1);
    }
  }
  const welded = new Float32Array(kinds * 3);
  for (let i = 0; i < welded.length; i++) welded[i] = positions[first[Math.floor(i / 3)]! * 3 + (i % 3)]!;
  const kept = new Uint32Array(indices.length);
  let end = 0;
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const [a, b, c] = [remap[indices[i]!]!, remap[indices[i + 1]!]!, remap[indices[i + 2]!]!];
    if (a === b || b === c || a === c) continue;
    kept[end++] = a;
    kept[end++] = b;
    kept[end++] = c;
  }
  return { positions: welded, indices: kept.slice(0, end), remap };
}
