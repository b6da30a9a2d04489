import { findLost } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import type { SpendEntry } from '../journal/entry.ts';
import { type Spending, spendings } from '../journal/spending.ts';
import type { Buyer } from './buyer.ts';

/** A create without an answer, and what it may have made. */
export interface LostCreate {
  readonly spending: Spending;
  /** Tasks the service made in its send window that no entry of the journal accounts for. */
  readonly candidates: readonly string[];
  /** Nothing else can have made the candidates: no other create of the family is without an answer since about then. */
  readonly alone: boolean;
}

/** A clock that is set right between two creates was off by hours at most, a wrong time zone included. */
export const clockErrorMs = 24 * 3600 * 1000;

/**
 * Creates of this family and payer whose outcome is not known, oldest first. Whoever calls this holds the family's
 * turn, so a create that is still open is that of a process that died: it is noted as lost, sent by now at the latest.
 */
export async function lostCreates(
  { connection, journal, payer, now }: Buyer,
  family: Family,
  signal?: AbortSignal,
): Promise<LostCreate[]> {
  const ours = ({ sending }: Spending) =>
    sending.family === family.name && sending.host === payer.host && sending.account === payer.account;
  const before = spendings(await journal.entries());
  for (const spending of before) {
    if (spending.outcome !== 'open' || !ours(spending)) continue;
    const { sent, sending } = spending;
    const { purchase } = sending;
    await journal.append({
      kind: 'lost',
      purchase,
      at: now(),
      sentFrom: sent.from,
      sentTo: Math.max(sent.from, Math.min(sent.to, now())),
    });
  }
  const entries = await journal.entries();
  const open = spendings(entries).filter((spending) => spending.outcome === 'lost' && ours(spending));
  const known = new Set(entries.map(taskOf));
  const found: LostCreate[] = [];
  for (const spending of open) {
    const { from, to } = spending.sent;
    const window = { family: family.name, sentFrom: from, sentTo: to };
    const tasks = await findLost(connection, family, window, { signal });
    found.push({
      spending,
      candidates: tasks.map(({ id }) => id).filter((id) => !known.has(id)),
      alone: open.every((other) => other === spending || !mayOverlap(other.sent, spending.sent)),
    });
  }
  return found;
}

/**
 * Ids of the family's latest tasks that no entry accounts for, whatever the clock of this machine said when they
 * were sent: what is in a second look and not in the first has just been made.
 */
export async function unknownTasks(
  { connection, journal, now }: Buyer,
  family: Family,
  signal?: AbortSignal,
): Promise<Set<string>> {
  const known = new Set((await journal.entries()).map(taskOf));
  const window = { family: family.name, sentFrom: now() - clockErrorMs, sentTo: now() + clockErrorMs };
  const tasks = await findLost(connection, family, window, { signal });
  return new Set(tasks.map(({ id }) => id).filter((id) => !known.has(id)));
}

function taskOf(entry: SpendEntry): string | undefined {
  return entry.kind === 'accepted' ? entry.task : undefined;
}

function mayOverlap(a: Spending['sent'], b: Spending['sent']): boolean {
  return a.from - clockErrorMs <= b.to && b.from - clockErrorMs <= a.to;
}
