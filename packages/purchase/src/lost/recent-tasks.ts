import { type Connection, type ListOptions, pages } from '@meshwright/client';
import type { Family, Task } from '@meshwright/contract';

/** How long results are kept; older tasks are unusable (spec: Limits). */
export const lifetimeMs = 3 * 24 * 3600 * 1000;

/** Longest wait for one page of the list, in milliseconds. */
export const lookMs = 30_000;

/** Longest wait for all of its pages, in milliseconds. */
export const allPagesMs = 120_000;

/** Limits for reading the list. */
export interface LookLimits {
  readonly signal?: AbortSignal | undefined;
  /**
   * For all pages, in milliseconds; a single one has at most 30,000.
   * @default 120,000
   */
  readonly timeoutMs?: number | undefined;
  /** Reads only the first page. */
  readonly onlyPage?: boolean | undefined;
}

/** Pages read if tasks have no creation time. */
const timelessPages = 3;

/**
 * Returns the tasks of a family made since a time of the service's clock, newest first, and those without a time. Keyed
 * by id: a task created between two pages shifts others to the next page, where they repeat.
 * @param since called after the first response, so that the service's clock is known
 */
export async function recentTasks(
  connection: Connection,
  family: Family,
  since: () => number,
  { signal, timeoutMs = allPagesMs, onlyPage = false }: LookLimits = {},
): Promise<Task[]> {
  const recent = new Map<string, Task>();
  let read = 0;
  const end = connection.clock.now() + timeoutMs;
  const options: ListOptions = {
    sort: 'newest',
    signal,
    // Read for every page: `pages` bounds each of them, not their sum.
    get timeoutMs() {
      return Math.max(1, Math.min(end - connection.clock.now(), lookMs));
    },
  };
  for await (const tasks of pages(connection, family, options)) {
    const from = since();
    const times = tasks.map(madeAt);
    tasks.forEach((task, i) => {
      if (!(times[i]! < from)) recent.set(task.id, task);
    });
    read += 1;
    const isTimeless = times.every(Number.isNaN);
    if (onlyPage || times.some((time) => time < from) || (isTimeless && read >= timelessPages)) break;
  }
  return [...recent.values()];
}

/** Returns when a task was made, by the service's clock; NaN unless it is in milliseconds. */
export function madeAt({ created_at: at }: Task): number {
  return typeof at === 'number' && at > 1e11 ? at : Number.NaN;
}
