import { unavailable } from '../outage.ts';

/**
 * Limits the creates that are worked on at once. Those beyond are refused before they cost anything, so that a rush of
 * creates is answered within seconds.
 */
export interface CreateRoom {
  /** @throws ServiceError `unavailable` when there is no room for another create of this account */
  check(account: string): void;
  /**
   * Holds a place while the work runs.
   * @throws ServiceError `unavailable` as `check`; the work has not begun
   */
  hold<T>(account: string, work: () => Promise<T>): Promise<T>;
}

export interface CreateRoomOptions {
  /**
   * Creates of all accounts: about as many as are stored within ten seconds on two processors.
   * @default 500
   */
  readonly most?: number;
  /**
   * Creates that every account has room for, whatever the others do.
   * @default 20
   */
  readonly always?: number;
}

export function createRoom({ most = 500, always = 20 }: CreateRoomOptions = {}): CreateRoom {
  const held = new Map<string, number>();
  let all = 0;

  function check(account: string): void {
    if (all < most || (held.get(account) ?? 0) < always) return;
    throw unavailable('More creates have arrived than this service can take at once.');
  }

  function count(account: string, change: number): void {
    const now = (held.get(account) ?? 0) + change;
    all += change;
    if (now > 0) held.set(account, now);
    else held.delete(account);
  }

  return {
    check,
    async hold(account, work) {
      check(account);
      count(account, 1);
      try {
        return await work();
      } finally {
        count(account, -1);
      }
    },
  };
}
