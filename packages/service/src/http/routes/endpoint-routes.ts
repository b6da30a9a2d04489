import {
  animationLibrary,
  animationResources,
  type Balance,
  balance,
  type Endpoint,
  showcases,
  usage,
} from '@meshwright/contract';
import type { Hono } from 'hono';
import type { Clock } from '../../clock.ts';
import type { KnownAccount } from '../../store/accounts.ts';
import { balanceOf, charge, leftOfKey } from '../../store/ledger.ts';
import { requirePlan } from '../../store/plans.ts';
import type { Store } from '../../store/tables.ts';
import { answerLibrary, answerResources, type LibraryParts } from '../answers/answer-library.ts';
import { answerUsage } from '../answers/answer-usage.ts';
import { type Env, queryOf } from '../api-env.ts';

export interface EndpointParts extends LibraryParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: () => string;
}

type Answer = (parts: EndpointParts, account: KnownAccount, query: URLSearchParams) => Promise<object>;

/** Answers of the endpoints that are not families. */
const answers: readonly (readonly [Endpoint, Answer])[] = [
  [balance, answerBalance],
  [usage, answerUsage],
  [showcases, answerShowcases],
  [animationLibrary, answerLibrary],
];

/** Adds the endpoints that take a key. */
export function routeEndpoints(api: Hono<Env>, parts: EndpointParts): void {
  for (const [{ prefix }, answer] of answers) {
    api.get(prefix, async (c) => c.json(await answer(parts, c.var.account, queryOf(c))));
  }
}

/** Adds the endpoints that take no key, below the origin. */
export function routeOpenEndpoints(app: Hono<Env>, parts: EndpointParts): void {
  app.get(animationResources.prefix, async (c) => c.json(await answerResources(parts, queryOf(c))));
}

/** Answers the balance of an account, or what its key may still spend if that is less. Local credits do not expire. */
async function answerBalance(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  { id, key }: KnownAccount,
): Promise<Balance> {
  const credits = await balanceOf(store, id);
  const left = await leftOfKey(store, { account: id, key, at: clock.now() });
  const balance = left === null ? credits : Math.min(credits, left);
  return { balance, monthly_credits: 0, permanent_credits: credits };
}

interface ShowcaseParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** Price of a request, in credits. */
const price = 1;

/**
 * Answers the models that the service shows in public, and charges for the request. This service shows none: what its
 * accounts make is theirs.
 * @throws ServiceError `wrong_plan` | `no_credits`
 */
async function answerShowcases(
  { store, clock, newId }: ShowcaseParts,
  account: KnownAccount,
): Promise<{ result: never[] }> {
  requirePlan(account, 'showcases');
  await store.transaction().execute(async (transaction) => {
    // The charge stands by itself: no task has this id.
    const sale = { account: account.id, key: account.key, task: `showcases:${newId()}` };
    await charge(transaction, { ...sale, credits: price, at: clock.now() });
  });
  return { result: [] };
}
