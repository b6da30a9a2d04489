import { aborted, throwIfAborted } from '../asset-error.ts';

/** One piece of work that several callers wait for. */
interface Joint<T, Update> {
  readonly done: Promise<T>;
  readonly stop: AbortController;
  readonly listeners: Set<(update: Update) => void>;
  waiting: number;
  last?: Update;
}

/** Runs work once for all concurrent callers with the same key. */
export interface SharedWork<T, Update> {
  join(key: string, work: Work<T, Update>, options?: JoinOptions<Update>): Promise<T>;
}

type Work<T, Update> = (signal: AbortSignal, notify: (update: Update) => void) => Promise<T>;

interface JoinOptions<Update> {
  readonly signal?: AbortSignal | undefined;
  readonly onUpdate?: ((update: Update) => void) | undefined;
}

/**
 * Runs work once per key for all callers that join. An abort removes only its own caller; the work stops when the last
 * one has left. Late joiners first receive the latest update.
 */
export function sharedWork<T, Update>(): SharedWork<T, Update> {
  const running = new Map<string, Joint<T, Update>>();

  function start(key: string, work: Work<T, Update>): Joint<T, Update> {
    const stop = new AbortController();
    const listeners = new Set<(update: Update) => void>();
    const forget = () => {
      if (running.get(key) === joint) running.delete(key);
    };
    const done = Promise.resolve()
      .then(() =>
        work(stop.signal, (update) => {
          joint.last = update;
          for (const listener of listeners) listener(update);
        }),
      )
      .finally(forget);
    // Callers that aborted do not receive the rejection, so it may have no handler.
    done.catch(() => {});
    stop.signal.addEventListener('abort', forget);
    const joint: Joint<T, Update> = { done, stop, listeners, waiting: 0 };
    running.set(key, joint);
    return joint;
  }

  return {
    async join(key, work, { signal, onUpdate } = {}) {
      throwIfAborted(signal);
      const joint = running.get(key) ?? start(key, work);
      joint.waiting++;
      if (onUpdate) {
        if (joint.last !== undefined) onUpdate(joint.last);
        joint.listeners.add(onUpdate);
      }
      const leave = new AbortController();
      const left = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(aborted(signal)), { signal: leave.signal });
      });
      try {
        return await Promise.race([joint.done, left]);
      } finally {
        leave.abort();
        if (onUpdate) joint.listeners.delete(onUpdate);
        if (--joint.waiting === 0) joint.stop.abort();
      }
    },
  };
}
