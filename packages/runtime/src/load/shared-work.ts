import { aborted, throwIfAborted } from '../asset-error.ts';

/** One piece of work that several callers wait for. */
interface Joint<T, News> {
  readonly done: Promise<T>;
  readonly stop: AbortController;
  readonly listeners: Set<(news: News) => void>;
  waiting: number;
  last?: News;
}

/** Runs work once for all concurrent callers with the same key. */
export interface SharedWork<T, News> {
  join(key: string, work: Work<T, News>, options?: JoinOptions<News>): Promise<T>;
}

type Work<T, News> = (signal: AbortSignal, tell: (news: News) => void) => Promise<T>;

interface JoinOptions<News> {
  readonly signal?: AbortSignal | undefined;
  readonly onNews?: ((news: News) => void) | undefined;
}

/**
 * Runs work once per key for all callers that join. An abort removes only its own caller; the work stops when the last
 * one has left. Late joiners first receive the latest news.
 */
export function sharedWork<T, News>(): SharedWork<T, News> {
  const running = new Map<string, Joint<T, News>>();

  function start(key: string, work: Work<T, News>): Joint<T, News> {
    const stop = new AbortController();
    const listeners = new Set<(news: News) => void>();
    const forget = () => {
      if (running.get(key) === joint) running.delete(key);
    };
    const done = Promise.resolve()
      .then(() =>
        work(stop.signal, (news) => {
          joint.last = news;
          for (const listener of listeners) listener(news);
        }),
      )
      .finally(forget);
    // Callers that aborted do not receive the rejection, so it may have no handler.
    done.catch(() => {});
    stop.signal.addEventListener('abort', forget);
    const joint: Joint<T, News> = { done, stop, listeners, waiting: 0 };
    running.set(key, joint);
    return joint;
  }

  return {
    async join(key, work, { signal, onNews } = {}) {
      throwIfAborted(signal);
      const joint = running.get(key) ?? start(key, work);
      joint.waiting++;
      if (onNews) {
        if (joint.last !== undefined) onNews(joint.last);
        joint.listeners.add(onNews);
      }
      const leave = new AbortController();
      const left = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(aborted(signal)), { signal: leave.signal });
      });
      try {
        return await Promise.race([joint.done, left]);
      } finally {
        leave.abort();
        if (onNews) joint.listeners.delete(onNews);
        if (--joint.waiting === 0) joint.stop.abort();
      }
    },
  };
}
