import { depthsOf, neighbours, type VoxelBody } from '../body/voxel-body.ts';

/** Widest gap, as a share of the height, between separate parts of one body. */
const widestGap = 0.2;

/**
 * Joins the parts of a body made of blocks with air between them: upwards first, so that a shin joins its own hip and
 * not the other shin, then sideways, then forwards. Null for a body in one piece.
 */
export function bridgeGaps(body: VoxelBody): VoxelBody | null {
  const { nx, ny, nz, step } = body;
  const parts = partsOf(body);
  if (parts.count < 2) return null;
  const longest = Math.round(widestGap / step);
  const { labels } = parts;
  for (const { stride, length, lines } of [
    { stride: nx, length: ny, lines: startsOf(nx, 1, nz, nx * ny) },
    { stride: 1, length: nx, lines: startsOf(ny, nx, nz, nx * ny) },
    { stride: nx * ny, length: nz, lines: startsOf(nx, 1, ny, nx) },
  ]) {
    const known = parts.joined.slice();
    for (const start of lines) {
      let last = -1;
      for (let at = 0; at < length; at++) {
        const label = labels[start + at * stride]!;
        if (label < 0) continue;
        const before = last < 0 ? label : labels[start + last * stride]!;
        if (at - last - 1 <= longest && known[before] !== known[label]) {
          for (let gap = last + 1; gap < at; gap++) labels[start + gap * stride] = label;
          join(parts.joined, before, label);
        }
        last = at;
      }
    }
  }
  const solid = Uint8Array.from(labels, (label) => (label < 0 ? 0 : 1));
  return { ...body, solid, depth: depthsOf(solid, body) };
}

interface Parts {
  readonly count: number;
  /** Part index of each cell, -1 where empty. */
  readonly labels: Int32Array;
  /** Joined group of each part: parts with the same number are one. */
  readonly joined: Int32Array;
}

function partsOf({ solid, nx, ny }: VoxelBody): Parts {
  const labels = new Int32Array(solid.length).fill(-1);
  const around = neighbours(nx, ny);
  const queue = new Int32Array(solid.length);
  let count = 0;
  for (let start = 0; start < solid.length; start++) {
    if (!solid[start] || labels[start]! >= 0) continue;
    let [head, tail] = [0, 1];
    queue[0] = start;
    labels[start] = count;
    while (head < tail) {
      const cell = queue[head++]!;
      // A margin of empty cells keeps every neighbour inside the grid.
      for (const { offset } of around) {
        const next = cell + offset;
        if (!solid[next] || labels[next]! >= 0) continue;
        labels[next] = count;
        queue[tail++] = next;
      }
    }
    count += 1;
  }
  return { count, labels, joined: Int32Array.from({ length: count }, (_, part) => part) };
}

function join(joined: Int32Array, a: number, b: number): void {
  const [from, to] = [joined[a]!, joined[b]!];
  if (from !== to)
    for (let part = 0; part < joined.length; part++) if (joined[part] === from) joined[part] = to;
}

/** Returns the first cells of all lines along an axis, by the counts and strides of the other two. */
function startsOf(countA: number, strideA: number, countB: number, strideB: number): Int32Array {
  return Int32Array.from(
    { length: countA * countB },
    (_, n) => (n % countA) * strideA + Math.floor(n / countA) * strideB,
  );
}
