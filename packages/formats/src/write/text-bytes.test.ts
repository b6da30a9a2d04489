import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextBytes } from './text-bytes.ts';

const written = (text: TextBytes) => Buffer.from(text.bytes()).toString('utf8');

const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -2, max: 2 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 0.00005, -0.00004, 1e-4, 9.99995, 120, 100.05),
);

it('writes numbers as JavaScript does, to four decimals', () => {
  assertProperty(
    fc.property(fc.array(fc.tuple(number, fc.nat())), (rows) => {
      const text = new TextBytes();
      for (const [decimal, whole] of rows) text.decimal(decimal).add(' ').whole(whole).add('\n');
      const expected = rows.map(([decimal, whole]) => `${Math.round(decimal * 1e4) / 1e4 + 0} ${whole}\n`);
      expect(written(text)).toBe(expected.join(''));
    }),
  );
});

it('writes numbers as JavaScript does, to eight significant digits', () => {
  const float = fc.oneof(
    number,
    fc.float(),
    fc.float({ min: -3, max: 3 }),
    // Halves of the last digit, and numbers that round to the next power of ten.
    fc
      .tuple(fc.integer({ min: 1e7, max: 1e8 }), fc.integer({ min: 2, max: 14 }))
      .map(([digits, exponent]) => (digits * 10 + 5) / 10 ** exponent),
    fc.constantFrom(0.5 ** 27, 0.99999999, 9.99999999, 9999999.5, 1e-6, 9.9999999e-7, 1e7, 1e21),
  );
  assertProperty(
    fc.property(fc.array(float), (values) => {
      const text = new TextBytes();
      for (const value of values) text.float(value).add(' ');
      const expected = values.map((value) => `${String(Number(value.toPrecision(8)))} `);
      expect(written(text)).toBe(expected.join(''));
    }),
  );
});

it('grows, also in the middle of a name that is not ASCII', () => {
  const text = new TextBytes();
  for (let i = 0; i < 30_000; i++) text.add('aßc').whole(7);
  expect(written(text)).toBe('aßc7'.repeat(30_000));
});
