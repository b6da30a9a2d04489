import type { MiddlewareHandler } from 'hono';
import { ServiceError } from '../../service-error.ts';
import type { Accounts, KnownAccount } from '../../store/accounts.ts';
import { planFacts } from '../../store/plans.ts';
import type { Env } from '../api-env.ts';
import type { RateLimit, RateLimiter } from './rate-limit.ts';

export interface KeyGuardParts {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly rates: RateLimiter;
  /** Replaces the limits of all plans; undefined for those. */
  readonly rateLimit: RateLimit | undefined;
}

/** Checks the key (401, before everything else), then the rate limit (429, before any work). */
export function keyGuard({ accounts, rates, rateLimit }: KeyGuardParts): MiddlewareHandler<Env> {
  return async (c, next) => {
    const account = authenticate(accounts, c.req.header('Authorization'));
    const { wait, ...state } = rates.take(account.id, rateLimit ?? planLimit(account));
    c.set('rates', state);
    if (wait > 0) {
      throw new ServiceError('too_many_requests', 'RateLimitExceeded', { retryAfterSeconds: wait });
    }
    c.set('account', account);
    await next();
  };
}

/** Of an account that states no plan: enough for any program on this machine. */
const localLimit: RateLimit = { burst: 5_000, perSecond: 5_000 };

function planLimit({ plan }: KnownAccount): RateLimit {
  const { requestsPerSecond } = planFacts(plan);
  return requestsPerSecond === null ? localLimit : { burst: requestsPerSecond, perSecond: requestsPerSecond };
}

function authenticate(accounts: KeyGuardParts['accounts'], header: string | undefined): KnownAccount {
  const key = sentKey(header);
  const account = key === undefined ? undefined : accounts.find(key);
  if (account?.isSuspended) {
    throw new ServiceError('suspended', 'This account is suspended; ask the operator of the service.');
  }
  if (account) return account;
  const problem = key === undefined ? 'No API key was sent' : 'The API key is not valid here';
  throw new ServiceError(
    'unauthorized',
    `${problem}; send Authorization: Bearer <API_KEY> with a key of this service.`,
  );
}

/** Returns the key of an Authorization header, undefined for a header in another form. */
export function sentKey(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
}
