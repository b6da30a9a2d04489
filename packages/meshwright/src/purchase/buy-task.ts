import { formatTaskRef, isClientError, type TaskRef } from '@meshwright/client';
import { detailsOf, notices } from '@meshwright/contract/schema';
import {
  type Buyer,
  type BuyOptions,
  buy,
  isUnanswered,
  mayHaveTask,
  type Spending,
  spendings,
} from '@meshwright/purchase';
import { CliError } from '../errors/cli-error.ts';
import { failureOf } from '../errors/failure.ts';
import { type CheckedRequest, priceText } from '../flags/check-request.ts';
import type { Progress } from '../progress/progress.ts';
import type { Terminal } from '../progress/terminal.ts';
import type { Session } from '../session/session.ts';
import { lookFirst } from '../task/look-first.ts';
import { clockText } from '../text/clock-text.ts';
import { commandText, withFlag } from '../text/command-text.ts';
import { creditsBackText } from './credits-back-text.ts';
import { purchaseWaiting } from './purchase-waits.ts';
import { currentTake, type Take } from './takes.ts';

export interface TaskOrder extends CheckedRequest {
  /** Purpose, for the journal. */
  readonly label?: string | undefined;
}

export interface BuyTaskOptions {
  /** Buys the next take of the same order. Also confirms a purchase that the service may already have. */
  readonly again: boolean;
  /** Arguments of the command line. */
  readonly typed: readonly string[];
  readonly progress: Progress;
  /** From `--timeout`: how long to wait for an answer, and after a lost one for its task. */
  readonly waitMs?: number | undefined;
}

/** Longest lag of a list, in milliseconds. */
const longestLostMs = 120_000;

/** A paid task and its origin. */
export interface BoughtTask {
  readonly ref: TaskRef;
  readonly purchase: string;
  readonly take: number;
  /** Milliseconds since 1970. */
  readonly boughtAt: number;
  /** An earlier command paid for it: this one paid nothing. */
  readonly before: boolean;
}

/** Buys a task, or resumes what the same command bought before; reports on stderr which of the two, and the price. */
export async function buyTask(
  session: Session,
  buyer: Buyer,
  order: TaskOrder,
  { again, typed, progress, waitMs }: BuyTaskOptions,
  terminal: Terminal,
): Promise<BoughtTask> {
  const take = await currentTake(buyer, order, again);
  const wasAsked = take.spending?.outcome === 'lost' && take.spending.sending.supposed === true;
  if (mayHaveTask(take.spending) && !wasAsked) progress.note(knownText(take.spending, terminal.now()));
  else await announce(session, order, take, progress, terminal);
  const options: BuyOptions = {
    take: take.number,
    label: order.label,
    signal: terminal.signal,
    onWait: (wait) => progress.wait(purchaseWaiting(wait)),
    // Only a command that has shown the prompt can confirm: the same command may have bought before the journal was
    // lost.
    onLost: again && wasAsked ? ({ supposed }) => (supposed ? 'resend' : 'stop') : undefined,
    ...(waitMs !== undefined && { timeoutMs: waitMs, lostMs: Math.min(waitMs, longestLostMs) }),
  };
  try {
    const { ref, purchase } = await buy(buyer, order.family, order.body, options);
    progress.note(`task: ${formatTaskRef(ref)}`);
    const sent = spendings(await buyer.journal.entries(purchase)).findLast(({ task }) => task === ref.id);
    const boughtAt = sent?.sending.at ?? terminal.now();
    return { ref, purchase, take: take.number, boughtAt, before: sent?.sending.run !== buyer.run };
  } catch (error) {
    const last = spendings(await buyer.journal.entries(take.purchase)).at(-1);
    if (!mayHaveTask(last)) throw nothingCreated(error);
    throw last.sending.supposed ? withAnother(error, typed, terminal) : error;
  } finally {
    progress.wait(undefined);
  }
}

/** Prints all notes, and checks everything that can still refuse, before anything is sent. */
async function announce(
  session: Session,
  { family, body, price }: TaskOrder,
  { number, spending }: Take,
  progress: Progress,
  terminal: Terminal,
): Promise<void> {
  const { now } = terminal;
  await lookFirst(session, family, terminal);
  for (const { message } of notices(detailsOf(family), body)) {
    progress.note(`note: ${family.name} create: ${message}`);
  }
  if (spending?.status !== undefined) {
    const at = clockText(spending.sending.at, now());
    const back = spending.credits === 0 ? ` and ${creditsBackText(0)}` : '';
    progress.note(`bought at ${at}, it ended ${spending.status}${back}: buying it again`);
  }
  const which = number > 1 ? `, for take ${number} of the same` : '';
  progress.note(`${priceText(price, session.service)}${which}`);
}

/** Returns the service's message and that it cost nothing. If it cannot be reached, the session names it. */
function nothingCreated(cause: unknown): unknown {
  if (!isClientError(cause) || cause.code === 'network') return cause;
  const { code, message } = failureOf(cause);
  return new CliError(code, `${message}\nnothing was created`, { cause });
}

/** Adds to the list of possible tasks the command that rejects them all. */
function withAnother(cause: unknown, typed: readonly string[], terminal: Terminal): unknown {
  const { code, message } = failureOf(cause);
  if (code !== 'unknown_outcome') return cause;
  const another = commandText(withFlag(typed, '--again'), terminal);
  return new CliError(code, `${message}\nif none is it, this buys one:\n  ${another}`, { cause });
}

function knownText(spending: Spending, now: number): string {
  const at = clockText(spending.sending.at, now);
  return isUnanswered(spending)
    ? `sent at ${at}, and no answer came: looking for its task, going on with it`
    : `bought at ${at}, going on with it`;
}
