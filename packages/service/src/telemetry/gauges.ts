import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { Health } from '../start/health.ts';
import type { Store } from '../store/tables.ts';
import type { TaskRunner } from '../tasks/runner/task-runner.ts';
import type { Sample } from './metrics.ts';

export interface GaugeParts {
  readonly store: Store;
  readonly health: Health;
  readonly runner: Pick<TaskRunner, 'jobs' | 'isHalted'>;
  readonly slots: number;
  /** Milliseconds since 1970, by the service clock, as tasks are dated. */
  readonly now: () => number;
}

/** Longest wait of a scrape for the database, in milliseconds: without its gauges the others are still shown. */
const longestWaitMs = 3_000;

/** @returns reads the gauges of a moment, and `stop` ends the watch of the event loop */
export function createGauges(parts: GaugeParts): {
  read(): Promise<readonly Sample[]>;
  stop(): void;
} {
  const { store, health, runner, slots, now } = parts;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const startedAt = (performance.timeOrigin ?? 0) / 1000;

  async function shared(): Promise<readonly Sample[]> {
    const { rows } = await sql<{ waiting: number; running: number; oldest: number | null; due: number }>`
      select
        (select count(*) from queue where claimed = 0) as waiting,
        (select count(*) from queue where claimed = 1) as running,
        (select created_at from tasks where id = (
          select task from queue where claimed = 0 order by position limit 1)) as oldest,
        (select count(*) from deliveries) as due`.execute(store);
    const { waiting = 0, running = 0, oldest = null, due = 0 } = rows[0] ?? {};
    const age = oldest === null ? 0 : Math.max(0, (now() - Number(oldest)) / 1000);
    return [
      { name: 'meshwright_queue_tasks', labels: { state: 'waiting' }, value: Number(waiting) },
      { name: 'meshwright_queue_tasks', labels: { state: 'running' }, value: Number(running) },
      { name: 'meshwright_queue_oldest_seconds', labels: {}, value: age },
      { name: 'meshwright_deliveries_waiting', labels: {}, value: Number(due) },
    ];
  }

  return {
    async read() {
      const { store: hasStore, files, workers } = await health.look();
      const ofAll = hasStore ? await within(shared(), longestWaitMs) : undefined;
      const { user, system } = process.cpuUsage();
      const lag = delay.percentile(99) / 1e9;
      delay.reset();
      const one = (name: Sample['name'], value: number): Sample => ({ name, labels: {}, value });
      return [
        ...(ofAll ?? []),
        ...(workers === undefined ? [] : [one('meshwright_workers', workers)]),
        { name: 'meshwright_up', labels: { part: 'database' }, value: ofAll ? 1 : 0 },
        { name: 'meshwright_up', labels: { part: 'files' }, value: files ? 1 : 0 },
        one('meshwright_slots', slots),
        one('meshwright_jobs', runner.jobs()),
        one('meshwright_draining', health.isDraining() ? 1 : 0),
        one('process_start_time_seconds', startedAt),
        one('process_resident_memory_bytes', process.memoryUsage.rss()),
        one('process_cpu_seconds_total', (user + system) / 1e6),
        one('nodejs_eventloop_lag_p99_seconds', Number.isFinite(lag) ? lag : 0),
      ];
    },
    stop: () => delay.disable(),
  };
}

/** Returns the result, or undefined when it fails or takes too long. */
async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}
