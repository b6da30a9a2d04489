import type { Call } from '../api-env.ts';
import { isApiPath } from '../api-paths.ts';
import type { RateState } from '../guards/rate-limit.ts';

/**
 * Sets the rate-limit headers of every API answer (spec: Limits; readings R47). Retry-After is 0 when no wait is
 * needed, which no client treats as a wait.
 */
export function rateHeaders(c: Call): void {
  if (!isApiPath(c.req.path)) return;
  if (!c.res.headers.has('Retry-After')) c.header('Retry-After', '0');
  const rates = c.get('rates') as RateState | undefined;
  if (!rates) return;
  c.header('RateLimit-Limit', String(rates.limit));
  c.header('RateLimit-Remaining', String(rates.remaining));
  c.header('RateLimit-Reset', String(rates.resetSeconds));
}
