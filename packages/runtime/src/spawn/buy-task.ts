import type { TaskRef } from '@meshwright/client';
import type { Family } from '@meshwright/contract';

/**
 * Makes a task, which costs credits. Repeating the same body with the same idempotency key, also after a reload, returns the same
 * task. With a key this is `buyIn` of `@meshwright/purchase/browser`; behind a proxy its server ensures it.
 */
export type BuyTask = (
  family: Family,
  body: Readonly<Record<string, unknown>>,
  options: BuyTaskOptions,
) => Promise<TaskRef>;

interface BuyTaskOptions {
  readonly signal: AbortSignal;
  /**
   * Identifies the purpose of the task: 1 to 64 of `A-Z a-z 0-9 _ -`. Absent: `buyIn` makes one purchase of equal
   * bodies, a proxy makes another task each time.
   */
  readonly idempotencyKey?: string | undefined;
  /** Families that will be created afterwards: when one of them is not allowed, this one must not be paid either. */
  readonly next?: readonly Family[] | undefined;
}
