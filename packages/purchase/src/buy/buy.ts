import {
  ClientError,
  type Connection,
  create,
  formatTaskRef,
  isClientError,
  isQueueFull,
  type TaskRef,
  taskRef,
} from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { type Order, requestHash } from '../identity/request-hash.ts';
import type { Sending, SpendEntry } from '../journal/entry.ts';
import { hasTask, spendings } from '../journal/spending.ts';
import { knownPurchase } from '../lost/known-purchase.ts';
import { lookWithOtherKeys } from '../lost/look-with-other-keys.ts';
import { offsetOf } from '../lost/match-lost.ts';
import { type LostOptions, resolveLost } from '../lost/resolve-lost.ts';
import { shownTexts } from '../lost/shown-texts.ts';
import { supposeLost } from '../lost/suppose-lost.ts';
import { PurchaseError } from '../purchase-error.ts';
import { keepWithin } from './budget.ts';
import type { Buyer } from './buyer.ts';
import { delayedAbort } from './delayed-abort.ts';
import { familyTurn } from './family-turn.ts';
import { withReservation } from './learn-price.ts';
import { rest } from './rest.ts';
import { type Announced, announce } from './wait.ts';

export interface BuyOptions extends LostOptions {
  /**
   * The same body is bought once per take. From 1.
   * @default 1
   */
  readonly take?: number | undefined;
  /**
   * Purpose, for messages and the journal.
   * @default none
   */
  readonly label?: string | undefined;
  /**
   * Longest time for the create, in milliseconds.
   * @default 3 minutes, more for a large body
   */
  readonly timeoutMs?: number | undefined;
  /**
   * Longest wait while the queue of the plan is full, in milliseconds; the create is refused meanwhile, at no cost. 0 for a
   * server whose caller waits.
   * @default 1 hour, or `timeoutMs`
   */
  readonly queueMs?: number | undefined;
  /**
   * Time after `signal` in which the answer may still arrive, so that its task id is not lost, in
   * milliseconds.
   * @default 5,000
   */
  readonly graceMs?: number | undefined;
}

/** Nothing is lost when a create of free credits is sent twice, whatever the caller would do about a paid one. */
const resendAtOnce: BuyOptions = { lostMs: 0, quietMs: 0, onLost: () => 'resend' };

/** A paid task. */
export interface Bought {
  readonly ref: TaskRef;
  readonly purchase: string;
  /** An earlier call bought it: this one paid nothing. */
  readonly before: boolean;
}

/**
 * Buys a task, or returns the one bought before for the same order. The journal entry is on the disk before the create
 * is sent. Creates of one family are sent one at a time, over all processes that share the journal, so an unaccounted
 * task can only come from the one create without an answer. Such a create is never resent automatically: the list is
 * read for up to `lostMs`, a single fitting task is adopted, otherwise `onLost` decides. The same holds for an equal
 * order that was sent with another key, unless that key is known to be of another account. A buyer with `playCredits`
 * waits for none of this.
 * @throws PurchaseError `over_budget` | `unknown_outcome` | `journal_failed` | `aborted`; ClientError as `create` does,
 * when no task was made
 * @example
 * import { textTo3d } from '@meshwright/contract';
 * import { buy } from '@meshwright/purchase';
 *
 * const { ref } = await buy(buyer, textTo3d, { mode: 'preview', prompt: 'a wooden chest' });
 */
