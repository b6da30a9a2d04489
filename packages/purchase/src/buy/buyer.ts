import type { Connection } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import type { Payer } from '../identity/request-hash.ts';
import type { Journal } from '../journal/journal.ts';
import type { Budget } from './budget.ts';
import type { Estimate } from './estimate.ts';

/** Context of a purchase: service, account, journal and budget. */
export interface Buyer {
  readonly connection: Connection;
  readonly journal: Journal;
  readonly payer: Payer;
  /** @default no limits */
  readonly budget?: Budget | undefined;
  /** Name of this run in the journal. */
  readonly run: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Price of a create, as `estimator` returns it; a number is a certain price. */
  readonly estimate: (
    family: Family,
    body: Readonly<Record<string, unknown>>,
    host: string,
  ) => Estimate | number;
}
