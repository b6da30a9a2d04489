import { unavailable } from '../outage.ts';

/**
 * Runs work in turns between accounts, so that one busy account does not block the others: a few at once, one of each
 * account.
 */
export interface Turns {
  /** @throws ServiceError `unavailable` when the turn did not come in time; the work has not begun */
  run<T>(account: string, work: () => Promise<T>): Promise<T>;
}

export interface TurnsOptions {
  /** @default 1 */
  readonly atOnce?: number;
  /**
   * Longest wait for a turn, in milliseconds.
   * @default any
   */
  readonly longestWaitMs?: number;
}

export function createTurns({ atOnce = 1, longestWaitMs }: TurnsOptions = {}): Turns {
  /** The first account that is not busy has the next turn. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  const busy = new Set<string>();

  function begin(): void {
    while (busy.size < atOnce) {
      const account = [...waiting.keys()].find((name) => !busy.has(name));
      if (account === undefined) return;
      const work = takeFirst(account);
      if (!work) return;
      busy.add(account);
      void work().finally(() => {
        busy.delete(account);
        begin();
      });
    }
  }

  /** Takes the first work of an account, which then moves behind all others. */
  function takeFirst(account: string): (() => Promise<void>) | undefined {
    const works = waiting.get(account) ?? [];
    const work = works.shift();
    waiting.delete(account);
    if (works.length > 0) waiting.set(account, works);
    return work;
  }

  return {
    run: (account, work) =>
      new Promise((resolve, reject) => {
        const works = waiting.get(account) ?? [];
        const turn = async (): Promise<void> => {
          clearTimeout(timer);
          await work().then(resolve, reject);
        };
        const timer =
          longestWaitMs === undefined
            ? undefined
            : setTimeout(() => {
                const now = waiting.get(account) ?? [];
                const left = now.filter((one) => one !== turn);
                if (left.length === now.length) return;
                if (left.length > 0) waiting.set(account, left);
                else waiting.delete(account);
                reject(unavailable('More creates have arrived than this service can store at once.'));
              }, longestWaitMs);
        works.push(turn);
        waiting.set(account, works);
        begin();
      }),
  };
}