export async function buy(
  buyer: Buyer,
  family: Family,
  body: Readonly<Record<string, unknown>>,
  given: BuyOptions = {},
): Promise<Bought> {
  const { journal, payer, playCredits = false } = buyer;
  const options = playCredits ? { ...given, ...resendAtOnce } : given;
  const order: Order = { family: family.name, body: copied(body), take: options.take };
  const purchase =
    (await lookWithOtherKeys(buyer, family, order, options)) ?? (await knownPurchase(journal, order, payer));
  const before = async (): Promise<Bought | undefined> => {
    const last = spendings(await journal.entries(purchase)).at(-1);
    if (!hasTask(last)) return undefined;
    return { ref: taskRef(family, last.task, buyer.connection.host), purchase, before: true };
  };
  const known = await before();
  if (known) return known;
  const turn = announce(buyer, options, 'turn', family);
  const work = async () => {
    turn.end();
    const began = buyer.now();
    let posts = 0;
    const notSent = (error: unknown): never => {
      throw posts === 0 ? nothingSent(error, options.label ?? family.name) : error;
    };
    for (;;) {
      const decided = posts < 2 ? options : { ...options, onLost: undefined };
      await resolveLost(buyer, family, purchase, decided).catch(notSent);
      const earlier = await before();
      if (earlier) return { ...earlier, before: posts === 0 };
      const sending = await sendingOf(buyer, family, { purchase, order, options });
      if (posts === 0 && !playCredits && (await supposeLost(buyer, family, sending, options).catch(notSent)))
        continue;
      posts += 1;
      const left = began + queueOf(options) - buyer.now();
      const ref = await withReservation(
        buyer,
        family,
        order.body,
        purchase,
        (reserved) => send(buyer, family, { sending: { ...sending, reserved }, body: order.body, options }),
        options.signal,
      ).catch(async (error: unknown) => {
        if (!isQueueFull(error) || left <= 0) throw error;
        // The refusal proves that nothing was made, so the next attempt is a first one.
        posts -= 1;
        const wait = announce(buyer, options, 'queue', family, left);
        await rest(
          buyer.connection,
          Math.min(queuePauseMs, left),
          'waiting for a task to end',
          options.signal,
        ).finally(wait.end);
        return undefined;
      });
      if (ref) return { ref, purchase, before: false };
    }
  };
  return journal.exclusively(familyTurn(family, payer), work, options.signal).finally(turn.end);
}

/**
 * Copies a body, so that the sent one equals the hashed one even if the caller changes it. Texts, which may be large,
 * are shared.
 */
function copied<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copied) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)])) as T;
}

const defaultQueueMs = 3_600_000;
/** Pause after a create that found the queue of the plan full until its time was over. */
const queuePauseMs = 30_000;

function queueOf({ queueMs, timeoutMs }: BuyOptions): number {
  return queueMs ?? timeoutMs ?? defaultQueueMs;
}

/** Slowest upload that the default deadline allows for. */
const bytesPerMs = 50;

function timeoutOf({ timeoutMs }: BuyOptions, body: object): number {
  return timeoutMs ?? 180_000 + JSON.stringify(body).length / bytesPerMs;
}

/** Returns the journal entry of a create, without its reservation. */
async function sendingOf(
  buyer: Buyer,
  family: Family,
  { purchase, order, options }: { purchase: string; order: Order; options: BuyOptions },
): Promise<Sending> {
  const { journal, payer, run, now } = buyer;
  const { label } = options;
  const at = now();
  const offsetMs = offsetOf(buyer);
  return {
    kind: 'sending',
    purchase,
    at,
    family: family.name,
    request: await requestHash(order),
    ...payer,
    texts: shownTexts(family, order.body),
    reserved: 0,
    until: at + Math.ceil(timeoutOf(options, order.body)),
    run,
    ...(label === undefined ? {} : { label }),
    ...(journal.project === undefined ? {} : { project: journal.project }),
    ...(offsetMs === undefined ? {} : { offsetMs }),
  };
}

