import type { Connection } from '@meshwright/client';
import type { Family, Task } from '@meshwright/contract';
import type { Buyer } from '../buy/buyer.ts';
import { clockErrorMs, recentGaps } from '../buy/lost-periods.ts';
import { samePayer } from '../identity/same-payer.ts';
import type { SpendEntry } from '../journal/entry.ts';
import { type Spending, spendings } from '../journal/spending.ts';
import { type LookLimits, madeAt, recentTasks } from './recent-tasks.ts';
import { likeness } from './shown-texts.ts';

/** Context of a search for lost tasks. */
export type LostTaskSearch = Pick<Buyer, 'connection' | 'journal' | 'payer' | 'now'>;

/** A task that may belong to a create. */
export interface Candidate {
  readonly task: Task;
  /** Similarity of its texts to those of the create, 0 to 1; undefined if it shows none. */
  readonly likeness: number | undefined;
}

/** A create without an answer, and the tasks it may have made. */
export interface LostCreate {
  readonly spending: Spending;
  /** Tasks made in its send window that no entry of the journal accounts for. */
  readonly candidates: readonly Candidate[];
  /** How many of them do not contradict its texts. */
  readonly fitting: number;
  /** Its task: no other task fits it, and this task fits no other create without an answer equally well. */
  readonly own: string | undefined;
}

/** Largest difference between the service's reported time and its `created_at` times. */
export const slackMs = 120_000;

/** Likeness of a task without texts: it may belong to any create. */
const neutral = 0.5;
/** Difference in likeness that decides between two tasks. */
const clearly = 0.2;
/** Likeness from which texts count as equal, where no create is known to be without an answer. */
export const same = 0.8;

/**
 * Returns creates of this family and payer with an unknown outcome, oldest first. Requires the family's turn, so a
 * create that is still open belongs to a dead process: it is recorded as lost, sent by now at the latest.
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

  /** Whether no missing entry can belong to a task without texts. */
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

  /** Records creates of dead processes as lost. */
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
 * Returns the family's latest tasks without an entry that do not contradict `texts`, whatever this machine's clock
 * showed at their create: a task in a second read but not in the first has just been made.
 */
export async function unknownTasks(
  search: LostTaskSearch,
  family: Family,
  texts: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Set<string>> {
  const likely = new Set<string>();
  for (const task of await unaccounted(search, family, clockErrorMs, { signal })) {
    if (((await likeness(task, texts)) ?? neutral) >= neutral) likely.add(task.id);
  }
  return likely;
}

/** Returns tasks of the family without an entry, up to a given age by the service's clock. */
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

/** Returns the lead of the service's clock over the buyer's, once a response had a date. */
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
  const candidates: Candidate[] = [];
  for (const task of tasks) {
    const at = madeAt(task);
    if (at < from || at > to) continue;
    const candidate = { task, likeness: await likeness(task, texts) };
    if (!supposed || (candidate.likeness ?? same) >= same) candidates.push(candidate);
  }
  return candidates.sort((a, b) => alike(b) - alike(a));
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

/**
 * Returns tasks that have a create. A task whose create was lost to damage does not count: it would be bought again.
 */
function knownTasks(entries: readonly SpendEntry[]): Set<string> {
  const sent = new Set<string>();
  const known = new Set<string>();
  for (const entry of entries) {
    if (entry.kind === 'sending') sent.add(entry.purchase);
    if (entry.kind === 'accepted' && sent.has(entry.purchase)) known.add(entry.task);
  }
  return known;
}
