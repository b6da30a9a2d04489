import { seed } from '@meshwright/testing/random';
import { expect, it } from 'vitest';
import { torture } from './testing/kills/torture.ts';

// The short form; `npm run torture -w packages/pipeline` is the long one. MESHWRIGHT_SEED changes the seed.
const runs = 12;

it(`pays once for each of ${runs} recipes, whatever is killed or breaks (seed ${seed})`, async () => {
  const { violations, kills, creates, lost, broken } = await torture({ runs, seed, lanes: 2 });
  console.info(
    `${runs} runs: ${kills} kills, ${creates} creates, ${lost} lost answers, ${broken} broken attempts`,
  );
  expect(violations).toEqual([]);
  expect(kills).toBeGreaterThan(0);
  expect(lost).toBeGreaterThan(0);
});
