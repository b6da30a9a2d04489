import { expect, it } from 'vitest';
import { faultRuns } from './testing/fault-runs.ts';

it('faults, impatient clients and second clients give one charge and the asset', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`faults: seed ${seed}`);
  expect(await faultRuns(4, seed, undefined, ['none', 'give up', 'two clients']), `seed ${seed}`).toEqual([]);
});
