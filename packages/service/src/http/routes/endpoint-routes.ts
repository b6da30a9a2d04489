import {
  animationLibrary,
  animationResources,
  balance,
  type Endpoint,
  showcases,
  usage,
} from '@meshwright/contract';
import type { Hono } from 'hono';
import type { Clock } from '../../clock.ts';
import type { KnownAccount } from '../../store/accounts.ts';
import type { Store } from '../../store/tables.ts';
import { answerBalance } from '../answers/answer-balance.ts';
import { answerLibrary, answerResources, type LibraryParts } from '../answers/answer-library.ts';
import { answerShowcases } from '../answers/answer-showcases.ts';
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
