import { expect, it } from 'vitest';
import { budgetRuns } from './testing/budget-runs.ts';

it('random sequences of calls never pass the cap of a session or a day', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`budgets: seed ${seed}`);
  const { breaches, refusals, purchases } = await budgetRuns(12, seed);
  expect(breaches, `seed ${seed}`).toEqual([]);
  expect(refusals * purchases, `seed ${seed}`).toBeGreaterThan(0);
});
