import { findLost } from '@meshwright/client';
import type { Family, Task } from '@meshwright/contract';
import type { SpendEntry } from '../journal/entry.ts';
import { type Spending, spendings } from '../journal/spending.ts';
import type { Buyer } from './buyer.ts';
import { contradicts, type ShownTexts } from './shown-texts.ts';

/** What it takes to look for lost tasks. */
export type Seeker = Pick<Buyer, 'connection' | 'journal' | 'payer' | 'now'>;

/** A create without an answer, and what it may have made. */
export interface LostCreate {
  readonly spending: Spending;
  /** Tasks the service made in its send window that no entry of the journal accounts for, and that may be its own. */
  readonly candidates: readonly string[];
  /**
   * Nothing else in the journal can have made the candidates: no other create of the family is without an answer
   * since about then, or they show that they are not its.
   */
  readonly alone: boolean;
}

/** A clock that is set right between two creates was off by hours at most, a wrong time zone included. */
const clockErrorMs = 24 * 3600 * 1000;

/**
 * Creates of this family and payer whose outcome is not known, oldest first. Whoever calls this holds the family's
 * turn, so a create that is still open is that of a process that died: it is noted as lost, sent by now at the latest.
 */
export async function lostCreates(
  { connection, journal, payer, now }: Seeker,
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
    const candidates = await possible(tasks, known, spending.sending.texts);
    const rivals = open.filter((other) => other !== spending && mayOverlap(other.sent, spending.sent));
    const contested = await Promise.all(
      rivals.map(({ sending }) => possible(candidates, known, sending.texts)),
    );
    found.push({
      spending,
      candidates: candidates.map(({ id }) => id),
      alone: contested.every(({ length }) => length === 0),
    });
  }
  return found;
}

/**
 * Ids of the family's latest tasks that no entry accounts for, whatever the clock of this machine said when they
 * were sent: what is in a second look and not in the first has just been made. Those that show other words than
 * `texts` are not among them.
 */
export async function unknownTasks(
  { connection, journal, now }: Seeker,
  family: Family,
  texts?: ShownTexts,
  signal?: AbortSignal,
): Promise<Set<string>> {
  const known = new Set((await journal.entries()).map(taskOf));
  const window = { family: family.name, sentFrom: now() - clockErrorMs, sentTo: now() + clockErrorMs };
  const tasks = await findLost(connection, family, window, { signal });
  return new Set((await possible(tasks, known, texts)).map(({ id }) => id));
}

/** Those that no entry accounts for, and that show no other words. */
async function possible(
  tasks: readonly Task[],
  known: ReadonlySet<string | undefined>,
  texts: ShownTexts = {},
): Promise<Task[]> {
  const found: Task[] = [];
  for (const task of tasks) if (!known.has(task.id) && !(await contradicts(task, texts))) found.push(task);
  return found;
}

function taskOf(entry: SpendEntry): string | undefined {
  return entry.kind === 'accepted' ? entry.task : undefined;
}

function mayOverlap(a: Spending['sent'], b: Spending['sent']): boolean {
  return a.from - clockErrorMs <= b.to && b.from - clockErrorMs <= a.to;
}
