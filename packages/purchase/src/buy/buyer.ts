import type { Connection } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { type PayerOptions, payerOf } from '../identity/payer-of.ts';
import type { Payer } from '../identity/request-hash.ts';
import type { Journal } from '../journal/journal.ts';
import type { Budget } from './budget.ts';
import { type Estimate, estimator, highestPrices } from './estimate.ts';

/** Context of a purchase: service, account, journal and budget. */
export interface Buyer {
  readonly connection: Connection;
  readonly journal: Journal;
  readonly payer: Payer;
  /** @default no limits */
  readonly budget?: Budget | undefined;
  /** Name of this run in the journal. */
  readonly run: string;
  /**
   * The credits are free, as those of an embedded service: a create whose outcome is unknown is sent again at once.
   * @default false
   */
  readonly playCredits?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Price of a create, as `estimator` returns it; a number is a certain price. */
  readonly estimate: (
    family: Family,
    body: Readonly<Record<string, unknown>>,
    host: string,
  ) => Estimate | number;
}

export interface BuyerOptions extends PayerOptions {
  /** @default no limits */
  readonly budget?: Budget | undefined;
  /**
   * Name of this run in the journal, for a budget of the run.
   * @default a new id
   */
  readonly run?: string | undefined;
  /**
   * The credits are free, as those of an embedded service: a create whose outcome is unknown is sent again at once.
   * @default false
   */
  readonly playCredits?: boolean | undefined;
  /**
   * Milliseconds since 1970.
   * @default the system's clock
   */
  readonly now?: (() => number) | undefined;
}

/**
 * Opens what a purchase needs: who pays, by the key of the connection and the journal, and what a create costs, by the
 * published prices and those that this journal has seen at this service.
 * @example
 * import { buy, openBuyer } from '@meshwright/purchase';
 *
 * const buyer = await openBuyer({ connection, journal, budget: { day: 200 } });
 * const { ref } = await buy(buyer, textTo3d, { mode: 'preview', prompt: 'a chest' });
 */
export async function openBuyer(options: BuyerOptions): Promise<Buyer> {
  const { connection, journal, budget, playCredits, signal, onNote } = options;
  const { run = crypto.randomUUID(), now = Date.now } = options;
  const payer = await payerOf({ connection, journal, now, signal, onNote });
  const estimate = estimator(highestPrices(await journal.entries(), connection.host));
  return { connection, journal, payer, budget, run, playCredits, now, estimate };
}
