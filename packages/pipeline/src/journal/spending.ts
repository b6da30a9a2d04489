import type { Sending, SpendEntry } from './entry.ts';

/** One create that was begun, what became of it and what it costs as far as is known. */
export interface Spending {
  readonly sending: Sending;
  /**
   * `open`: nothing was heard since it was begun; `lost`: no answer came; `rejected`, `dropped`: there is no task;
   * `accepted`: there is one; `ended`: it is in a last state.
   */
  readonly outcome: 'open' | 'lost' | 'rejected' | 'dropped' | 'accepted' | 'ended';
  /** Paid, or set aside while that is not known. 0 after a refusal or a refund. */
  readonly credits: number;
  /** The credits are what the service took, or gave back: nothing is only set aside. */
  readonly charged?: true | undefined;
  /** When the request was on its way; milliseconds since 1970. */
  readonly sent: { readonly from: number; readonly to: number };
  /** How far the service's clock was ahead at that time, where that was known. */
  readonly offsetMs?: number | undefined;
  /** What came in place of an answer: `502`. */
  readonly reason?: string | undefined;
  readonly task?: string | undefined;
  /** Status of the task when it ended, and when that was. */
  readonly status?: string | undefined;
  readonly endedAt?: number | undefined;
  /** Set once it was delivered: the folders that hold what it made, oldest first. */
  readonly delivered?: readonly string[] | undefined;
}

/** Every create in the journal, oldest first. A purchase that was sent again has one for each. */
export function spendings(entries: readonly SpendEntry[]): Spending[] {
  const indexOf = new Map<string, number>();
  const all: Spending[] = [];
  for (const entry of entries) {
    if (entry.kind === 'sending') {
      indexOf.set(entry.purchase, all.length);
      const sent = { from: entry.at, to: entry.until };
      const { offsetMs } = entry;
      all.push({ sending: entry, outcome: 'open', credits: entry.reserved, sent, offsetMs });
      continue;
    }
    const ofTask = 'task' in entry ? `${entry.purchase} ${entry.task}` : '';
    const index = indexOf.get(namesTask.has(entry.kind) ? ofTask : entry.purchase) ?? -1;
    const begun = all[index];
    // What a task cost in the end is not changed by an earlier look at it.
    if (!begun || (entry.kind === 'priced' && begun.outcome === 'ended')) continue;
    all[index] = { ...begun, ...change(entry, begun) };
    if (entry.kind === 'accepted') indexOf.set(ofTask, index);
  }
  return all;
}

/** Kinds of entries that may come late, when the purchase was sent again. */
const namesTask: ReadonlySet<SpendEntry['kind']> = new Set(['priced', 'settled', 'delivered']);

function change(
  entry: Exclude<SpendEntry, Sending>,
  { delivered = [] }: Pick<Spending, 'delivered'>,
): Partial<Spending> {
  switch (entry.kind) {
    case 'gap':
    case 'alias':
      return {};
    case 'priced':
      return { credits: entry.credits, charged: true };
    case 'accepted':
      return { outcome: 'accepted', task: entry.task };
    case 'lost':
      return {
        outcome: 'lost',
        sent: { from: entry.sentFrom, to: entry.sentTo },
        reason: entry.reason,
        ...(entry.offsetMs === undefined ? {} : { offsetMs: entry.offsetMs }),
      };
    case 'rejected':
    case 'dropped':
      return { outcome: entry.kind, credits: 0 };
    case 'delivered':
      return { delivered: entry.path === undefined ? delivered : [...delivered, entry.path] };
    case 'settled':
      return {
        outcome: 'ended',
        status: entry.status,
        endedAt: entry.at,
        ...(entry.credits === null ? {} : { credits: entry.credits, charged: true as const }),
      };
  }
}
