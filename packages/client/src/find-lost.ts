import type { Family, TaskOf } from '@meshwright/contract';
import type { LostCreate } from './client-error.ts';
import type { Connection } from './connection.ts';
import { type ListOptions, pages } from './list.ts';

/** How far the service's clock may be from ours. */
const skewMs = 120_000;

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
  const found: TaskOf<F>[] = [];
  for await (const tasks of pages(api, family, { ...options, sort: 'newest' })) {
    const madeAt = (task: TaskOf<F>) => task.created_at ?? Number.NaN;
    found.push(...tasks.filter((task) => madeAt(task) >= from && madeAt(task) <= to));
    if (tasks.some((task) => madeAt(task) < from)) break;
  }
  return found;
}
