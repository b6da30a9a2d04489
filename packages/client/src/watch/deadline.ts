import { ClientError } from '../client-error.ts';
import type { Clock } from '../clock.ts';
import { longestTimerMs } from '../limits.ts';

/** Time limits of a caller. Every operation takes one. */
export interface WaitOptions {
  /** Aborts the operation; its reason becomes the `cause` of the error. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Bounds the whole operation, retries and waits included.
   * @default no limit
   */
  readonly timeoutMs?: number | undefined;
}

export interface Limits {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds since 1970. */
  readonly deadline: number;
  /** The caller gave no time: a wait for a place in the queue of the plan is beyond it. */
  readonly isDefault?: boolean | undefined;
}

/** Rejection of `within` when the time is over. */
export const expired: ClientError = new ClientError('timeout', 'the time is over');

export function limitsOf(clock: Clock, { signal, timeoutMs }: WaitOptions, defaultMs: number): Limits {
  const isDefault = timeoutMs === undefined;
  return { signal, deadline: clock.now() + (timeoutMs ?? defaultMs), isDefault };
}

/**
 * Runs `work` for at most `ms`, and never past the deadline. When the signal aborts or the time is over it rejects at
 * once, with the signal's reason or `expired`, even if the work ignores the signal it receives. That signal aborts
 * whenever the work fails, so that nothing stays open.
 */
export async function within<T>(
  clock: Clock,
  { signal, deadline }: Limits,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const remainingMs = Math.min(ms, deadline - clock.now());
  signal?.throwIfAborted();
  if (remainingMs <= 0) throw expired;
  const inner = new AbortController();
  let abort = () => {};
  let cancel: (() => void) | undefined;
  const stopped = new Promise<never>((_, reject) => {
    abort = () => reject(signal?.reason);
    signal?.addEventListener('abort', abort);
    if (remainingMs <= longestTimerMs) cancel = clock.after(remainingMs, () => reject(expired));
  });
  try {
    return await Promise.race([stopped, work(inner.signal)]);
  } catch (error) {
    inner.abort(error);
    throw error;
  } finally {
    cancel?.();
    signal?.removeEventListener('abort', abort);
  }
}
