import { ClientError, isClientError } from '../client-error.ts';
import { badAnswers, createTimeoutMs, followTimeoutMs, longestRetryMs } from '../limits.ts';
import { expired, within } from '../watch/deadline.ts';
import type { Call } from './call.ts';
import type { Connection } from './connection.ts';
import { exchange } from './exchange.ts';
import { explained } from './explained.ts';
import { backoffMs, type Verdict, verdictOf } from './retry.ts';

/** Sends a request until it succeeds, its failure is final, or the deadline leaves no time for another attempt. */
export async function send<T>(
  api: Connection,
  call: Call,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const began = api.clock.now();
  let current = call;
  for (let attempt = 0; ; attempt++) {
    try {
      return await exchange(api, current, read);
    } catch (error) {
      if (isQueueFull(error)) {
        api.observer?.queueFull?.(call.operation);
        const now = api.clock.now();
        if (call.isDefault && now < began + followTimeoutMs) {
          current = { ...call, deadline: now + createTimeoutMs };
        }
      }
      await pause(api, current, error, attempt, 'retry');
    }
  }
}

/**
 * True for the refusal of a create because the plan allows no more tasks until one has ended. Nothing was made.
 * @example
 * import { create, isQueueFull } from '@meshwright/client';
 *
 * const body = { model_url: 'https://example.com/chair.glb' };
 * const chair = await create(connection, remesh, body, { timeoutMs: 5000 }).catch((error) => {
 *   if (isQueueFull(error)) return undefined; // later
 *   throw error;
 * });
 */
export function isQueueFull(error: unknown): boolean {
  return isClientError(error) && error.status === 429 && fullQueue.test(error.message);
}

/** Messages of a 429 that the number of tasks causes, not that of requests. */
export const fullQueue = /429, NoMore(Concurrent|Pending)Tasks/;

/**
 * Pauses before the next attempt, for as long as the service requested. Throws the error instead when its verdict
 * differs from the expected one, or when the deadline is too near.
 */
export async function pause(
  api: Connection,
  call: Call,
  error: unknown,
  attempt: number,
  expected: Verdict,
): Promise<void> {
  if (!(error instanceof ClientError) || judge(call, error, attempt) !== expected) throw error;
  const remainingMs = Math.min(call.deadline - api.clock.now(), longestRetryMs);
  const retryAfterMs = error.retryAfterMs;
  // Timers may fire a little early; no request may arrive before the requested time.
  const ms = retryAfterMs
    ? retryAfterMs + 10 + api.random() * 250
    : Math.min(backoffMs(attempt, api.random) * (isQueueFull(error) ? 2 : 1), remainingMs / 2);
  if (retryAfterMs ? ms >= remainingMs : remainingMs < 1000) throw error;
  await rest(api, call, ms);
}

/** Pauses, but not past the deadline. An abort ends it with the operation's own error. */
export async function rest(api: Connection, call: Call, ms: number): Promise<void> {
  try {
    await within(api.clock, call, ms, () => new Promise<never>(() => {}));
  } catch (error) {
    if (error !== expired) throw explained(api, call, error);
  }
}

/** Returns the verdict on a failed call. Anything but network errors and the service's answers ends the call. */
export function judge({ action, family }: Call, error: ClientError, attempt: number): Verdict {
  const { code, status } = error;
  const ends = code === 'bad_response' ? attempt >= badAnswers : !status && code !== 'network';
  return ends ? 'final' : verdictOf(action, error, family);
}
