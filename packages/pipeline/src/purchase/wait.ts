import type { Family } from '@meshwright/contract';
import type { Buyer } from './buyer.ts';

/** What a purchase waits for. Times are milliseconds since 1970 by the buyer's clock. */
export interface Wait {
  /**
   * `turn`: another create of the family; `answer`: that of the service; `lost-task`: the task of a create whose answer
   * was lost to show up in the list; `quiet`: the service to make no such task for a while; `list`: the list of tasks,
   * read before a create or a decision.
   */
  readonly for: 'turn' | 'answer' | 'lost-task' | 'quiet' | 'list';
  /** Name of the family. */
  readonly family: string;
  /** As in `BuyOptions`. */
  readonly label?: string | undefined;
  readonly since: number;
  /** When it ends at the latest, where that is known. */
  readonly until?: number | undefined;
  /** What keeps it waiting: `the list answers 500`. */
  readonly reason?: string | undefined;
}

export interface WaitListener {
  /** Called at once and then every two seconds while something is waited for. */
  readonly onWait?: ((wait: Wait) => void) | undefined;
}

export interface Announced {
  /** Says why it goes on. */
  because(reason: string | undefined): void;
  end(): void;
}

const everyMs = 2_000;

/** Reports a wait until it is ended. What the listener throws is dropped: it must not cost a task that is paid. */
export function announce(
  { connection: { clock }, now }: Pick<Buyer, 'connection' | 'now'>,
  { onWait, label }: WaitListener & { readonly label?: string | undefined },
  what: Wait['for'],
  family: Family,
  forMs?: number,
): Announced {
  const since = now();
  let reason: string | undefined;
  let cancel = (): void => {};
  const say = (): void => {
    cancel = clock.after(everyMs, say);
    try {
      onWait?.({
        for: what,
        family: family.name,
        label,
        since,
        ...(forMs === undefined ? {} : { until: Math.ceil(since + forMs) }),
        ...(reason === undefined ? {} : { reason }),
      });
    } catch {}
  };
  if (onWait) say();
  return {
    because(news) {
      reason = news;
    },
    end: () => cancel(),
  };
}
