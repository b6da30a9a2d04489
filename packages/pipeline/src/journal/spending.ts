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
  /** When the request was on its way; milliseconds since 1970. */
  readonly sent: { readonly from: number; readonly to: number };
  readonly task?: string | undefined;
  /** Status of the task when it ended, and when that was. */
  readonly status?: string | undefined;
  readonly endedAt?: number | undefined;
}

/** Every create in the journal, oldest first. A purchase that was sent again has one for each. */
export function spendings(entries: readonly SpendEntry[]): Spending[] {
  const indexOf = new Map<string, number>();
  const all: Spending[] = [];
  for (const entry of entries) {
    if (entry.kind === 'sending') {
      indexOf.set(entry.purchase, all.length);
      const sent = { from: entry.at, to: entry.until };
      all.push({ sending: entry, outcome: 'open', credits: entry.reserved, sent });
      continue;
    }
    const ofTask = 'task' in entry ? `${entry.purchase} ${entry.task}` : '';
    const index = indexOf.get(entry.kind === 'settled' ? ofTask : entry.purchase) ?? -1;
    const begun = all[index];
    if (!begun) continue;
    all[index] = { ...begun, ...change(entry) };
    if (entry.kind === 'accepted') indexOf.set(ofTask, index);
  }
  return all;
}

function change(entry: Exclude<SpendEntry, Sending>): Partial<Spending> {
  switch (entry.kind) {
    case 'accepted':
      return { outcome: 'accepted', task: entry.task };
    case 'lost':
      return { outcome: 'lost', sent: { from: entry.sentFrom, to: entry.sentTo } };
    case 'rejected':
    case 'dropped':
      return { outcome: entry.kind, credits: 0 };
    case 'settled':
      return {
        outcome: 'ended',
        status: entry.status,
        endedAt: entry.at,
        ...(entry.credits === null ? {} : { credits: entry.credits }),
      };
  }
}
