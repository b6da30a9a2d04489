import type { Family, TaskOf } from '@meshwright/contract';
import type { Connection } from '../http/connection.ts';
import { readJson, unusable } from '../http/exchange.ts';
import { send } from '../http/send.ts';
import { shortTimeoutMs } from '../limits.ts';
import { limitsOf, type WaitOptions } from '../watch/deadline.ts';
import { asTask, withProgress } from './task-values.ts';

export interface ListOptions extends WaitOptions {
  /**
   * From 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * 1 to 100.
   * @default 100; larger pages are never requested (spec: Limits)
   */
  readonly pageSize?: number | undefined;
  /**
   * By creation time.
   * @default newest
   */
  readonly sort?: 'newest' | 'oldest' | undefined;
}

const maxPageSize = 100;

/**
 * Returns one page of a family's tasks (spec: Task families and their shared operations).
 * @example
 * import { list } from '@meshwright/client';
 *
 * const tasks = await list(connection, textTo3d, { pageSize: 10, sort: 'newest' });
 */
export async function list<F extends Family>(
  api: Connection,
  family: F,
  options: ListOptions = {},
): Promise<TaskOf<F>[]> {
  const query = new URLSearchParams({
    page_num: String(options.page ?? 1),
    page_size: String(sizeOf(options)),
    sort_by: options.sort === 'oldest' ? '+created_at' : '-created_at',
  });
  const call = {
    ...limitsOf(api.clock, options, shortTimeoutMs),
    operation: `${family.name} list`,
    action: 'read',
    family,
    path: `${api.path(family)}?${query}`,
  } as const;
  return send(api, call, async (response) => {
    const answer = await readJson(response);
    if (!Array.isArray(answer)) throw unusable(response);
    return answer.map((value) => {
      const task = asTask(value);
      if (!task) throw unusable(response);
      return withProgress(task) as unknown as TaskOf<F>;
    });
  });
}

/**
 * Yields all pages from the requested one to the last; the limits apply to each page.
 * @example
 * import { pages } from '@meshwright/client';
 *
 * for await (const tasks of pages(connection, textTo3d)) {
 *   for (const { id, status } of tasks) console.log(id, status);
 * }
 */
export async function* pages<F extends Family>(
  api: Connection,
  family: F,
  options: ListOptions = {},
): AsyncGenerator<TaskOf<F>[], void> {
  let first: string | undefined;
  for (let page = options.page ?? 1; ; page++) {
    const tasks = await list(api, family, { ...options, page });
    // A service that ignores page_num returns the same page without end.
    if (tasks.length === 0 || tasks[0]?.id === first) return;
    first = tasks[0]?.id;
    yield tasks;
    if (tasks.length < sizeOf(options)) return;
  }
}

function sizeOf({ pageSize = maxPageSize }: ListOptions): number {
  return Math.min(Math.max(pageSize, 1), maxPageSize);
}
