import type { Family, TaskOf } from '@meshwright/contract';
import type { LostCreate } from '../client-error.ts';
import type { Connection } from '../http/connection.ts';
import { skewMs } from '../limits.ts';
import { type ListOptions, pages } from '../tasks/list.ts';

/**
 * Returns the tasks that an `unknown_outcome` may have made: those created within its send window, by the service's
 * clock if it differs by more than the two minutes allowed, and those without a creation time. After removing known
 * ids, a single remaining task is the lost one.
 * @example
 * import { create, findLost, isClientError } from '@meshwright/client';
 *
 * const ids = new Set<string>(); // of the tasks that you know
 * try {
 *   ids.add((await create(connection, textTo3d, { mode: 'preview', prompt: 'a chest' })).id);
 * } catch (error) {
 *   if (!isClientError(error) || !error.lost) throw error;
 *   const lost = (await findLost(connection, textTo3d, error.lost)).filter(({ id }) => !ids.has(id));
 *   console.log(lost.length === 1 ? `It made ${lost[0]?.id}.` : 'Look at the list of the service.');
 * }
 */
export async function findLost<F extends Family>(
  api: Connection,
  family: F,
  lost: LostCreate,
  options: Omit<ListOptions, 'page' | 'sort'> = {},
): Promise<TaskOf<F>[]> {
  // Keyed by id: a task created while pages are read moves others to the next page, where they appear again.
  const matching = new Map<string, TaskOf<F>>();
  for await (const tasks of pages(api, family, { ...options, sort: 'newest' })) {
    const offset = api.offsetMs() ?? 0;
    const ahead = Math.abs(offset) > skewMs ? offset : 0;
    const from = lost.sentFrom + ahead - skewMs;
    const to = lost.sentTo + ahead + skewMs;
    const madeAt = (task: TaskOf<F>) => task.created_at ?? Number.NaN;
    for (const task of tasks) if (!(madeAt(task) < from || madeAt(task) > to)) matching.set(task.id, task);
    if (tasks.some((task) => madeAt(task) < from)) break;
  }
  return [...matching.values()];
}
