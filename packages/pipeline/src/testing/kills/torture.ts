import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { bundleProgram } from '@meshwright/testing/bundle-program';
import { openHarness } from '@meshwright/testing/purchase/harness';
import { createRandom } from '@meshwright/testing/random';
import { changeWeather } from './change-weather.ts';
import { type Judgement, judgeTorture } from './judge-torture.ts';

export interface TortureOptions {
  /** Recipes to complete, two tasks and a local step each. */
  readonly runs: number;
  readonly seed: number;
  /** Processes that work on the same recipes concurrently. */
  readonly lanes: number;
}

export interface TortureReport extends Judgement {
  readonly runs: number;
  readonly kills: number;
  /** Attempts of a recipe that ended in an error. */
  readonly broken: number;
}

/** Longest life of a process that makes progress. */
const maxLifeMs = 4_000;

/** Budget of one run: the price of its two tasks. */
const runBudget = 25;

/**
 * Runs recipes in processes that are killed at random moments, over a network that breaks at random calls, until all
 * are done; then compares the journal with the service's ledger.
 */
export async function torture({ runs, seed, lanes }: TortureOptions): Promise<TortureReport> {
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-torture-'));
  const dataDir = join(folder, 'service');
  const harness = await openHarness({ dataDir, workers: 2 });
  const program = await bundleProgram('pipeline', 'kills/tortured-buyer');
  const random = createRandom(seed);
  let [kills, broken] = [0, 0];
  try {
    const weather = changeWeather(harness, seed, random);
    try {
      await Promise.all(Array.from({ length: lanes }, lane));
    } finally {
      await weather.end();
    }
    return { runs, kills, broken, ...(await judgeTorture(folder, harness, runBudget)) };
  } finally {
    await harness.stop();
    await program.remove();
    await rm(folder, { recursive: true, force: true });
  }

  /** Runs one process after the other, each continuing where the last was killed, until every recipe is done. */
  async function lane(): Promise<void> {
    let next = 0;
    // Grows while nothing completes, so that a slow machine finishes, too; shrinks in steps, so that the next lives
    // there are not all too short.
    let lifeMs = maxLifeMs;
    while (next < runs) {
      const first = next;
      const args = [
        harness.service.baseUrl,
        harness.key,
        folder,
        join(dataDir, 'service.db'),
        seed,
        next,
        runs,
        runBudget,
      ];
      const child = spawn(process.execPath, [program.file, ...args.map(String)], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const lines = createInterface({ input: child.stdout! });
      let begin = (): void => {};
      const begun = new Promise<void>((done) => {
        begin = done;
      });
      lines.on('line', (line) => {
        const [word, number] = line.split(' ');
        if (word === 'ready') begin();
        if (word === 'done') next = Number(number) + 1;
        if (word === 'broke') broken += 1;
      });
      let said = '';
      child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const ended = new Promise<void>((done) => child.once('close', () => done()));
      // Mostly while it works, sometimes during its start.
      if (random() < 0.1) await delay(random() * 300);
      else await Promise.race([ended, begun.then(() => delay(random() * lifeMs))]);
      const own = child.exitCode;
      if (own === null) kills += 1;
      child.kill('SIGKILL');
      await ended;
      lifeMs = next > first ? Math.max(maxLifeMs, lifeMs / 1.5) : lifeMs * 1.5;
      if (own !== null && own !== 0) throw new Error(`a buyer died by itself: ${said}`);
    }
  }
}
