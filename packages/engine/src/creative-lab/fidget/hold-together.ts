/**
 * Fills empty cells between groups of cells that do not touch, each with its neighbour's value, until all are one
 * group; a mat of loose pieces would fall apart. Cells touch where `touching` says so.
 */
export function heldTogether<T>(
  cells: readonly (T | null)[],
  size: number,
  touching: (cell: number) => readonly number[],
): (T | null)[] {
  const held = [...cells];
  for (;;) {
    const first = held.findIndex((value) => value !== null);
    if (first < 0) return held;
    const main = groupOf(held, first, touching);
    const other = nearestOutside(held, main, size);
    if (!other) return held;
    const path = pathTo(held, other.from, other.to, touching);
    for (const cell of path) held[cell] ??= held[other.to]!;
  }
}

function groupOf<T>(
  cells: readonly (T | null)[],
  start: number,
  touching: (cell: number) => readonly number[],
): Set<number> {
  const group = new Set([start]);
  for (const cell of group) for (const next of touching(cell)) if (cells[next] !== null) group.add(next);
  return group;
}

/** Returns the nearest cell outside a group, and the cell of the group next to it. */
function nearestOutside<T>(
  cells: readonly (T | null)[],
  group: ReadonlySet<number>,
  size: number,
): { readonly from: number; readonly to: number } | null {
  let best: { from: number; to: number } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [to, value] of cells.entries()) {
    if (value === null || group.has(to)) continue;
    for (const from of group) {
      const [x, y] = [(from % size) - (to % size), Math.floor(from / size) - Math.floor(to / size)];
      if (x * x + y * y >= least) continue;
      least = x * x + y * y;
      best = { from, to };
    }
  }
  return best;
}

/** Returns a shortest way over touching cells, both ends included. */
function pathTo<T>(
  cells: readonly (T | null)[],
  from: number,
  to: number,
  touching: (cell: number) => readonly number[],
): number[] {
  const before = new Map<number, number>([[from, from]]);
  for (const cell of before.keys()) {
    if (cell === to) break;
    for (const next of touching(cell)) if (next < cells.length && !before.has(next)) before.set(next, cell);
  }
  const path = [to];
  for (let at = to; at !== from; at = before.get(at)!) path.push(before.get(at)!);
  return path;
}
