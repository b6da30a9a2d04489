import { type AccountPool, openAccountPool } from '../account-pool.ts';
import { type Lanes, openLanes } from '../lanes.ts';
import { randomOf } from '../random.ts';
import type { Way } from '../way.ts';
import { killPlan, type Life } from './kill-plan.ts';
import { type KillRow, killRow, totalsText, wrongWith } from './kill-row.ts';
import { type KilledRun, killedRun } from './killed-run.ts';

export interface KillTableOptions {
  readonly runs: number;
  /** Number of the first run, after those of an earlier call. */
  readonly from: number;
  readonly seed: number;
  /** Runs at once. */
  readonly lanes: number;
  /** Latest start of a run, in seconds after the first one of its way. */
  readonly secondsPerWay?: number | undefined;
  /** Prints errors and progress. */
  readonly log: (line: string) => void;
  readonly onRow: (row: KillRow) => void;
}

export interface KillTable {
  /** Returns the totals of the runs that have ended so far. */
  rows(): readonly KillRow[];
  /** Resolves when all runs have ended. */
  readonly over: Promise<void>;
}

/** Runs between two lines of totals. */
const everyRuns = 50;

/** Results of one way so far. */
interface WayProgress {
  readonly way: Way;
  readonly runs: KilledRun[];
  startedAt: number;
  endedAt: number;
}

/** Buys once by each way, run after run, each killed at moments drawn from the seed and repeated until it is done. */
export function killTable(ways: readonly Way[], options: KillTableOptions): KillTable {
  const progresses: WayProgress[] = [];
  const started = (): readonly WayProgress[] => progresses.filter(({ runs }) => runs.length > 0);
  return { rows: () => started().map(rowOf), over: go() };

  async function go(): Promise<void> {
    const accounts = openAccountPool();
    const lanes = openLanes(options.lanes);
    try {
      // Runs that still wait for tasks of one way do not delay the next way.
      const all: Promise<void>[] = [];
      for (const way of ways) {
        const progress: WayProgress = { way, runs: [], startedAt: 0, endedAt: 0 };
        progresses.push(progress);
        const startedRuns = await startRuns(progress, accounts, lanes, options);
        all.push(startedRuns.ended.then(() => options.onRow(rowOf(progress))));
      }
      await Promise.all(all);
    } finally {
      for (const way of ways) await way.close?.();
      await accounts.stop();
    }
  }
}

/** Resolves when the last run has begun. */
async function startRuns(
  progress: WayProgress,
  accounts: AccountPool,
  lanes: Lanes,
  { runs, from, seed, secondsPerWay = Number.POSITIVE_INFINITY, log }: KillTableOptions,
): Promise<{ readonly ended: Promise<unknown> }> {
  const { way } = progress;
  const make = async (number: number, life?: Life): Promise<KilledRun> => {
    const plan = life ? killPlan(randomOf(seed, way.name, number), life) : [];
    const run = await accounts.lend((account) => killedRun(way, account, number, plan));
    progress.runs.push(run);
    progress.endedAt = performance.now();
    const wrong = wrongWith(run);
    for (const line of wrong.length > 0 ? [...wrong, ...run.story] : [])
      log(`${way.name}, seed ${seed}, run ${number}: ${line}`);
    if (progress.runs.length % everyRuns === 0) log(totalsText(rowOf(progress)));
    return run;
  };
  const startedRuns: Promise<void>[] = [];
  // The first run is undisturbed, to measure its duration.
  let life: Life | undefined;
  const first = await lanes.begin(async () => {
    progress.startedAt = performance.now();
    ({ life } = await make(0));
  });
  await first.ended;
  for (let number = from; number < from + runs; number += 1) {
    if (performance.now() - progress.startedAt > secondsPerWay * 1000) break;
    const { ended } = await lanes.begin(async () => void (await make(number, life)));
    // The results are read when all runs have begun.
    ended.catch(() => {});
    startedRuns.push(ended);
  }
  return { ended: Promise.all(startedRuns) };
}

function rowOf({ way, runs, startedAt, endedAt }: WayProgress): KillRow {
  return killRow(way, runs, (endedAt - startedAt) / 1000);
}
