import type { Family } from '@meshwright/contract';
import type { ClientError, ErrorDetails } from './client-error.ts';

export type Action = 'create' | 'read' | 'remove' | 'stream';

/** What became of one request, as far as the client can know. */
export type Event = 'not_sent' | 'rate_limited' | 'lost' | 'server_error' | 'refused';

/** `unknown`: ask the list, never resend. `re-read`: look at the task, then decide. */
export type Verdict = 'retry' | 'final' | 'unknown' | 're-read';

const ifHarmless = { create: 'unknown', read: 'retry', remove: 're-read', stream: 'retry' } as const;

/**
 * A create bills and has no idempotency key, so it is only repeated after events that cannot have made a task.
 * `lost` is a request that left and whose answer did not arrive whole.
 */
export const verdicts: Readonly<Record<Event, Verdict | Readonly<Record<Action, Verdict>>>> = {
  not_sent: 'retry',
  rate_limited: 'retry',
  lost: ifHarmless,
  server_error: ifHarmless,
  refused: 'final',
};

/** Decides what follows a request that did not succeed (spec: Errors; the family names its own exceptions). */
export function verdictOf(action: Action, event: Event, family?: Family, status = 0): Verdict {
  if (action === 'create' && family?.repeatCreateOn.includes(status)) return 'retry';
  const verdict = verdicts[event];
  return typeof verdict === 'string' ? verdict : verdict[action];
}

/**
 * What became of the request that ended in an error. 408 leaves that open; 501 promises that nothing was done.
 */
export function eventOf({ code, status, sent }: Pick<ClientError, 'code'> & ErrorDetails): Event {
  if (!status || code === 'bad_response') return sent ? 'lost' : 'not_sent';
  if (status === 429) return 'rate_limited';
  return (status >= 500 && status !== 501) || status === 408 ? 'server_error' : 'refused';
}

/** Pause before repeat number `attempt` (from 0), in milliseconds: doubles up to 15 s, jitter only upward. */
export function backoffMs(attempt: number, random: () => number): number {
  return Math.min(500 * 2 ** attempt, 15_000) * (1 + random() / 2);
}
