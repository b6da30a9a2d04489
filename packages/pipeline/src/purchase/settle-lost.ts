import type { Connection } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { type Spending, spendings } from '../journal/spending.ts';
import { PipelineError } from '../pipeline-error.ts';
import { adopt, adoptable } from './adopt.ts';
import { type LostCreate, lostCreates, type Seeker, unknownTasks } from './lost-tasks.ts';

export interface LostOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * Asked when an earlier create has no known outcome and the list does not settle it. Default: `stop`.
   * `resend` says that no task was made; before it is done the list is read again, `quietMs` later.
   */
  readonly onLost?: ((lost: LostPurchase) => LostDecision | Promise<LostDecision>) | undefined;
  /** How long the service is watched before a create is sent again, in milliseconds. Default 60,000. */
  readonly quietMs?: number | undefined;
}

export interface LostPurchase {
  readonly purchase: string;
  readonly spending: Spending;
  /** Ids of tasks that may be the one: none, or more than one. */
  readonly candidates: readonly string[];
}

export type LostDecision = 'stop' | 'resend' | { readonly adopt: string };

/** A request that nobody waits for any more can still be under way, or be worked on: so long, in milliseconds. */
const defaultQuietMs = 60_000;

/**
 * Finds the tasks of creates without an answer, this purchase's and any other's. What stays open of this one is
 * decided. Whoever calls this holds the family's turn.
 * @throws PipelineError `unknown_outcome` | `aborted` | `journal_failed`
 */
export async function settleLost(
  buyer: Seeker,
  family: Family,
  purchase: string,
  options: LostOptions,
): Promise<void> {
  const { journal, now } = buyer;
  for (;;) {
    let own: LostCreate | undefined;
    for (const lost of await lostCreates(buyer, family, options.signal)) {
      const of = lost.spending.sending.purchase;
      const [task, ...others] = lost.candidates;
      if (lost.alone && task !== undefined && others.length === 0) {
        const entry = { kind: 'accepted', purchase: of, at: now(), task, found: 'in-list' } as const;
        await journal.append(entry, adoptable(of, task));
      } else if (of === purchase) own = lost;
    }
    if (!own) return;
    const { spending, candidates } = own;
    const seen = await unknownTasks(buyer, family, spending.sending.texts, options.signal);
    const decision = (await options.onLost?.({ purchase, spending, candidates })) ?? 'stop';
    if (decision === 'stop') throw unknownOutcome(spending, purchase, candidates);
    if (decision !== 'resend') {
      await adopt(buyer, family, purchase, decision.adopt, options.signal);
      return;
    }
    if (await staysQuiet(buyer, family, own, seen, options)) {
      return await journal.append({ kind: 'dropped', purchase, at: now(), reason: 'no task was made' });
    }
  }
}

/**
 * Whether no task shows up while a request that may be under way still has its time. Waited for, not reckoned: the
 * clock may have been set since, by years where it begins anew with every start of the machine.
 */
async function staysQuiet(
  buyer: Seeker,
  family: Family,
  { spending }: LostCreate,
  seen: ReadonlySet<string>,
  { signal, quietMs = defaultQuietMs }: LostOptions,
): Promise<boolean> {
  const { purchase, texts } = spending.sending;
  await rest(buyer.connection, quietMs, signal);
  const last = spendings(await buyer.journal.entries(purchase)).at(-1);
  const now = await unknownTasks(buyer, family, texts, signal);
  return last?.outcome === 'lost' && [...now].every((id) => seen.has(id));
}

function rest({ clock }: Connection, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      cancel();
      reject(
        new PipelineError('aborted', 'waiting for the service to be quiet: stopped. Nothing was sent.', {
          cause: signal?.reason,
        }),
      );
    };
    const cancel = clock.after(ms, () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

function unknownOutcome(
  { sent, sending }: Spending,
  purchase: string,
  candidates: readonly string[],
): PipelineError {
  const window = `${new Date(sent.from).toISOString()} to ${new Date(sent.to).toISOString()}`;
  const found =
    candidates.length === 0
      ? 'the service lists no task for it'
      : `the service lists ${candidates.length} that could be it: ${candidates.join(', ')}`;
  return new PipelineError(
    'unknown_outcome',
    `${sending.family} create of ${window}: its outcome is unknown, and ${found}. Nothing was sent again. ` +
      `Say which it is with "meshwright tasks adopt ${purchase.slice(0, 12)} TASK", or that there is none with ` +
      `"meshwright journal drop ${purchase.slice(0, 12)}".`,
  );
}
