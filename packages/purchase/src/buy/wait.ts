import type { Family } from '@meshwright/contract';
import type { Buyer } from './buyer.ts';

/** A wait of a purchase. Times are milliseconds since 1970 by the buyer's clock. */
export interface Wait {
  /**
   * `turn`: another create of the family is running; `answer`: the service is answering; `lost-task`: the task of a
   * create with a lost answer may appear in the list; `quiet`: the service must make no such task for a while; `list`:
   * the list of tasks is read before a create or a decision; `queue`: the queue of the plan is full, and the create was
   * refused.
   */
  readonly for: 'turn' | 'answer' | 'lost-task' | 'quiet' | 'list' | 'queue';
  /** Name of the family. */
  readonly family: string;
  /** Label of `BuyOptions`. */
  readonly label?: string | undefined;
  readonly since: number;
  /** Latest end, if known. */
  readonly until?: number | undefined;
  /** Cause of the delay: `the list answers 500`. */
  readonly reason?: string | undefined;
}

export interface WaitListener {
  /** Called at once and then every two seconds during a wait. */
  readonly onWait?: ((wait: Wait) => void) | undefined;
}

export interface Announced {
  /** Sets the reason of the delay. */
  because(reason: string | undefined): void;
  end(): void;
}

const everyMs = 2_000;

/** Reports a wait until it ends. Errors of the listener are ignored: they must not cost a paid task. */
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
    because(update) {
      reason = update;
    },
    end: () => cancel(),
  };
}
