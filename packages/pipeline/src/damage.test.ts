import { seed } from '@meshwright/testing/random';
import { expect, it } from 'vitest';
import { full } from '../../../test/full.ts';
import { short } from '../../../test/short.ts';
import { damageJournals } from './testing/damage/damage-journals.ts';

// The short form; `npm run damage -w packages/pipeline` is the long one. MESHWRIGHT_SEED changes the seed.
const runs = full ? 500 : short ? 5 : 15;

it(`pays nothing twice after ${runs} damages to journals (seed ${seed})`, async () => {
  const { violations, repeats } = await damageJournals({ runs, seed });
  console.info(`${runs} runs: ${JSON.stringify(repeats)}`);
  expect(violations).toEqual([]);
  expect(repeats['bought before']).toBeGreaterThan(runs);
}, 3_600_000);
