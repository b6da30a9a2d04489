import type { Family } from '@meshwright/contract';
import { type LostTaskSearch, unaccounted } from './match-lost.ts';
import { lifetimeMs, madeAt } from './recent-tasks.ts';
import { shownWords } from './unknown-outcome-error.ts';

/** A task of the service without an entry in the journal. */
export interface UnaccountedTask {
  readonly id: string;
  readonly status: string;
  /** By the service's clock, milliseconds since 1970; undefined if unknown. */
  readonly createdAt: number | undefined;
  /** Its visible texts; empty without any. */
  readonly words: string;
}

/** Returns every task of a family without a journal entry, newest first, for as long as results are kept. */
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
