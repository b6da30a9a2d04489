import { ServiceError } from '../../service-error.ts';

/** Counts the open streams of each account. */
export interface StreamSlots {
  /** @throws ServiceError `too_many_requests` when the account has reached its limit (readings R59) */
  check(account: string): void;
  /** Takes a slot. @returns releases it; safe to call twice */
  take(account: string): () => void;
}

/** An estimate: a slot becomes free as soon as any reader leaves. */
const retryAfterSeconds = 5;

export function createStreamSlots(most: number): StreamSlots {
  const open = new Map<string, Set<symbol>>();
  return {
    check(account) {
      if ((open.get(account)?.size ?? 0) < most) return;
      throw new ServiceError(
        'too_many_requests',
        `This key has ${most} streams open; close one, or poll the task with GET.`,
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
