import {
  type ClientError,
  create,
  formatTaskRef,
  isClientError,
  type TaskRef,
  taskRef,
} from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import type { Sending } from '../journal/entry.ts';
import { spendings } from '../journal/spending.ts';
import { PipelineError } from '../pipeline-error.ts';
import { keepWithin } from './budget.ts';
import type { Buyer } from './buyer.ts';
import { familyTurn } from './family-turn.ts';
import { type Order, purchaseOf, requestHash } from './request-hash.ts';
import { type LostOptions, settleLost } from './settle-lost.ts';
import { shownTexts } from './shown-texts.ts';

export interface BuyOptions extends LostOptions {
  /** The same body is bought once per take. From 1, the default. */
  readonly take?: number | undefined;
  /** What it is for, in messages and in the journal. */
  readonly label?: string | undefined;
  /** How long the create may take, in milliseconds. Default 2 minutes, more for a large body. */
  readonly timeoutMs?: number | undefined;
}

/** A task that is paid for. */
export interface Bought {
  readonly ref: TaskRef;
  readonly purchase: string;
  /** It was bought before: this call paid nothing. */
  readonly before: boolean;
}

/**
 * Buys a task, or gives the one that was bought for the same order before. The journal is written, and on the disk,
 * before the create is sent. Creates of one family are sent one at a time, over all processes that share the
 * journal, so that a task nobody knows can only be that of the one create without an answer. Such a create is never
 * sent again by itself: the single task it can have made is adopted, else `onLost` decides.
 * @throws PipelineError `over_budget` | `unknown_outcome` | `journal_failed` | `aborted`; ClientError as `create` does
 */
export async function buy(
  buyer: Buyer,
  family: Family,
  body: Readonly<Record<string, unknown>>,
  options: BuyOptions = {},
): Promise<Bought> {
  const { journal, payer } = buyer;
  const order: Order = { family: family.name, body: copied(body), take: options.take };
  const purchase = await purchaseOf(order, payer);
  const before = async (): Promise<Bought | undefined> => {
    const last = spendings(await journal.entries(purchase)).at(-1);
    const task = last?.outcome === 'accepted' || last?.status === 'SUCCEEDED' ? last.task : undefined;
    return task === undefined
      ? undefined
      : { ref: taskRef(family, task, payer.host), purchase, before: true };
  };
  return (
    (await before()) ??
    (await journal.exclusively(
      familyTurn(family, payer),
      async () => {
        await settleLost(buyer, family, purchase, options);
        return (
          (await before()) ?? {
            ref: await send(buyer, family, { purchase, order, options }),
            purchase,
            before: false,
          }
        );
      },
      options.signal,
    ))
  );
}

/** What is sent is what was hashed, whatever the caller does with its body meanwhile. Texts, which may be large, are shared. */
function copied<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copied) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)])) as T;
}

async function send(
  { connection, journal, payer, budget = {}, run, now, estimate }: Buyer,
  family: Family,
  { purchase, order, options }: { purchase: string; order: Order; options: BuyOptions },
): Promise<TaskRef> {
  const { label, signal } = options;
  const { body } = order;
  const timeoutMs = options.timeoutMs ?? 120_000 + JSON.stringify(body).length / bytesPerMs;
  const at = now();
  const sending: Sending = {
    kind: 'sending',
    purchase,
    at,
    family: family.name,
    request: await requestHash(order),
    ...payer,
    texts: await shownTexts(family, body),
    reserved: estimate(family, body),
    until: at + Math.ceil(timeoutMs),
    run,
    ...(label === undefined ? {} : { label }),
  };
  await journal.append(sending, keepWithin(budget, sending));
  let ref: TaskRef;
  try {
    ref = await create(connection, family, body, { timeoutMs, signal });
  } catch (error) {
    await noteFailure(journal, sending, now(), error);
    throw error;
  }
  try {
    await journal.append({ kind: 'accepted', purchase, at: now(), task: ref.id });
  } catch (cause) {
    // The task is paid for: whoever reads this must learn its id. The next run finds it in the list.
    throw new PipelineError(
      'journal_failed',
      `${formatTaskRef(ref)} was created and is paid for, but the journal did not take it: ${String(cause)} Run the same again; it adopts the task.`,
      { cause },
    );
  }
  return ref;
}

/** The slowest upload that the default deadline allows for. */
const bytesPerMs = 50;

async function noteFailure(
  journal: Buyer['journal'],
  { purchase, at: begun }: Sending,
  at: number,
  error: unknown,
): Promise<void> {
  // Whatever is no answer of the client says nothing about what was sent.
  const lost = isClientError(error) ? error.lost : { sentFrom: begun, sentTo: Math.max(begun, at) };
  // If this cannot be written either, the entry stays open, which is just as safe.
  await journal
    .append(
      lost
        ? { kind: 'lost', purchase, at, sentFrom: lost.sentFrom, sentTo: lost.sentTo }
        : { kind: 'rejected', purchase, at, code: (error as ClientError).code },
    )
    .catch(() => {});
}
