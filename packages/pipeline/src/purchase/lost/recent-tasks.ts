import { type Connection, type ListOptions, pages } from '@meshwright/client';
import type { Family, Task } from '@meshwright/contract';

/** Results are kept this long: what is older is of no use any more (spec: Limits). */
export const lifetimeMs = 3 * 24 * 3600 * 1000;

/** Longest that one page of the list is waited for, in milliseconds. */
export const lookMs = 30_000;

/** Longest that all pages of it are waited for, in milliseconds. */
export const allPagesMs = 120_000;

/** How much of the list is read, and how long. */
export interface LookLimits {
  readonly signal?: AbortSignal | undefined;
  /** For all pages, in milliseconds; a single one has 30,000 at most. Default 120,000. */
  readonly timeoutMs?: number | undefined;
  /** Only the first page is read. */
  readonly onlyPage?: boolean | undefined;
}

/** Pages that are read of a service that does not say when tasks were made. */
const timelessPages = 3;

/**
 * The tasks of a family that were made since a time of the service's clock, newest first, and those that do not say
 * when. By id: while pages are read a new task moves others onto the next one, where they come again.
 * @param since called once the service has answered, so that its clock is known
 */
export async function recentTasks(
  connection: Connection,
  family: Family,
  since: () => number,
  { signal, timeoutMs = allPagesMs, onlyPage = false }: LookLimits = {},
): Promise<Task[]> {
  const found = new Map<string, Task>();
  let read = 0;
  const end = connection.clock.now() + timeoutMs;
  const options: ListOptions = {
    sort: 'newest',
    signal,
    // Read anew for every page: `pages` bounds each of them, not their sum.
    get timeoutMs() {
      return Math.max(1, Math.min(end - connection.clock.now(), lookMs));
    },
  };
  for await (const tasks of pages(connection, family, options)) {
    const from = since();
    const times = tasks.map(madeAt);
    tasks.forEach((task, i) => {
      if (!(times[i]! < from)) found.set(task.id, task);
    });
    read += 1;
    const isTimeless = times.every(Number.isNaN);
    if (onlyPage || times.some((time) => time < from) || (isTimeless && read >= timelessPages)) break;
  }
  return [...found.values()];
}

/** When a task was made, by the service's clock; NaN where it does not say so in milliseconds. */
export function madeAt({ created_at: at }: Task): number {
  return typeof at === 'number' && at > 1e11 ? at : Number.NaN;
}
