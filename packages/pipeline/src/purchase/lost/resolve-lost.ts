import { type Connection, isClientError } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { type Spending, spendings } from '../../journal/spending.ts';
import { PipelineError } from '../../pipeline-error.ts';
import { announce, type WaitListener } from '../wait.ts';
import { adopt, adoptable } from './adopt.ts';
import { type LostCreate, type LostTaskSearch, lostCreates, unknownTasks } from './lost-tasks.ts';
import { allPagesMs, type LookLimits, lookMs } from './recent-tasks.ts';
import { unknownOutcome, unreadableList } from './unknown-outcome.ts';

export interface LostOptions extends WaitListener {
  readonly signal?: AbortSignal | undefined;
  /**
   * Decides when a create has no known outcome and the list does not settle it. Default: `stop`.
   * `resend` says that no task was made; before it is done the list is read again, `quietMs` later.
   */
  readonly onLost?: ((lost: LostPurchase) => LostDecision | Promise<LostDecision>) | undefined;
  /** How long after a request has ended its task is looked for, in milliseconds; lists may lag. Default 120,000. */
  readonly lostMs?: number | undefined;
  /** How long the service is watched before a create is sent again, in milliseconds. Default 60,000. */
  readonly quietMs?: number | undefined;
}

export interface LostPurchase {
  readonly purchase: string;
  readonly spending: Spending;
  /** Ids of tasks that may be the one, the likeliest first: none, one that shows other words, or more than one. */
  readonly candidates: readonly string[];
  /** No create is known to be without an answer: the journal may have lost the entry of one. */
  readonly supposed?: true | undefined;
}

export type LostDecision = 'stop' | 'resend' | { readonly adopt: string };

const defaultLostMs = 120_000;

/** A request that nobody waits for any more can still be under way, or be worked on: so long, in milliseconds. */
const defaultQuietMs = 60_000;

/** Between looks at the list, in milliseconds; the last one again and again. */
const pausesMs = [2_000, 3_000, 5_000];

/**
 * Finds the tasks of creates without an answer, this purchase's and any other's. What stays open of this one is
 * decided. Whoever calls this holds the family's turn.
 * @throws PipelineError `unknown_outcome` | `aborted` | `journal_failed`; ClientError when the list cannot be read
 * and this purchase is not among them
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
 * Looks until this purchase's task is found, or so many are that more looks do not help, or the time is over. Gives
 * the purchase when it stays open. Tasks of other creates that are found on the way are noted, too.
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
  const isLost = last?.outcome === 'lost' || last?.outcome === 'open';
  // The clock may have been set since: never longer than from now on.
  const passed = isLost ? Math.max(0, now() - Math.min(last.sent.to, now())) : 0;
  const forMs = Math.max(0, lostMs - passed);
  const end = connection.clock.now() + forMs;
  const leftMs = () => end - connection.clock.now();
  // Even when the time is over, a first look has its time.
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

/** The last look has this long, in milliseconds: it may begin when the time is over. */
const leastLookMs = 5_000;

/** What a later look at the list may not meet any more. */
const passes: ReadonlySet<string> = new Set([
  'server_error',
  'network',
  'timeout',
  'rate_limited',
  'bad_response',
]);

/** Notes every task that is found, and gives this purchase when it stays open. */
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
 * Whether no task shows up while a request that may be under way still has its time. Waited for, not reckoned: the
 * clock may have been set since, by years where it begins anew with every start of the machine.
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

/** The tasks that may be the one of a create, and what is waited for meanwhile. */
function unknownNow(
  buyer: LostTaskSearch,
  family: Family,
  texts: Readonly<Record<string, string>> | undefined,
  options: LostOptions,
): Promise<Set<string>> {
  const wait = announce(buyer, options, 'list', family, allPagesMs);
  return unknownTasks(buyer, family, texts, options.signal).finally(wait.end);
}

function rest({ clock }: Connection, ms: number, what: string, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      cancel();
      reject(stopped(what, signal!));
    };
    const cancel = clock.after(ms, () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

function stopped(what: string, { reason }: AbortSignal): PipelineError {
  return new PipelineError('aborted', `${what}: stopped. Nothing was sent again; the same command goes on.`, {
    cause: reason,
  });
}
