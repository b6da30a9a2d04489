import type { Context } from 'hono';
import type { KnownAccount } from '../store/accounts.ts';
import type { RateState } from './guards/rate-limit.ts';

/** What the guards of the API leave for its routes. */
export type Env = { Variables: { account: KnownAccount; rates: RateState } };

export type Call = Context<Env>;

export function queryOf(c: Call): URLSearchParams {
  return new URL(c.req.url).searchParams;
}
