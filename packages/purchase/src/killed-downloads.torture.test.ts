import { seed } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { killDownloads } from './testing/kills/kill-downloads.ts';

const kills = samples(100);

it(`has nothing in the store that is not whole after ${kills} kills, and always goes on (seed ${seed})`, async () => {
  const { violations, files, leftovers, ...report } = await killDownloads(kills, seed);
  console.info(`${report.kills} kills, ${files} files, at most ${leftovers} leftovers at a time`);
  expect(violations).toEqual([]);
  expect(report.kills).toBeGreaterThanOrEqual(kills);
  // The partial data of each of the four files, and a draft or two of it.
  expect(leftovers).toBeLessThan(30);
}, 3_600_000);
