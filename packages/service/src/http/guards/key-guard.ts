import type { MiddlewareHandler } from 'hono';
import { ServiceError } from '../../service-error.ts';
import type { Accounts, KnownAccount } from '../../store/accounts.ts';
import type { Env } from '../api-env.ts';
import type { RateLimiter } from './rate-limit.ts';

export interface KeyGuardParts {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly rates: RateLimiter;
}

/** Checks the key (401, before everything else), then the rate limit (429, before any work). */
export function keyGuard({ accounts, rates }: KeyGuardParts): MiddlewareHandler<Env> {
  return async (c, next) => {
    const account = authenticate(accounts, c.req.header('Authorization'));
    const { wait, ...state } = rates.take(account.id);
    c.set('rates', state);
    if (wait > 0) {
      throw new ServiceError('too_many_requests', `Too many requests; retry in ${wait} s.`, {
        retryAfterSeconds: wait,
      });
    }
    c.set('account', account);
    await next();
  };
}

function authenticate(accounts: KeyGuardParts['accounts'], header: string | undefined): KnownAccount {
  const key = sentKey(header);
  const account = key === undefined ? undefined : accounts.find(key);
  if (account) return account;
  const found = key === undefined ? 'No API key was sent' : 'The API key is not valid here';
  throw new ServiceError(
    'unauthorized',
    `${found}; send Authorization: Bearer <API_KEY> with a key of this service.`,
  );
}

/** Returns the key of an Authorization header, undefined for a header in another form. */
export function sentKey(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
}
