import { expect, it } from 'vitest';
import { faultRuns } from './testing/fault-runs.ts';

it('faults, impatient clients and second clients give one charge and the asset', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`faults: seed ${seed}`);
  const { breaches, credits, purchases } = await faultRuns(4, seed, undefined, [
    'none',
    'give up',
    'two clients',
  ]);
  expect(breaches, `seed ${seed}`).toEqual([]);
  expect(credits).toBe(30 * purchases);
});
