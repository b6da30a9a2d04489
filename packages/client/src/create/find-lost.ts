import type { Family, TaskOf } from '@meshwright/contract';
import type { LostCreate } from '../client-error.ts';
import { skewMs } from '../http/bounds.ts';
import type { Connection } from '../http/connection.ts';
import { type ListOptions, pages } from '../tasks/list.ts';

/**
 * The tasks that an `unknown_outcome` may have made: those created inside its send window, by the service's clock where
 * that is further off than the two minutes allowed, and those that do not say when. Take away those whose ids are known; a single one that is left is the lost task.
 */
export async function findLost<F extends Family>(
  api: Connection,
  family: F,
  lost: LostCreate,
  options: Omit<ListOptions, 'page' | 'sort'> = {},
): Promise<TaskOf<F>[]> {
  // By id: while pages are read a new task moves others onto the next one, where they come again.
  const found = new Map<string, TaskOf<F>>();
  for await (const tasks of pages(api, family, { ...options, sort: 'newest' })) {
    const offset = api.offsetMs() ?? 0;
    const ahead = Math.abs(offset) > skewMs ? offset : 0;
    const from = lost.sentFrom + ahead - skewMs;
    const to = lost.sentTo + ahead + skewMs;
    const madeAt = (task: TaskOf<F>) => task.created_at ?? Number.NaN;
    for (const task of tasks) if (!(madeAt(task) < from || madeAt(task) > to)) found.set(task.id, task);
    if (tasks.some((task) => madeAt(task) < from)) break;
  }
  return [...found.values()];
}
