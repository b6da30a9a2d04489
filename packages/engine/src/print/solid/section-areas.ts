import type { Manifold } from 'manifold-3d';

/** Returns the area of the section across an axis at each height; heights ascend. */
export function sectionAreas(manifold: Manifold, axis: 0 | 1 | 2, heights: readonly number[]): number[] {
  const { vertProperties: rows, numProp, triVerts } = manifold.getMesh();
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  const areas = heights.map(() => 0);
  const [corners, levels] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let i = 0; i < triVerts.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      corners[k] = triVerts[i + k]! * numProp;
      levels[k] = rows[corners[k]! + axis]!;
    }
    const low = Math.min(levels[0]!, levels[1]!, levels[2]!);
    const high = Math.max(levels[0]!, levels[1]!, levels[2]!);
    if (high < heights[0]! || low >= heights.at(-1)!) continue;
    for (let h = firstAbove(heights, low); h < heights.length; h++) {
      const height = heights[h]!;
      if (height > high) break;
      areas[h] = areas[h]! + segmentArea(height, corners, levels, u, v);
    }
  }
  return areas.map((area) => Math.abs(area));

  /**
   * Area of one segment: a face crosses the plane in a segment, and the signed areas of all segments with the origin
   * sum to the section.
   */
  function segmentArea(height: number, corners: number[], levels: number[], a: number, b: number): number {
    let inX = 0;
    let inY = 0;
    let outX = 0;
    let outY = 0;
    for (let k = 0; k < 3; k++) {
      const from = levels[k]!;
      const to = levels[(k + 1) % 3]!;
      if (from < height === to < height) continue;
      const t = (height - from) / (to - from);
      const p = corners[k]!;
      const q = corners[(k + 1) % 3]!;
      const x = rows[p + a]! + (rows[q + a]! - rows[p + a]!) * t;
      const y = rows[p + b]! + (rows[q + b]! - rows[p + b]!) * t;
      if (from < height) {
        inX = x;
        inY = y;
      } else {
        outX = x;
        outY = y;
      }
    }
    return (inX * outY - outX * inY) / 2;
  }
}

/** Returns the place of the first height above a level, in a list that ascends. */
function firstAbove(heights: readonly number[], level: number): number {
  let low = 0;
  let high = heights.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (heights[middle]! <= level) low = middle + 1;
    else high = middle;
  }
  return low;
}
