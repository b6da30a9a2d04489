import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom, seed } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Kill, killLife, killMoments } from './testing/kills/kill-life.ts';
import { buildKillProgram } from './testing/kills/kill-program.ts';
import { createProcessGroup } from './testing/kills/killable.ts';

// Kills services at random moments and checks the remaining state. Each life is a data directory with its own seed.

const kills = samples(100);
const lives = Math.ceil(kills / 25);
const killsPerLife = Math.ceil(kills / lives);
/** Fewer may leave out a moment. */
const enoughForAllMoments = 30;
/** Longest time until the work of a killed service has ended after the next start, in milliseconds. */
const longestResumeMs = 2_000;

const seen: Kill[] = [];
let folder: string;
let program: Awaited<ReturnType<typeof buildKillProgram>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-kill-'));
  program = await buildKillProgram(join(import.meta.dirname, '..'));
});
afterAll(async () => {
  await program.remove();
  await rm(folder, { recursive: true, force: true });
});

it.each(Array.from({ length: lives }, (_, life) => life))(
  `loses no credit, task or file when it is killed ${killsPerLife} times, in life %i (seed ${seed})`,
  async (life) => {
    const dataDir = join(folder, `life-${life}`);
    const processGroup = createProcessGroup(program.file);
    try {
      const random = createRandom(seed, life);
      for await (const kill of killLife(processGroup, { dataDir, kills: killsPerLife, random })) {
        expect(kill.broken).toEqual([]);
        seen.push(kill);
      }
    } finally {
      await processGroup.close();
    }
    await rm(dataDir, { recursive: true, force: true });
  },
);

it('ends what was running within 2 s of the next start', () => {
  expect(Math.max(...seen.map(({ resumedMs }) => resumedMs))).toBeLessThanOrEqual(longestResumeMs);
});

it('is killed at every kind of moment', () => {
  const moments = new Set(seen.map(({ moment }) => moment));
  if (seen.length >= enoughForAllMoments) expect(moments).toEqual(new Set(killMoments));
});
