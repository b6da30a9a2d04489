import { areaOf, Shape } from '../shapes/shape.ts';
import { slice } from '../shapes/slice.ts';
import type { PlacedPart } from './placed-parts.ts';

/** End of the name of a slot for the stripes on a surface. */
export const stripedSlot = ' striped';

/** Stripes on a thing, which are as wide as the room between them. */
const stripes = 4;

/** Divides the largest surface of a thing into stripes, across its longest side that a picture shows. */
export function striped(parts: readonly PlacedPart[]): PlacedPart[] {
  const areas = new Map<string, number>();
  for (const { slot, shape } of parts.flatMap(({ surfaces }) => surfaces))
    areas.set(slot, (areas.get(slot) ?? 0) + areaOf(shape));
  const [[largest] = ['']] = [...areas].sort((a, b) => b[1] - a[1]);
  const own = parts.flatMap(({ surfaces }) => surfaces.filter(({ slot }) => slot === largest));
  const ranges = ([0, 1, 2] as const).map((axis) =>
    rangeOf(
      own.map(({ shape }) => shape),
      axis,
    ),
  );
  const size = ranges.map(({ low, high }) => high - low);
  // Stripes lie across what is long and low, and around what is high.
  const axis = size[1]! > 0.5 * Math.max(size[0]!, size[2]!) ? 1 : size[0]! >= size[2]! ? 0 : 2;
  const { low } = ranges[axis]!;
  const count = 2 * stripes + 1;
  const width = size[axis]! / count;
  const levels = Array.from({ length: count - 1 }, (_, i) => low + width * (i + 1));
  return parts.map((part) => ({
    ...part,
    surfaces: part.surfaces.flatMap(({ slot, shape }) => {
      if (slot !== largest) return [{ slot, shape }];
      const cut = slice(shape, (point) => point[axis], levels);
      const bands: [number[], number[]] = [[], []];
      for (let t = 0; t < cut.indices.length; t += 3) {
        const triangle = cut.indices.slice(t, t + 3);
        const middle = triangle.reduce((sum, i) => sum + cut.positions[3 * i + axis]!, 0) / 3;
        bands[Math.floor((middle - low) / width) % 2 === 1 ? 1 : 0].push(...triangle);
      }
      return bands.flatMap((indices, k) =>
        indices.length > 0
          ? [
              {
                slot: k === 1 ? slot + stripedSlot : slot,
                shape: new Shape(cut.positions, cut.normals, cut.uvs, indices),
              },
            ]
          : [],
      );
    }),
  }));
}

/** Share of the area at each end that stripes do not count: the mast of a boat. */
const ends = 0.04;

/** Returns between which places of an axis most of the area of shapes is. */
function rangeOf(shapes: readonly Shape[], axis: 0 | 1 | 2): { low: number; high: number } {
  const faces = shapes.flatMap((shape) =>
    Array.from({ length: shape.indices.length / 3 }, (_, t) => {
      const indices = shape.indices.slice(3 * t, 3 * t + 3);
      const places = indices.map((i) => shape.positions[3 * i + axis]!);
      const area = areaOf(new Shape(shape.positions, shape.normals, shape.uvs, indices));
      return { low: Math.min(...places), high: Math.max(...places), area };
    }),
  );
  const all = faces.reduce((sum, { area }) => sum + area, 0);
  const endOf = (sorted: readonly (typeof faces)[number][]): (typeof faces)[number] | undefined => {
    let sum = 0;
    return sorted.find(({ area }) => {
      sum += area;
      return sum > ends * all;
    });
  };
  return {
    low: endOf(faces.toSorted((a, b) => a.low - b.low))?.low ?? 0,
    high: endOf(faces.toSorted((a, b) => b.high - a.high))?.high ?? 0,
  };
}
