import { type BilledService, openBilledService } from './billed-service.ts';
import { killPlan } from './kill-plan.ts';
import { type KilledRun, killedRun, longestSilenceMs } from './killed-run.ts';
import { randomOf } from './random.ts';
import type { Way } from './way.ts';

export interface KillTableOptions {
  readonly runs: number;
  readonly seed: number;
  /** Runs at once. */
  readonly lanes: number;
  /** No run begins later than this after the start of its way. */
  readonly secondsPerWay?: number | undefined;
  /** Only this run, to see again what it does. */
  readonly only?: number | undefined;
  readonly log: (line: string) => void;
}

/** What the runs of one way came to. */
export interface KillRow {
  readonly way: string;
  readonly runs: number;
  readonly kills: number;
  readonly killsAfterCharge: number;
  readonly doubleCharges: number;
  readonly lostTasks: number;
  /** Runs that left a choice to be made. */
  readonly questions: number;
  readonly silentMs: number;
  readonly seconds: number;
  /** Runs in which anything was wrong. */
  readonly failed: number;
}

/** Buys once by each way, run after run, each killed at moments drawn from the seed and repeated until it is done. */
export async function* killTable(ways: readonly Way[], options: KillTableOptions): AsyncGenerator<KillRow> {
  for (const way of ways) {
    const service = await openBilledService(options.runs + 1);
    try {
      yield await killRow(way, service, options);
    } finally {
      await way.close?.();
      await service.stop();
    }
  }
}

async function killRow(way: Way, service: BilledService, options: KillTableOptions): Promise<KillRow> {
  const { runs, seed, lanes, secondsPerWay = Number.POSITIVE_INFINITY, only, log } = options;
  const startedAt = performance.now();
  const seconds = (): number => (performance.now() - startedAt) / 1000;
  const numbers = only === undefined ? Array.from({ length: runs }, (_, i) => i + 1) : [only];
  const done: KilledRun[] = [];
  const report = (number: number, run: KilledRun): void => {
    done.push(run);
    const wrong = wrongWith(run);
    for (const line of wrong.length > 0 ? [...wrong, ...run.story] : [])
      log(`${way.name}, seed ${seed}, run ${number}: ${line}`);
    if (done.length % 50 === 0)
      log(`${way.name}: ${done.length} of ${numbers.length} runs, ${seconds().toFixed(0)} s`);
  };
  // Left alone once, to learn how long it takes.
  const alone = await killedRun(way, service.account(), 0, []);
  report(0, alone);

  async function lane(): Promise<void> {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      if (seconds() > secondsPerWay) return;
      const plan = killPlan(randomOf(seed, way.name, number), alone.lifeMs);
      report(number, await killedRun(way, service.account(), number, plan));
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  const sum = (of: (run: KilledRun) => number): number => done.reduce((total, run) => total + of(run), 0);
  return {
    way: way.name,
    runs: done.length,
    kills: sum(({ kills }) => kills),
    killsAfterCharge: sum(({ killsAfterCharge }) => killsAfterCharge),
    doubleCharges: sum(({ doubleCharges }) => doubleCharges),
    lostTasks: sum(({ lostTasks }) => lostTasks),
    questions: done.filter(({ questions }) => questions > 0).length,
    silentMs: Math.max(...done.map(({ silentMs }) => silentMs)),
    seconds: seconds(),
    failed: done.filter((run) => wrongWith(run).length > 0).length,
  };
}

function wrongWith({ wrong, silentMs }: KilledRun): readonly string[] {
  return silentMs > longestSilenceMs ? [...wrong, `silent for ${(silentMs / 1000).toFixed(1)} s`] : wrong;
}
