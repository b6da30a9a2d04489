import { expect, it } from 'vitest';
import { budgetRuns } from './testing/budget-runs.ts';

it('random sequences of calls never pass the cap of a session or a day', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`budgets: seed ${seed}`);
  expect(await budgetRuns(12, seed), `seed ${seed}`).toEqual([]);
});
