/** Gives vertices at one position the same place; positions count as equal within 4 millionths of the extent. */
export function weld(points: Float64Array): { placeOf: Uint32Array; places: number } {
  const count = points.length / 3;
  const { low, scale } = gridOf(points);
  const placeOf = new Uint32Array(count);
  const cells = new Int32Array(points.length);
  const mask = 2 ** Math.ceil(Math.log2(Math.max(8, count * 2))) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  let places = 0;
  for (let vertex = 0; vertex < count; vertex++) {
    const x = Math.round((points[vertex * 3]! - low[0]) * scale);
    const y = Math.round((points[vertex * 3 + 1]! - low[1]) * scale);
    const z = Math.round((points[vertex * 3 + 2]! - low[2]) * scale);
    let slot = (Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791)) & mask;
    for (;;) {
      const place = table[slot]!;
      if (place === -1) {
        table[slot] = places;
        cells[places * 3] = x;
        cells[places * 3 + 1] = y;
        cells[places * 3 + 2] = z;
        placeOf[vertex] = places++;
        break;
      }
      if (cells[place * 3] === x && cells[place * 3 + 1] === y && cells[place * 3 + 2] === z) {
        placeOf[vertex] = place;
        break;
      }
      slot = (slot + 1) & mask;
    }
  }
  return { placeOf, places };
}

function gridOf(points: Float64Array): { low: [number, number, number]; scale: number } {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.length; at++) {
    const value = points[at]!;
    const axis = at % 3;
    if (value < low[axis]!) low[axis] = value;
    if (value > high[axis]!) high[axis] = value;
  }
  const extent = Math.max(...high.map((value, axis) => value - low[axis]!));
  return { low, scale: extent > 0 && extent < Infinity ? 2 ** 18 / extent : 1 };
}
