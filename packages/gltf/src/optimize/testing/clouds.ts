import fc from 'fast-check';

const coordinate = fc.oneof(
  fc.integer({ min: -1e6, max: 1e6 }).map((value) => value / 1e6),
  fc.integer({ min: -4, max: 4 }).map((value) => value / 4),
  // Many of these are almost 0, so that points are almost in one place, in one line or in one plane.
  fc.double({ min: -1, max: 1, noNaN: true }),
);

/** Power of ten: the largest coordinate in metres, down to the smallest that floats hold with full precision. */
const scale = fc.oneof(fc.constant(0), fc.integer({ min: -37, max: 6 }));

/** Points with float coordinates, and the largest of them. */
export function clouds(most: number): fc.Arbitrary<[number, number, number][]> {
  return fc
    .tuple(scale, fc.array(fc.tuple(coordinate, coordinate, coordinate), { minLength: 4, maxLength: most }))
    .map(([power, points]) =>
      points.map(
        (point) => point.map((value) => Math.fround(value * 10 ** power)) as [number, number, number],
      ),
    );
}
