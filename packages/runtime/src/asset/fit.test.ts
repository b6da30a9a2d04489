import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, checkFit, fitOf, guessedBox, sizeOf } from './fit.ts';

const length = fc.double({ min: 0.01, max: 100, noNaN: true });
const boxes = fc
  .tuple(fc.tuple(length, length, length), fc.tuple(length, length, length))
  .map(([min, size]): Box => ({ min, max: [min[0] + size[0], min[1] + size[1], min[2] + size[2]] }));
const origins = fc.constantFrom('bottom', 'center');

it('scales every box to its size, puts its feet or middle on the origin, and returns its bounds', () => {
  assertProperty(
    fc.property(boxes, length, fc.constantFrom('height', 'longest'), origins, (box, wanted, side, origin) => {
      const { scale, offset, box: placed } = fitOf(box, 1, { [side]: wanted, origin });
      const size = sizeOf(placed);
      expect(side === 'height' ? size[1] : Math.max(...size)).toBeCloseTo(wanted, 6);
      expect(placed.min[0] + placed.max[0]).toBeCloseTo(0, 6);
      expect(origin === 'bottom' ? placed.min[1] : placed.min[1] + placed.max[1]).toBeCloseTo(0, 6);
      for (const axis of [0, 1, 2] as const) {
        expect(box.min[axis] * scale + offset[axis]).toBeCloseTo(placed.min[axis], 6);
      }
    }),
  );
});

it('without options keeps the size, in metres', () => {
  const box: Box = { min: [0, 0, 0], max: [18, 9, 18] };
  expect(fitOf(box, 0.001, {}).scale).toBe(0.001);
  expect(fitOf({ min: [0, 1, 0], max: [1, 1, 1] }, 1, { height: 2 }).scale).toBe(1);
});

it('estimates a box of the requested size', () => {
  expect(sizeOf(guessedBox({ height: 3 }))).toEqual([1.5, 3, 1.5]);
  expect(guessedBox({ origin: 'center' }).min[1]).toBe(-0.5);
});

it.each([{ height: 0 }, { height: -1 }, { longest: Number.NaN }, { height: 1, longest: 1 }])(
  'refuses %j',
  (options) => {
    expect(() => checkFit(options)).toThrow(expect.objectContaining({ code: 'bad_source' }));
  },
);
