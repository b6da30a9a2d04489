import { isClientError } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { familyTurn } from '../buy/family-turn.ts';
import { rest, stopped } from '../buy/rest.ts';
import { announce, type WaitListener } from '../buy/wait.ts';
import { isUnanswered, type Spending, spendings } from '../journal/spending.ts';
import { adopt, adoptable } from './adopt.ts';
import { type LostCreate, type LostTaskSearch, lostCreates, unknownTasks } from './match-lost.ts';
import { allPagesMs, type LookLimits, lookMs } from './recent-tasks.ts';
import { unknownOutcome, unreadableList } from './unknown-outcome-error.ts';

export interface LostOptions extends WaitListener {
  readonly signal?: AbortSignal | undefined;
  /**
   * Decides when a create has no known outcome and the list does not settle it. Default: `stop`. `resend` states that
   * no task was made; before it is sent the list is read again, `quietMs` later.
   */
  readonly onLost?: ((lost: LostPurchase) => LostDecision | Promise<LostDecision>) | undefined;
  /**
   * How long after the end of a request its task is searched for, in milliseconds; lists may lag.
   * @default 120,000
   */
  readonly lostMs?: number | undefined;
  /**
   * How long the service is watched before a create is sent again, in milliseconds.
   * @default 60,000
   */
  readonly quietMs?: number | undefined;
}

export interface LostPurchase {
  readonly purchase: string;
  readonly spending: Spending;
  /** Ids of tasks that may be the one, the likeliest first: none, one with other texts, or several. */
  readonly candidates: readonly string[];
  /** No create is known to be without an answer: the journal may have lost its entry. */
  readonly supposed?: true | undefined;
}

export type LostDecision = 'stop' | 'resend' | { readonly adopt: string };

const defaultLostMs = 120_000;

/** Longest time, in milliseconds, that an abandoned request can still be in flight or be processed. */
const defaultQuietMs = 60_000;

/** Pauses between reads of the list, in milliseconds; the last one repeats. */
const pausesMs = [2_000, 3_000, 5_000];

/**
 * Finds the tasks of creates without an answer, of this purchase and any other. If this one stays open, decides it.
 * Requires the family's turn.
 * @throws PurchaseError `unknown_outcome` | `aborted` | `journal_failed`; ClientError when the list cannot be read and
 * this purchase is not among them
 */
export async function resolveLost(
  buyer: LostTaskSearch,
  family: Family,
  purchase: string,
  options: LostOptions,
): Promise<void> {
  const { journal, now } = buyer;
  for (;;) {
    const own = await seek(buyer, family, purchase, options);
    if (!own) return;
    if (!options.onLost) throw unknownOutcome(family, own);
    const { spending, candidates } = own;
    const { texts, supposed } = spending.sending;
    const seen = await unknownNow(buyer, family, texts, options);
    const ids = candidates.map(({ task }) => task.id);
    const decision = await options.onLost({ purchase, spending, candidates: ids, supposed });
    if (decision === 'stop') throw unknownOutcome(family, own);
    if (decision !== 'resend') {
      await adopt(buyer, family, purchase, decision.adopt, options.signal);
      return;
    }
    if (supposed || (await staysQuiet(buyer, family, own, seen, options))) {
      return await journal.append({ kind: 'dropped', purchase, at: now(), reason: 'no task was made' });
    }
  }
}

/**
 * Reads the list until this purchase's task is found, too many candidates remain to decide, or the time is over.
 * Returns the purchase if it stays open. Also records tasks found for other creates.
 */
