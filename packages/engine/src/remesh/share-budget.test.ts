import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareBudget } from './share-budget.ts';

const share = fc.record({
  triangles: fc.integer({ min: 1, max: 100_000 }),
  copies: fc.integer({ min: 1, max: 50 }),
  area: fc.oneof(fc.constant(0), fc.double({ min: 1e-9, max: 1e6, noNaN: true })),
});

it('never exceeds the budget in total or the triangles of a primitive', () => {
  assertProperty(
    fc.property(
      fc.array(share, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 300_000 }),
      (shares, budget) => {
        const given = shareBudget(shares, budget);
        const cost = given.reduce((sum, n, i) => sum + n * shares[i]!.copies, 0);
        expect(cost).toBeLessThanOrEqual(Math.max(budget, 0));
        given.forEach((n, i) => {
          expect(n).toBeGreaterThanOrEqual(0);
          expect(n).toBeLessThanOrEqual(shares[i]!.triangles);
        });
      },
    ),
  );
});

it('uses the whole budget when single copies have enough triangles', () => {
  assertProperty(
    fc.property(
      fc.array(
        share.map((s) => ({ ...s, copies: 1 })),
        { minLength: 1 },
      ),
      fc.integer({ min: 1, max: 5000 }),
      (shares, budget) => {
        const total = shares.reduce((sum, s) => sum + s.triangles, 0);
        const cost = shareBudget(shares, budget).reduce((sum, n) => sum + n, 0);
        expect(cost).toBe(Math.min(total, budget));
      },
    ),
  );
});

it('gives more to larger surfaces and to more detail', () => {
  const [large, small] = shareBudget(
    [
      { triangles: 5000, copies: 1, area: 9 },
      { triangles: 5000, copies: 1, area: 1 },
    ],
    1000,
  );
  expect(large).toBeGreaterThan(small! * 2);
  const [fine, coarse] = shareBudget(
    [
      { triangles: 9000, copies: 1, area: 1 },
      { triangles: 1000, copies: 1, area: 1 },
    ],
    900,
  );
  expect(fine).toBeGreaterThan(coarse! * 2);
});
