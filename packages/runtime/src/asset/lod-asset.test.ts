import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levelAt } from './lod-asset.ts';

const levels = [0, 10, 30].map((from) => ({ source: '', from }));

it.each([
  [0, undefined, 0],
  [9, undefined, 0],
  [11, undefined, 1],
  [100, undefined, 2],
  [10.5, 0, 0],
  [11.5, 0, 1],
  [9.5, 1, 1],
  [8.9, 1, 0],
  [100, 0, 2],
  [1, 2, 0],
])('at %f metres, with level %s shown, selects level %i', (distance, shownLevel, level) => {
  expect(levelAt(levels, distance, shownLevel)).toBe(level);
});

it('does not flicker: keeps the chosen level at that distance and at a slightly different one', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: 0.96, max: 1.04, noNaN: true }),
      fc.constantFrom(undefined, 0, 1, 2),
      (distance, shake, shownLevel) => {
        const level = levelAt(levels, distance, shownLevel);
        expect(levelAt(levels, distance, level)).toBe(level);
        const plain = levelAt(levels, distance, undefined);
        expect(levelAt(levels, distance * shake, plain)).toBe(plain);
      },
    ),
  );
});
