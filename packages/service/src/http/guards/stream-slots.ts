import { ServiceError } from '../../service-error.ts';

/** Counts the open streams of each account. */
export interface StreamSlots {
  /** @throws ServiceError `too_many_requests` when the account has as many as it may (readings R59) */
  check(account: string): void;
  /** One more is open. @returns gives the place back; safe to call twice */
  take(account: string): () => void;
}

/** A place is free as soon as a reader leaves, so when to come back can only be guessed. */
const retryAfterSeconds = 5;

export function createStreamSlots(most: number): StreamSlots {
  const open = new Map<string, Set<symbol>>();
  return {
    check(account) {
      if ((open.get(account)?.size ?? 0) < most) return;
      throw new ServiceError(
        'too_many_requests',
        `This key has ${most} streams open; close one, or read the task by GET.`,
        { retryAfterSeconds },
      );
    },
    take(account) {
      const own = open.get(account) ?? new Set();
      const place = Symbol(account);
      open.set(account, own.add(place));
      return () => {
        own.delete(place);
        if (own.size === 0 && open.get(account) === own) open.delete(account);
      };
    },
  };
}
