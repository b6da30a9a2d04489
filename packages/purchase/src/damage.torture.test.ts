import { seed } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { damageJournals } from './testing/damage/damage-journals.ts';

const runs = samples(50);

it(`pays nothing twice after ${runs} damages to journals (seed ${seed})`, async () => {
  const { violations, repeats, damaged } = await damageJournals({ runs, seed });
  console.info(`${runs} runs: ${JSON.stringify({ ...repeats, ...damaged })}`);
  expect(violations).toEqual([]);
  expect(repeats['bought before']).toBeGreaterThan(runs);
}, 3_600_000);
