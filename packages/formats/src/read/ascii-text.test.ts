import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AsciiText } from './ascii-text.ts';

const written = (text: AsciiText) => Buffer.from(text.bytes()).toString('latin1');

it('writes numbers as JavaScript does, to four decimals', () => {
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -2, max: 2 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(0, -0, 0.00005, -0.00004, 1e-4, 9.99995, 120, 100.05),
  );
  assertProperty(
    fc.property(fc.array(fc.tuple(number, fc.nat())), (rows) => {
      const text = new AsciiText();
      for (const [decimal, whole] of rows) text.decimal(decimal).add(' ').whole(whole).add('\n');
      const expected = rows.map(([decimal, whole]) => `${Math.round(decimal * 1e4) / 1e4 + 0} ${whole}\n`);
      expect(written(text)).toBe(expected.join(''));
    }),
  );
});

it('grows', () => {
  const text = new AsciiText();
  for (let i = 0; i < 30_000; i++) text.add('abc').whole(7);
  expect(written(text)).toBe('abc7'.repeat(30_000));
});