/** Sends a create once. Returns undefined if its outcome is unknown, and records that in the journal. */
async function send(
  buyer: Buyer,
  family: Family,
  { sending, body, options }: { sending: Sending; body: Order['body']; options: BuyOptions },
): Promise<TaskRef | undefined> {
  const { connection, journal, budget = {}, now } = buyer;
  const { purchase } = sending;
  const { signal, graceMs = 5_000 } = options;
  const timeoutMs = timeoutOf(options, body);
  await journal.append(sending, keepWithin(budget, sending));
  const call = delayedAbort(connection, signal, graceMs);
  const wait = announce(buyer, options, 'answer', family, timeoutMs);
  let ref: TaskRef;
  try {
    const full = withQueueReason(call.connection, wait);
    ref = await create(full, family, body, { timeoutMs, signal: call.signal });
  } catch (error) {
    const lost = lostBy(error, buyer, family, { sending, body });
    await noteFailure(buyer, sending, error, lost);
    if (!lost || !isClientError(error)) throw error;
    if (!signal?.aborted) return undefined;
    throw new PurchaseError(
      'aborted',
      `${sending.label ?? family.name}: stopped before the answer came, so it may have been made and paid. The same command looks for it.`,
      { cause: signal.reason },
    );
  } finally {
    wait.end();
    call.end();
  }
  try {
    await journal.append({ kind: 'accepted', purchase, at: now(), task: ref.id });
  } catch (cause) {
    // The task is paid: its id must not be lost. The next run finds it in the list.
    throw new PurchaseError(
      'journal_failed',
      `${formatTaskRef(ref)} was created and is paid for, but the journal did not take it: ${String(cause)} Run the same again; it adopts the task.`,
      { cause },
    );
  }
  return ref;
}

/** Names the reason of a wait when the queue of the plan is full. */
function withQueueReason(connection: Connection, wait: Announced): Connection {
  const { observer } = connection;
  return {
    ...connection,
    observer: {
      answered: (...seen) => observer?.answered(...seen),
      unknownStatus: (...seen) => observer?.unknownStatus(...seen),
      queueFull(operation) {
        wait.because('the queue of your plan is full: a task must end first');
        observer?.queueFull?.(operation);
      },
    },
  };
}

/** Returns when the failed request was in flight, by the buyer's clock, if it may have made a task. */
function lostBy(
  error: unknown,
  { connection, now }: Buyer,
  family: Family,
  { sending, body }: { sending: Sending; body: Order['body'] },
): { readonly sentFrom: number; readonly sentTo: number } | undefined {
  const whole = { sentFrom: sending.at, sentTo: Math.max(sending.at, now()) };
  // An error outside the client does not show whether the request was sent.
  if (!isClientError(error)) return whole;
  // The declared 404 concerns a task that the body names. Without one it comes from an intermediary.
  const names = Object.keys(detailsOf(family).references ?? {});
  if (error.status === 404 && names.every((field) => body[field] === undefined)) return whole;
  if (!error.lost) return undefined;
  const ahead = now() - connection.clock.now();
  return { sentFrom: error.lost.sentFrom + ahead, sentTo: error.lost.sentTo + ahead };
}

async function noteFailure(
  buyer: Buyer,
  { purchase }: Sending,
  error: unknown,
  lost: ReturnType<typeof lostBy>,
): Promise<void> {
  const { journal, now } = buyer;
  const at = now();
  const { status, code } = error as Partial<ClientError>;
  const offsetMs = offsetOf(buyer);
  const entry: SpendEntry = lost
    ? {
        kind: 'lost',
        purchase,
        at,
        ...lost,
        ...(status === undefined ? {} : { reason: String(status) }),
        ...(offsetMs === undefined ? {} : { offsetMs }),
      }
    : { kind: 'rejected', purchase, at, code: code! };
  // If this write fails, too, the entry stays open, which is equally safe.
  await journal.append(entry).catch(() => {});
}

/** Adds to a failed read of the task list that the create was not sent. Other errors stay unchanged. */
function nothingSent(error: unknown, what: string): unknown {
  if (!isClientError(error)) return error;
  const { code, message } = error;
  return new ClientError(
    code,
    `${what}: the list of tasks, which shows whether it is bought already, cannot be read: ${message} Nothing was sent by this command; run it again.`,
    { ...error, cause: error },
  );
}
