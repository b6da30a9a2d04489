import type { Family } from '@meshwright/contract';
import type { ClientError, ErrorDetails } from '../client-error.ts';

/** `paid`: a read that costs credits. */
export type Action = 'create' | 'read' | 'paid' | 'remove' | 'stream';

/** `unknown`: read the list, never resend. `re-read`: read the task, then decide. */
export type Verdict = 'retry' | 'final' | 'unknown' | 're-read';

/** Refusals of a create that the specification declares for every family, beside 429. */
const declared = [400, 401, 402];

/**
 * Decides what follows a request that did not succeed (spec: Errors). A create bills and has no idempotency key, so it
 * is repeated only when it cannot have made a task, and only a declared refusal proves that it made none.
 * @param error the failure of the request; a partial or unusable answer counts as none
 */
export function verdictOf(
  action: Action,
  { code, status = 0, sent }: Pick<ClientError, 'code'> & ErrorDetails,
  family?: Family,
): Verdict {
  const answered = status && code !== 'bad_response';
  if (answered ? status === 429 : !sent) return 'retry';
  if (action === 'paid') return 'final';
  if (action === 'create' && family) {
    if (family.repeatCreateOn.includes(status)) return 'retry';
    return declared.concat(family.createErrorStatuses).includes(status) ? 'final' : 'unknown';
  }
  // A refusal is final, 501 too. 408 and 5xx leave the outcome open.
  if (answered && status !== 408 && (status < 500 || status === 501)) return 'final';
  return action === 'remove' ? 're-read' : 'retry';
}

/**
 * Returns the pause before repeat number `attempt` (from 0), in milliseconds: doubles up to 15 s, jitter only upward.
 */
export function backoffMs(attempt: number, random: () => number): number {
  return Math.min(500 * 2 ** attempt, 15_000) * (1 + random() / 2);
}
