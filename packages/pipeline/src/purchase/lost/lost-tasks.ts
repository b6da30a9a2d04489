import type { Connection } from '@meshwright/client';
import type { Family, Task } from '@meshwright/contract';
import type { SpendEntry } from '../../journal/entry.ts';
import { type Spending, spendings } from '../../journal/spending.ts';
import type { Buyer } from '../buyer.ts';
import { samePayer } from '../identity/same-payer.ts';
import { clockErrorMs, recentGaps } from '../lost-periods.ts';
import { type LookLimits, madeAt, recentTasks } from './recent-tasks.ts';
import { likeness } from './shown-texts.ts';

/** What it takes to look for lost tasks. */
export type LostTaskSearch = Pick<Buyer, 'connection' | 'journal' | 'payer' | 'now'>;

/** A task that may be that of a create. */
export interface Candidate {
  readonly task: Task;
  /** How much its words are those of the create, 0 to 1; undefined where it shows none. */
  readonly likeness: number | undefined;
}

/** A create without an answer, and what it may have made. */
export interface LostCreate {
  readonly spending: Spending;
  /** Tasks the service made in its send window that no entry of the journal accounts for. */
  readonly candidates: readonly Candidate[];
  /** How many of them show no other words than it. */
  readonly fitting: number;
  /** The one that is its task: no other fits it, and it fits no other create as well that is without an answer. */
  readonly own: string | undefined;
}

/** How far what the service says of its time may be from when it makes tasks. */
export const slackMs = 120_000;

/** A task that shows no words may be any. */
const neutral = 0.5;
/** So much more alike is another task. */
const clearly = 0.2;
/** So much alike are the same words, where no create is known to be without an answer. */
export const same = 0.8;

/**
 * Creates of this family and payer whose outcome is not known, oldest first. Whoever calls this holds the family's
 * turn, so a create that is still open is that of a process that died: it is noted as lost, sent by now at the latest.
 */
export async function lostCreates(
  search: LostTaskSearch,
  family: Family,
  limits: LookLimits = {},
): Promise<LostCreate[]> {
  const { connection, journal, now } = search;
  await noteDead(search);
  const entries = await journal.entries();
  const open = ownSpendings(entries, search, family).filter(({ outcome }) => outcome === 'lost');
  if (open.length === 0) return [];
  const windows = () => open.map((spending) => windowOf(spending, offsetOf(search)));
  const since = () => Math.min(...windows().map(({ from }) => from));
  const known = knownTasks(entries);
  const unknown = (await recentTasks(connection, family, since, limits)).filter(({ id }) => !known.has(id));
  const times = windows();
  const gaps = recentGaps(entries, now());
  return Promise.all(
    open.map(async (spending, i): Promise<LostCreate> => {
      const candidates = await candidatesOf(spending, unknown, times[i]!);
      const best = Math.max(neutral, ...candidates.map(alike));
      const fitting = candidates.filter((each) => alike(each) >= Math.max(neutral, best - clearly));
      const [fit] = fitting;
      const isSure = fit?.likeness !== undefined || isAfterGaps(fit, spending, times[i]!);
      const isOnly = fitting.length === 1 && fit && isSure && !spending.sending.supposed;
      const rivals = open.filter((_, j) => j !== i && mayOverlap(times[j]!, times[i]!));
      const own = isOnly && !(await isContested(fit, rivals)) ? fit.task.id : undefined;
      return { spending, candidates, fitting: fitting.length, own };
    }),
  );

  /** Whether no entry that is missing can be that of a task without words. */
  function isAfterGaps(fit: Candidate | undefined, { sending }: Spending, { from }: Window): boolean {
    const at = entries.indexOf(sending);
    const isBefore = gaps.some((gap) => !gap.suspected && entries.indexOf(gap) > at);
    return gaps.length === 0 || (!isBefore && fit !== undefined && madeAt(fit.task) >= from + slackMs);
  }

  async function isContested(fit: Candidate, rivals: readonly Spending[]): Promise<boolean> {
    for (const { sending } of rivals) {
      const other = await likeness(fit.task, sending.texts ?? {});
      if ((other ?? neutral) >= alike(fit)) return true;
    }
    return false;
  }

  /** Notes creates of processes that died as lost. */
  async function noteDead({ journal }: LostTaskSearch): Promise<void> {
    for (const spending of ownSpendings(await journal.entries(), search, family)) {
      if (spending.outcome !== 'open') continue;
      const { sent, sending } = spending;
      const sentTo = Math.max(sent.from, Math.min(sent.to, now()));
      const { purchase } = sending;
      await journal.append({ kind: 'lost', purchase, at: now(), sentFrom: sent.from, sentTo });
    }
  }
}