async function seek(
  buyer: LostTaskSearch,
  family: Family,
  purchase: string,
  options: LostOptions,
): Promise<LostCreate | undefined> {
  const { journal, connection, now } = buyer;
  const { signal, lostMs = defaultLostMs } = options;
  const last = spendings(await journal.entries(purchase)).at(-1);
  // The clock may have been set since: waits at most the full time from now.
  const isLost = isUnanswered(last);
  const passed = isLost ? Math.max(0, now() - Math.min(last.sent.to, now())) : 0;
  const forMs = Math.max(0, lostMs - passed);
  const end = connection.clock.now() + forMs;
  const leftMs = () => end - connection.clock.now();
  // The first read gets its time even after the deadline.
  const latest = Math.max(end, connection.clock.now() + lookMs);
  const wait = isLost ? announce(buyer, options, 'lost-task', family, Math.max(forMs, lookMs)) : undefined;
  try {
    for (let look = 0; ; look++) {
      const left = leftMs();
      try {
        const timeoutMs = Math.max(leastLookMs, latest - connection.clock.now());
        const own = await lookOnce(buyer, family, purchase, { signal, timeoutMs });
        if (!own || own.fitting > 1 || own.spending.sending.supposed || left <= 0) return own;
        wait?.because(undefined);
      } catch (error) {
        if (!isClientError(error)) throw error;
        if (signal?.aborted) throw stopped('looking for the task of an earlier create', signal);
        if (!passes.has(error.code) || leftMs() <= 0) {
          throw isLost ? unreadableList(family, last, error) : error;
        }
        wait?.because(`the list of tasks cannot be read: ${error.status ?? 'no answer'}`);
      }
      const pause = pausesMs[Math.min(look, pausesMs.length - 1)]!;
      await rest(
        connection,
        Math.min(pause, Math.max(0, leftMs())),
        'looking for the task of a create',
        signal,
      );
    }
  } finally {
    wait?.end();
  }
}

/** Least time for the last read, in milliseconds: it may begin at the deadline. */
const leastLookMs = 5_000;

/** Error codes that may be temporary. */
const passes: ReadonlySet<string> = new Set([
  'server_error',
  'network',
  'timeout',
  'rate_limited',
  'bad_response',
]);

/** Records every task found, and returns this purchase if it stays open. */
async function lookOnce(
  buyer: LostTaskSearch,
  family: Family,
  purchase: string,
  limits: LookLimits,
): Promise<LostCreate | undefined> {
  let own: LostCreate | undefined;
  for (const lost of await lostCreates(buyer, family, limits)) {
    const of = lost.spending.sending.purchase;
    if (lost.own !== undefined) {
      const task = lost.own;
      const entry = { kind: 'accepted', purchase: of, at: buyer.now(), task, found: 'in-list' } as const;
      await buyer.journal.append(entry, adoptable(of, task));
    } else if (of === purchase) own = lost;
  }
  return own;
}

/**
 * Whether no task appears while a request in flight may still be processed. Waits instead of comparing times: the clock
 * may have been set since, by years if it resets with every start of the machine.
 */
async function staysQuiet(
  buyer: LostTaskSearch,
  family: Family,
  { spending }: LostCreate,
  seen: ReadonlySet<string>,
  options: LostOptions,
): Promise<boolean> {
  const { purchase, texts } = spending.sending;
  const { signal, quietMs = defaultQuietMs } = options;
  const wait = announce(buyer, options, 'quiet', family, quietMs);
  try {
    await rest(buyer.connection, quietMs, 'waiting for the service to be quiet', signal);
  } finally {
    wait.end();
  }
  const last = spendings(await buyer.journal.entries(purchase)).at(-1);
  const now = await unknownNow(buyer, family, texts, options);
  return last?.outcome === 'lost' && [...now].every((id) => seen.has(id));
}

/** Returns the ids of tasks that may belong to a create, and reports the wait for the list. */
function unknownNow(
  buyer: LostTaskSearch,
  family: Family,
  texts: Readonly<Record<string, string>> | undefined,
  options: LostOptions,
): Promise<Set<string>> {
  const wait = announce(buyer, options, 'list', family, allPagesMs);
  return unknownTasks(buyer, family, texts, options.signal).finally(wait.end);
}

/**
 * Searches for the task of a create without an answer, given only its purchase, once no create of the family is in
 * flight. Sends no create: `resend` records that there is no task.
 * @returns the outcome: `accepted` with its task, or `dropped`
 * @throws PurchaseError `unknown_outcome` | `aborted` | `journal_failed`
 */
export async function lookForLost(
  search: LostTaskSearch,
  family: Family,
  purchase: string,
  options: LostOptions = {},
): Promise<Spending | undefined> {
  const { journal, payer } = search;
  const work = () => resolveLost(search, family, purchase, options);
  await journal.exclusively(familyTurn(family, payer), work, options.signal);
  return spendings(await journal.entries(purchase)).at(-1);
}
