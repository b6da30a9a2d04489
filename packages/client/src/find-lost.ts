import type { Family, TaskOf } from '@meshwright/contract';
import { skewMs } from './bounds.ts';
import type { LostCreate } from './client-error.ts';
import type { Connection } from './connection.ts';
import { type ListOptions, pages } from './list.ts';

/**
 * The tasks that an `unknown_outcome` may have made: those created inside its send window, two minutes of clock
 * difference allowed. Take away those whose ids are known; a single one that is left is the lost task.
 */
export async function findLost<F extends Family>(
  api: Connection,
  family: F,
  lost: LostCreate,
  options: Omit<ListOptions, 'page' | 'sort'> = {},
): Promise<TaskOf<F>[]> {
  const from = lost.sentFrom - skewMs;
  const to = lost.sentTo + skewMs;
  // By id: while pages are read a new task moves others onto the next one, where they come again.
  const found = new Map<string, TaskOf<F>>();
  for await (const tasks of pages(api, family, { ...options, sort: 'newest' })) {
    const madeAt = (task: TaskOf<F>) => task.created_at ?? Number.NaN;
    for (const task of tasks) if (madeAt(task) >= from && madeAt(task) <= to) found.set(task.id, task);
    if (tasks.some((task) => madeAt(task) < from)) break;
  }
  return [...found.values()];
}
