import type { Connection, TaskRef } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import type { Journal } from '../journal/journal.ts';
import type { Budget } from './budget.ts';
import type { BuyOptions } from './buy.ts';
import { buyOrRetry } from './buy-or-retry.ts';
import type { Buyer } from './buyer.ts';
import { estimator, highestPrices } from './estimate.ts';
import { attemptOfPurchase } from './identity/attempt-of-purchase.ts';
import { payerOf } from './identity/payer-of.ts';

export interface BuyInOptions {
  /** Most credits that may be spent. Default: no limits. */
  readonly budget?: Budget | undefined;
  /** Names who buys in the journal. Default `game`. */
  readonly run?: string | undefined;
  /** Milliseconds since 1970. Default: the system's clock. */
  readonly now?: (() => number) | undefined;
}

export interface PurchaseKeyOptions extends Pick<BuyOptions, 'signal' | 'label' | 'onWait' | 'lostMs'> {
  /** Names what the task is for. Absent: equal bodies are one purchase. */
  readonly wish?: string | undefined;
}

/** Buys a task, or answers the one that was bought for the same body and wish before. */
export type BuyTask = (
  family: Family,
  body: Readonly<Record<string, unknown>>,
  options?: PurchaseKeyOptions,
) => Promise<TaskRef>;

/**
 * Buys with the key of a connection and keeps a journal of it: what `spawn` of an adapter needs where it runs with a
 * key. A task that failed or was canceled is bought anew when it is wanted again.
 */
export function buyIn(journal: Journal, connection: Connection, options: BuyInOptions = {}): BuyTask {
  const { budget, run = 'game', now = Date.now } = options;
  return async (family, body, { wish, ...passed } = {}) => {
    const payer = await payerOf({ connection, journal, now, signal: passed.signal });
    const estimate = estimator(highestPrices(await journal.entries()));
    const buyer: Buyer = {
      connection,
      journal,
      payer,
      budget,
      run,
      now,
      estimate,
    };
    return (await buyOrRetry(buyer, family, body, { take: await attemptOfPurchase(wish), ...passed })).ref;
  };
}
