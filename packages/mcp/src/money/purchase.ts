import { retrieve, type TaskRef, taskRef } from '@meshwright/client';
import type { Buyer, LostDecision, LostPurchase, Spending } from '@meshwright/purchase';
import { plain } from '../answer/plain.ts';
import type { JobProgress } from '../jobs.ts';
import { McpRefusal } from '../mcp-error.ts';
import type { OpenService } from '../ports.ts';
import type { ToolContext } from '../tool.ts';
import type { AssetOrder } from './asset-order.ts';
import { keepOrder, requestOf } from './kept-order.ts';
import {
  howToBudget,
  type Limits,
  limitsOf,
  overBudget,
  refuseBeyond,
  type Standing,
  standings,
  standingText,
} from './limits.ts';

/** A paid task. */
export interface Purchase {
  readonly ref: TaskRef;
  /** An earlier call paid for it: this one paid nothing. */
  readonly before: boolean;
  /** Credits reserved for it or paid. */
  readonly credits: number;
  readonly standings: readonly Standing[];
}

/**
 * Buys the task of an order, or finds the one bought before. Nothing is sent without a budget, beyond it, or against
 * the answer of the person who was asked.
 * @throws McpRefusal `no_budget` | `over_budget` | `declined` | `failed_before`; others as `buy`
 */
export async function purchase(
  context: ToolContext,
  wanted: AssetOrder,
  report: (progress: JobProgress) => void,
): Promise<Purchase> {
  const { ports, service } = context;
  const limits = await limitsOf(context);
  const store = await ports.store();
  return service.use((open) =>
    ports.withJournal(async (journal) => {
      const { buy, mayHaveTask, spendings } = await import('@meshwright/purchase');
      const { knownPurchase } = await import('@meshwright/purchase/lost');
      const { family, order, finishing } = wanted;
      const buyer = await buyerOf(context, open, journal, limits);
      const id = await knownPurchase(journal, order, buyer.payer);
      const last = await latest(buyer, id, family);
      if (!mayHaveTask(last)) await allow(context, limits, buyer, wanted, last);
      // Detects a store that cannot be written before paying.
      if (!mayHaveTask(last)) await store.write(new Uint8Array());
      report({ percent: 0, doing: `buying ${family.name}` });
      const bought = await buy(buyer, family, order.body, {
        take: order.take,
        label: finishing.name,
        signal: context.signal,
        onLost: (lost) => decision(context, lost, finishing.name),
        onWait: (wait) => report({ percent: 0, doing: waits[wait.for] }),
      }).catch(async (error: unknown) => {
        throw await withFigures(error, buyer, limits);
      });
      await keepOrder(store, bought.ref, { ...finishing, request: requestOf(order.body) });
      const entries = await journal.entries();
      const spending = spendings(entries).findLast(({ task }) => task === bought.ref.id);
      return {
        ref: bought.ref,
        before: bought.before,
        credits: spending?.credits ?? 0,
        standings: await standingsOf(entries, buyer, limits),
      };
    }),
  );
}

/**
 * Asks the person about a create without an answer that left no task in the list. Only with a yes is it sent again,
 * after the service was watched; a client that cannot ask gets `unknown_outcome`.
 */
async function decision(
  { ask }: ToolContext,
  { candidates, supposed }: LostPurchase,
  name: string,
): Promise<LostDecision> {
  if (supposed || candidates.length > 0) return 'stop';
  const answer = await ask(
    `The create of ${JSON.stringify(name)} got no answer, and the service lists no task of it. Send it once more? It is sent after a minute in which no task appears; nothing is paid twice unless the service still makes the first one later.`,
  );
  return answer === 'yes' ? 'resend' : 'stop';
}

const waits = {
  turn: 'waiting for another create of this family',
  queue: 'the queue of your plan is full: waiting for a task to end',
  answer: 'waiting for the answer to the create',
  'lost-task': 'looking for the task of a create without an answer',
  quiet: 'waiting for tasks that may still appear in the list',
  list: 'reading the list of tasks before anything is sent',
} as const;

