import { createRandom } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { budgetRuns } from './testing/budget-runs.ts';

it('long random sequences of calls never pass the cap of a session or a day, and some are refused', async () => {
  const { breaches, refusals, purchases } = await budgetRuns(samples(200), createRandom());
  expect(breaches).toEqual([]);
  expect(refusals * purchases).toBeGreaterThan(0);
});
