import type { Connection } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import type { Journal } from '../journal/journal.ts';
import type { Budget } from './budget.ts';
import type { Estimate } from './estimate.ts';
import type { Payer } from './identity/request-hash.ts';

/** Who buys: a service and an account, the journal that is kept, and what may be spent. */
export interface Buyer {
  readonly connection: Connection;
  readonly journal: Journal;
  readonly payer: Payer;
  /** Default: no limits. */
  readonly budget?: Budget | undefined;
  /** Names this run in the journal. */
  readonly run: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What a create costs, as `estimator` gives it; a number is a price that is certain. */
  readonly estimate: (
    family: Family,
    body: Readonly<Record<string, unknown>>,
    host: string,
  ) => Estimate | number;
}