/** Returns the purchase context of this session. */
export async function buyerOf(
  { ports, run, signal }: Pick<ToolContext, 'ports' | 'run' | 'signal'>,
  { connection, name }: OpenService,
  journal: Buyer['journal'],
  { budget }: Limits,
): Promise<Buyer> {
  const { openBuyer } = await import('@meshwright/purchase');
  const onNote = (note: string) => ports.log(`note: ${plain(note)}`);
  const playCredits = name === 'embedded';
  return openBuyer({ connection, journal, budget, run, playCredits, now: ports.now, signal, onNote });
}

/** Returns the latest create of a purchase, with the end of its task recorded. */
async function latest(buyer: Buyer, id: string, family: AssetOrder['family']): Promise<Spending | undefined> {
  const { settle } = await import('@meshwright/purchase/order');
  const { spendings } = await import('@meshwright/purchase');
  const read = async () => spendings(await buyer.journal.entries(id)).at(-1);
  const last = await read();
  if (last?.outcome !== 'accepted') return last;
  const ref = taskRef(family, last.task!, buyer.connection.host);
  const task = await retrieve(buyer.connection, ref, { timeoutMs: 10_000 }).catch(() => undefined);
  if (task?.status !== 'FAILED' && task?.status !== 'CANCELED') return last;
  await settle(buyer, id, task);
  return read();
}

async function allow(
  context: ToolContext,
  limits: Limits,
  buyer: Buyer,
  { family, order, finishing }: AssetOrder,
  last: Spending | undefined,
): Promise<void> {
  if (last?.outcome === 'ended') {
    // A client that only repeats would else buy without end, and never see the failure.
    const cost = !last.charged
      ? 'its cost is not known'
      : last.credits === 0
        ? 'its credits came back'
        : `${last.credits} credits were charged`;
    throw new McpRefusal(
      'failed_before',
      `This was bought, its task ended ${plain(last.status ?? '', 40)}, and ${cost}. Nothing was sent now. wait says why it failed; "take": ${order.take + 1} buys another.`,
      {
        ...(last.task !== undefined && { task: `${family.name}:${last.task}` }),
        ...{ status: last.status, credits: last.charged ? last.credits : null, take: order.take + 1 },
      },
    );
  }
  const estimate = buyer.estimate(family, order.body, buyer.connection.host);
  const most = typeof estimate === 'number' ? estimate : estimate.most;
  if (!limits.isSet) {
    throw new McpRefusal(
      'no_budget',
      `${family.name} costs ${most} credits at most, and no budget is set: cap 0, spent 0, reserved 0. Nothing was sent. ${howToBudget}`,
      { costs: most, budget: { cap: 0, spent: 0, reserved: 0, set: false } },
    );
  }
  const before = await standingsOf(await buyer.journal.entries(), buyer, limits);
  refuseBeyond(before, most, family.name);
  const answer = await context.ask(
    `Create ${JSON.stringify(finishing.name)} (${family.name}) for ${most === 0 ? 'no' : `at most ${most}`} credits? Budget now: ${standingText(before)}.`,
  );
  if (answer === 'no') {
    throw new McpRefusal(
      'declined',
      `The person declined ${most} credits for ${family.name}. Nothing was sent.`,
    );
  }
}

/** Adds the figures to a refusal of the journal. */
async function withFigures(error: unknown, buyer: Buyer, limits: Limits): Promise<unknown> {
  const { name, code, message } = error as Partial<Record<string, string>>;
  if (name !== 'PurchaseError' || code !== 'over_budget') return error;
  const entries = await buyer.journal.entries().catch(() => []);
  return overBudget(message ?? '', await standingsOf(entries, buyer, limits), {});
}

function standingsOf(
  entries: Parameters<typeof standings>[0],
  { run, journal, now }: Buyer,
  limits: Limits,
): Promise<Standing[]> {
  return standings(entries, limits, { run, project: journal.project, now: now() });
}
