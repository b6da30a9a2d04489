import type { Family } from '@meshwright/contract';
import { type LostTaskSearch, unaccounted } from './lost-tasks.ts';
import { lifetimeMs, madeAt } from './recent-tasks.ts';
import { shownWords } from './unknown-outcome.ts';

/** A task of the service that no entry of the journal accounts for. */
export interface UnaccountedTask {
  readonly id: string;
  readonly status: string;
  /** By the service's clock, milliseconds since 1970; undefined where it does not say. */
  readonly createdAt: number | undefined;
  /** The words it shows; empty where it shows none. */
  readonly words: string;
}

/** Every task of a family that the journal does not know, newest first, as long as results are kept. */
export async function unaccountedTasks(
  search: LostTaskSearch,
  family: Family,
  signal?: AbortSignal,
): Promise<UnaccountedTask[]> {
  const tasks = await unaccounted(search, family, lifetimeMs, { signal });
  return tasks.map((task) => {
    const at = madeAt(task);
    const createdAt = Number.isNaN(at) ? undefined : at;
    return { id: task.id, status: task.status, createdAt, words: shownWords(family, task) };
  });
}
