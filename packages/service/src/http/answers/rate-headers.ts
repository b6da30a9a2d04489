import { ServiceError } from '../../service-error.ts';
import type { Call } from '../api-env.ts';
import { isApiPath } from '../api-paths.ts';
import type { RateState } from '../guards/rate-limit.ts';

/**
 * Sets the rate-limit headers of every API answer (spec: Limits; readings R47). Retry-After is 0 when no wait is
 * needed, which no client treats as a wait. The public service leaves it out where a queue is full, and so does an
 * exact answer, although the specification has it on every one.
 */
export function rateHeaders(c: Call, exact: boolean): void {
  if (!isApiPath(c.req.path)) return;
  const isQueueFull = c.error instanceof ServiceError && c.error.code === 'queue_full';
  if (exact && isQueueFull) c.res.headers.delete('Retry-After');
  else if (!c.res.headers.has('Retry-After')) c.header('Retry-After', '0');
  const rates = c.get('rates') as RateState | undefined;
  if (!rates) return;
  c.header('RateLimit-Limit', String(rates.limit));
  c.header('RateLimit-Remaining', String(rates.remaining));
  c.header('RateLimit-Reset', String(rates.resetSeconds));
}
