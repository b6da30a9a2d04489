/** Corners of a triangle in cells of a grid. */
export type FlatTriangle = readonly [Place, Place, Place];
type Place = readonly [number, number];

/** Visits the cells of a square grid whose middle lies strictly inside a triangle, and returns their number. */
export function visitCells([a, b, c]: FlatTriangle, side: number, visit: (cell: number) => void): number {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (!(area !== 0)) return 0;
  const turn = Math.sign(area);
  const low = (axis: 0 | 1) => Math.max(0, Math.floor(Math.min(a[axis], b[axis], c[axis])));
  const high = (axis: 0 | 1) => Math.min(side - 1, Math.floor(Math.max(a[axis], b[axis], c[axis])));
  const [left, right, top, bottom] = [low(0), high(0), low(1), high(1)];
  let cells = 0;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const outside = (p: Place, q: Place) =>
        ((q[0] - p[0]) * (y + 0.5 - p[1]) - (q[1] - p[1]) * (x + 0.5 - p[0])) * turn <= 0;
      if (outside(a, b) || outside(b, c) || outside(c, a)) continue;
      cells++;
      visit(y * side + x);
    }
  }
  return cells;
}
