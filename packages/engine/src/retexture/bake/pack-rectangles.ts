export interface Rectangle {
  readonly width: number;
  readonly height: number;
}

/** Corners of the packed rectangles in a square of side `side`, all lengths in the rectangles' unit. */
export interface Packing {
  readonly side: number;
  readonly corners: readonly (readonly [number, number])[];
}

/** Packs rectangles in rows, tallest first, into the smallest square that a few trials find. */
export function packRectangles(rectangles: readonly Rectangle[], gapShare: number): Packing {
  const area = rectangles.reduce((sum, { width, height }) => sum + width * height, 0);
  const widest = rectangles.reduce((most, { width }) => Math.max(most, width), 0);
  const order = [...rectangles.keys()].sort((a, b) => rectangles[b]!.height - rectangles[a]!.height || a - b);
  let side = Math.max(widest, Math.sqrt(area), 1e-9);
  for (;;) {
    const packed = shelves(rectangles, order, side, side * gapShare);
    if (packed) return { side, corners: packed };
    side *= 1.04;
  }
}

function shelves(
  rectangles: readonly Rectangle[],
  order: readonly number[],
  side: number,
  gap: number,
): [number, number][] | null {
  const corners: [number, number][] = [];
  let [x, y, pool] = [gap, gap, 0];
  for (const i of order) {
    const { width, height } = rectangles[i]!;
    if (x + width + gap > side) {
      y += pool + gap;
      x = gap;
      pool = 0;
    }
    if (x + width + gap > side || y + height + gap > side) return null;
    corners[i] = [x, y];
    x += width + gap;
    pool = Math.max(pool, height);
  }
  return corners;
}
