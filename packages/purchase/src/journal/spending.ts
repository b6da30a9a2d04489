import type { Sending, SpendEntry } from './entry.ts';

/** One create with its outcome and its known cost. */
export interface Spending {
  readonly sending: Sending;
  /**
   * `open`: nothing arrived since it began; `lost`: no answer came; `rejected`, `dropped`: there is no task;
   * `accepted`: there is one; `ended`: it is in a final state.
   */
  readonly outcome: 'open' | 'lost' | 'rejected' | 'dropped' | 'accepted' | 'ended';
  /** Credits paid, or reserved while the price is unknown. 0 after a refusal or a refund. */
  readonly credits: number;
  /** The credits are final amounts from the service, not a reservation. */
  readonly charged?: true | undefined;
  /** Interval in which the request was in flight; milliseconds since 1970. */
  readonly sent: { readonly from: number; readonly to: number };
  /** Lead of the service's clock at that time, if known. */
  readonly offsetMs?: number | undefined;
  /** What arrived in place of an answer: `502`. */
  readonly reason?: string | undefined;
  readonly task?: string | undefined;
  /** Final status of the task, and its time. */
  readonly status?: string | undefined;
  readonly endedAt?: number | undefined;
  /** Set once delivered: the folders with its files, oldest first. */
  readonly delivered?: readonly string[] | undefined;
}

/**
 * Returns every create in the journal, oldest first. A purchase that was sent again has several.
 * @example
 * import { spendings } from '@meshwright/purchase';
 *
 * for (const { sending, status, credits } of spendings(await journal.entries())) {
 *   console.log(sending.family, status, credits);
 * }
 */
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
    // A price read earlier does not change the final cost.
    if (!begun || (entry.kind === 'priced' && begun.outcome === 'ended')) continue;
    all[index] = { ...begun, ...change(entry, begun) };
    if (entry.kind === 'accepted') indexOf.set(ofTask, index);
  }
  return all;
}

/**
 * Whether a purchase has a task to use: it runs, or has succeeded.
 * @example
 * import { hasTask, spendings } from '@meshwright/purchase';
 *
 * const bought = spendings(await journal.entries()).filter(hasTask);
 */
export function hasTask(spending: Spending | undefined): spending is Spending & { readonly task: string } {
  return spending?.task !== undefined && (spending.outcome === 'accepted' || spending.status === 'SUCCEEDED');
}

/**
 * Whether a create was sent, or may have been, and no answer says what became of it.
 * @example
 * import { isUnanswered, spendings } from '@meshwright/purchase';
 *
 * const open = spendings(await journal.entries()).filter(isUnanswered);
 */
export function isUnanswered(
  spending: Spending | undefined,
): spending is Spending & { readonly outcome: 'open' | 'lost' } {
  return spending?.outcome === 'open' || spending?.outcome === 'lost';
}

/**
 * Whether a purchase has a task to use, or may have one: repeating the request continues with it, and pays nothing.
 * @example
 * import { mayHaveTask, spendings } from '@meshwright/purchase';
 *
 * const counted = spendings(await journal.entries()).filter(mayHaveTask);
 */
export function mayHaveTask(
  spending: Spending | undefined,
): spending is Spending & { readonly outcome: 'open' | 'lost' | 'accepted' | 'ended' } {
  return hasTask(spending) || isUnanswered(spending);
}

/** Kinds of entries that may arrive after the purchase was sent again. */
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
