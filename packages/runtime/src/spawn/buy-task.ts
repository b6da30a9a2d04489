import type { TaskRef } from '@meshwright/client';
import type { Family } from '@meshwright/contract';

/**
 * Makes a task, which costs credits. The same body asked for again with the same wish, after a reload too, is the same
 * task. With a key that is `buyIn` of `@meshwright/pipeline/browser`; through a proxy its server sees to it.
 */
export type BuyTask = (
  family: Family,
  body: Readonly<Record<string, unknown>>,
  options: BuyTaskOptions,
) => Promise<TaskRef>;

export interface BuyTaskOptions {
  readonly signal: AbortSignal;
  /**
   * Names what the task is for: 1 to 64 of `A-Z a-z 0-9 _ -`. Absent: `buyIn` makes one purchase of equal bodies, a proxy
   * another task each time.
   */
  readonly wish?: string | undefined;
}
