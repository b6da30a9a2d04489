import { seed } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { torture } from './testing/kills/torture.ts';

// Runs recipes in processes that are killed at random moments over a network that breaks at random calls, then compares
// the journal with the service's ledger. Each block has its own service, journal and seed.

const all = Math.max(12, samples(30));
const blocks = Math.ceil(all / 100);
const runs = Math.ceil(all / blocks);
const seeds = Array.from({ length: blocks }, (_, block) => seed + block);

it.concurrent.each(seeds)(
  `pays once for each of ${runs} recipes, whatever is killed or breaks (seed %i)`,
  async (own) => {
    const { violations, kills, creates, lost, broken } = await torture({ runs, seed: own, lanes: 2 });
    console.info(
      `${runs} runs: ${kills} kills, ${creates} creates, ${lost} lost answers, ${broken} broken attempts`,
    );
    expect(violations).toEqual([]);
    expect(kills).toBeGreaterThan(0);
    expect(lost).toBeGreaterThan(0);
  },
  3_600_000,
);
