import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortFloat } from './float-text.ts';

it('a short float reads back as the same float32, in the fewest digits', () => {
  expect([0.1, 1 / 3, 0.010588235, 1.8].map(shortFloat)).toEqual([0.1, 0.33333334, 0.010588235, 1.8]);
  assertProperty(
    fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(Math.fround(shortFloat(value))).toBe(value + 0);
      expect(JSON.stringify(shortFloat(value)).replace(/[-.]|e.*/g, '').length).toBeLessThanOrEqual(24);
    }),
  );
});