/**
 * The family's latest tasks that no entry accounts for and that do not show other words than `texts`, whatever the
 * clock of this machine said when they were sent: what is in a second look and not in the first has just been made.
 */
export async function unknownTasks(
  search: LostTaskSearch,
  family: Family,
  texts: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const task of await unaccounted(search, family, clockErrorMs, { signal })) {
    if (((await likeness(task, texts)) ?? neutral) >= neutral) found.add(task.id);
  }
  return found;
}

/** Tasks of the family that no entry accounts for, of so long ago at most by the service's clock. */
export async function unaccounted(
  search: LostTaskSearch,
  family: Family,
  forMs: number,
  options: LookLimits = {},
): Promise<Task[]> {
  const known = knownTasks(await search.journal.entries());
  const since = () => search.now() + (offsetOf(search) ?? 0) - forMs;
  const tasks = await recentTasks(search.connection, family, since, options);
  return tasks.filter(({ id }) => !known.has(id));
}

/** How far the service's clock is ahead of the buyer's, once the service has answered with a date. */
export function offsetOf({
  connection,
  now,
}: {
  readonly connection: Connection;
  readonly now: () => number;
}): number | undefined {
  const ms = connection.offsetMs();
  return ms === undefined ? undefined : connection.clock.now() + ms - now();
}

async function candidatesOf(
  { sending: { texts = {}, supposed } }: Spending,
  tasks: readonly Task[],
  { from, to }: Window,
): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const task of tasks) {
    const at = madeAt(task);
    if (at < from || at > to) continue;
    const candidate = { task, likeness: await likeness(task, texts) };
    if (!supposed || (candidate.likeness ?? same) >= same) found.push(candidate);
  }
  return found.sort((a, b) => alike(b) - alike(a));
}

function alike({ likeness }: Candidate): number {
  return likeness ?? neutral;
}

/** When a create can have made its task, by the service's clock. */
interface Window {
  readonly from: number;
  readonly to: number;
}

function windowOf({ sent, offsetMs }: Spending, latest: number | undefined): Window {
  const offset = offsetMs ?? latest ?? 0;
  return { from: sent.from + offset - slackMs, to: sent.to + offset + slackMs };
}

function mayOverlap(a: Window, b: Window): boolean {
  return a.from - clockErrorMs <= b.to && b.from - clockErrorMs <= a.to;
}

function ownSpendings(
  entries: readonly SpendEntry[],
  { payer }: LostTaskSearch,
  { name }: Family,
): Spending[] {
  const isOfPayer = samePayer(entries, payer);
  return spendings(entries).filter(({ sending }) => sending.family === name && isOfPayer(sending));
}

/** Tasks that stand for a create. One whose create a damage has taken accounts for nothing: it would be bought again. */
function knownTasks(entries: readonly SpendEntry[]): Set<string> {
  const sent = new Set<string>();
  const known = new Set<string>();
  for (const entry of entries) {
    if (entry.kind === 'sending') sent.add(entry.purchase);
    if (entry.kind === 'accepted' && sent.has(entry.purchase)) known.add(entry.task);
  }
  return known;
}
