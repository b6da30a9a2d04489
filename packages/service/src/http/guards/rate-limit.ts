import type { Clock } from '../../clock.ts';

export interface RateLimit {
  /** Requests allowed at once. Default 5,000. */
  readonly burst: number;
  /** Requests per second after that. Default 5,000. */
  readonly perSecond: number;
}

export interface RateLimiter {
  /** @param limit of the account, the same at each call */
  take(
    account: string,
    limit: RateLimit,
  ): RateState & {
    /** 0 when the request may pass, else the whole seconds to wait. */
    readonly wait: number;
  };
}

/** The remaining allowance of an account. */
export interface RateState {
  /** Requests allowed at once. */
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the allowance is full again. */
  readonly resetSeconds: number;
}

/** Creates a token bucket per account, in memory. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take(account, { burst, perSecond }) {
      const now = clock.now();
      const bucket = buckets.get(account) ?? { tokens: burst, at: now };
      buckets.set(account, bucket);
      bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond);
      bucket.at = now;
      const wait = bucket.tokens < 1 ? Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond)) : 0;
      if (wait === 0) bucket.tokens -= 1;
      const resetSeconds = Math.ceil((burst - bucket.tokens) / perSecond);
      return { wait, limit: burst, remaining: Math.floor(bucket.tokens), resetSeconds };
    },
  };
}
