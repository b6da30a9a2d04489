import type { Connection, TaskRef } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { sha256 } from '../identity/sha256.ts';
import type { Journal } from '../journal/journal.ts';
import type { Budget } from './budget.ts';
import type { BuyOptions } from './buy.ts';
import { buyOrRetry } from './buy-or-retry.ts';
import { openBuyer } from './buyer.ts';

export interface BuyInOptions {
  /**
   * Most credits that may be spent.
   * @default no limits
   */
  readonly budget?: Budget | undefined;
  /**
   * Name of the run in the journal.
   * @default `game`
   */
  readonly run?: string | undefined;
  /**
   * Milliseconds since 1970.
   * @default the system's clock
   */
  readonly now?: (() => number) | undefined;
}

export interface PurchaseKeyOptions
  extends Pick<BuyOptions, 'signal' | 'label' | 'onWait' | 'lostMs' | 'queueMs'> {
  /**
   * Identifies the purpose of the task.
   * @default equal bodies are one purchase
   */
  readonly idempotencyKey?: string | undefined;
}

/** Buys a task, or returns the one bought before for the same body and idempotency key. */
export type BuyTask = (
  family: Family,
  body: Readonly<Record<string, unknown>>,
  options?: PurchaseKeyOptions,
) => Promise<TaskRef>;

/**
 * Returns a function that buys with the key of a connection and records it in a journal: the `spawn` of an adapter that
 * has a key. A failed or canceled task is bought again on the next call.
 * @example
 * import { createClient } from '@meshwright/client';
 * import { browserJournal, buyIn } from '@meshwright/purchase/browser';
 *
 * const { connection } = createClient({ baseUrl: '/openapi' }); // a proxy adds the key
 * const buyTask = buyIn(browserJournal('game'), connection, { budget: { day: 200 } });
 */
export function buyIn(journal: Journal, connection: Connection, options: BuyInOptions = {}): BuyTask {
  const { budget, run = 'game', now = Date.now } = options;
  return async (family, body, { idempotencyKey, ...passed } = {}) => {
    const buyer = await openBuyer({ connection, journal, budget, run, now, signal: passed.signal });
    return (
      await buyOrRetry(buyer, family, body, { take: await attemptOfPurchase(idempotencyKey), ...passed })
    ).ref;
  };
}

/**
 * Returns the take of an idempotency key, a whole number of 48 bits: two keys for the same body are two purchases. 1 without a
 * idempotency key.
 */
async function attemptOfPurchase(idempotencyKey: string | undefined): Promise<number> {
  return idempotencyKey === undefined
    ? 1
    : 1 + Number.parseInt((await sha256(`meshwright wish ${idempotencyKey}`)).slice(0, 12), 16);
}
