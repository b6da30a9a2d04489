import { dirname, join, resolve } from 'node:path';
import { formatTaskRef, type TaskRef, taskRef } from '@meshwright/client';
import type { Price } from '@meshwright/contract/schema';
import { type Buyer, type ContentStore, mayHaveTask, spendings } from '@meshwright/purchase';
import { sweepStaging } from '@meshwright/purchase/files';
import {
  type AssetFolder,
  type DeliveredAsset,
  deliveredAsset,
  openAssetFolder,
  type SidecarTask,
} from '@meshwright/purchase/node';
import { assetName, settle, sumWithin } from '@meshwright/purchase/order';
import { CliError } from '../errors/cli-error.ts';
import { failureOf } from '../errors/failure.ts';
import { type CheckedRequest, priceText } from '../flags/check-request.ts';
import type { PlacementValues } from '../flags/placement-flags.ts';
import { openProgress, type Progress } from '../progress/progress.ts';
import type { Answer, Terminal } from '../progress/terminal.ts';
import { contentStore, newRun } from '../project/sync/with-sync-context.ts';
import { type BoughtTask, buyTask } from '../purchase/buy-task.ts';
import { budgetHere, buyerOf } from '../purchase/buyer-here.ts';
import { noteDelivered } from '../purchase/note-delivered.ts';
import { withJournal } from '../purchase/open-journal.ts';
import { currentTake, type Take } from '../purchase/takes.ts';
import { type ServiceValues, type Session, withSession } from '../session/session.ts';
import { failureOfTask } from '../task/failed-task.ts';
import { followTask } from '../task/follow-task.ts';
import { clockText } from '../text/clock-text.ts';
import { commandText, withFlag } from '../text/command-text.ts';
import { assetAnswer, type PurchaseNote } from './asset-answer.ts';
import type { AssetOrder } from './asset-order.ts';
import { type Finishing, finishAsset, stepsOf } from './finish-asset.ts';

/** Flags of an asset that apply after its order. */
export interface AssetValues extends PlacementValues, ServiceValues {
  readonly name?: string | undefined;
  readonly out?: string;
  readonly force?: boolean;
  /** Buys the next take. */
  readonly again?: boolean;
  readonly maxCredits?: number;
  /** In seconds. */
  readonly timeout?: number;
}

/** What making one asset needs. */
interface CreateContext extends Finishing {
  readonly order: AssetOrder;
  readonly values: AssetValues;
  readonly buyer: Buyer;
  /** Arguments of the command line. */
  readonly typed: readonly string[];
}

/** Buys an asset and puts it at its path, or finds that the same command has done so before. */
export async function createAsset(
  order: AssetOrder,
  values: AssetValues,
  typed: readonly string[],
  terminal: Terminal,
): Promise<Answer> {
  const budget = await budgetHere(terminal, values.maxCredits);
  return withStore(terminal, (store, progress) =>
    withJournal(terminal, (journal) =>
      withSession(values, terminal, async (session) => {
        const buyer = await buyerOf(session, { journal, budget, run: newRun() }, terminal);
        return make({ order, values, buyer, typed, session, store, progress, terminal });
      }),
    ),
  );
}

async function make(context: CreateContext): Promise<Answer> {
  const { order, values, buyer, store, terminal } = context;
  const takes = await takesOf(context);
  const existing = values.force ? undefined : await existingAsset(context, takes);
  if (existing) {
    // A command killed right after publishing leaves its empty staging folder.
    await sweepStaging(dirname(existing.folder));
    return answerOf(context, takes.map(boughtBefore(buyer)), existing);
  }
  return inFolder(values, order.name, terminal, async (folder) => {
    // Detects a read-only store before paying.
    if (!takes.every(({ spending }) => mayHaveTask(spending))) await store.write(new Uint8Array());
    await checkSum(context, takes);
    const bought = await buyAll(context);
    const { ref, before } = bought.at(-1)!;
    const asset = {
      ...{ ref, name: order.name, record: recordOf(context, bought), values, known: true },
      ...(order.stages.length > 0 && {
        ...{
          before: await earlierTasks(context, bought),
          steps: order.steps,
          rig: bought[1]!.ref,
          pictureOf: bought[0]!.ref,
        },
        resume: commandText(context.typed, terminal),
      }),
      onEnded: (task: Parameters<typeof settle>[2]) => settle(buyer, bought.at(-1)!.purchase, task),
    };
    const delivered = await finishAsset(context, asset, folder).catch((error: unknown) => {
      if (before && failureOf(error).code === 'not_found') throw filesGone(context, bought.at(-1)!, error);
      throw withMade(context, bought.slice(0, -1), error);
    });
    return answerOf(context, bought, delivered);
  });
}

/** A purchase of an order with its request: that of the model first. */
interface AssetTake extends Take {
  readonly request: CheckedRequest;
}

/** Returns the purchases of an order, as far as they are known: each request names the task of the one before it. */
async function takesOf({ order, values, buyer }: CreateContext): Promise<AssetTake[]> {
  const again = values.again ?? false;
  const takes: AssetTake[] = [
    { ...(await currentTake(buyer, order.request, again)), request: order.request },
  ];
  for (const stage of order.stages) {
    const { spending } = takes.at(-1)!;
    const task = mayHaveTask(spending) ? spending.task : undefined;
    const request = stage.request(task ?? 'checked');
    takes.push({
      // Not bought yet, since the task before it does not exist.
      ...(task === undefined
        ? { number: 1, purchase: '', spending: undefined }
        : await currentTake(buyer, request, again)),
      request,
    });
  }
  return takes;
}

/** Refuses an order whose whole price exceeds a limit, and shows it, before the first task is bought. */
async function checkSum(
  { order, buyer, session, progress }: CreateContext,
  takes: readonly AssetTake[],
): Promise<void> {
  const unpaid = takes.filter(({ spending }) => !mayHaveTask(spending)).map(({ request }) => request);
  if (unpaid.length < 2) return;
  await sumWithin(buyer, unpaid, order.name);
  const parts = unpaid.map(({ family, price }) => `${family.name} ${price.local}`).join(' + ');
  progress.note(`${priceText(sumOf(unpaid.map(({ price }) => price)), session.service)} (${parts})`);
}

/** Buys every task of an order in turn. One that needs another is bought when that has SUCCEEDED. */
async function buyAll(context: CreateContext): Promise<BoughtTask[]> {
  const { order, values, buyer, session, terminal, progress, typed } = context;
  const again = values.again ?? false;
  const waitMs = values.timeout && values.timeout * 1000;
  const options = { again, typed, progress, waitMs };
  const label = order.name;
  const bought = [await buyTask(session, buyer, { ...order.request, label }, options, terminal)];
  for (const { after, request } of order.stages) {
    const before = bought.at(-1)!;
    const next = request(before.ref.id);
    const { spending } = await currentTake(buyer, next, again);
    if (!mayHaveTask(spending)) {
      await ended(context, before, after).catch((error: unknown) => {
        throw withMade(context, bought.slice(0, -1), error);
      });
    }
    try {
      bought.push(await buyTask(session, buyer, { ...next, label }, options, terminal));
    } catch (error) {
      throw withMade(context, bought, error);
    }
  }
  return bought;
}

/** Waits until a task has SUCCEEDED, and records its end. */
async function ended(
  { order, values, buyer, session, terminal, progress, typed }: CreateContext,
  { ref, purchase }: BoughtTask,
  what: string,
): Promise<void> {
  const task = await followTask(session, ref, terminal, {
    label: `making ${what} of ${order.name}`,
    progress,
    timeoutMs: values.timeout && values.timeout * 1000,
    resume: commandText(typed, terminal),
    known: true,
  });
  await settle(buyer, purchase, task);
  const failure = failureOfTask(ref, task);
  if (failure) throw failure;
}

/** Adds to the failure of a task after the model what is made, and the command that gives it. */
function withMade({ terminal }: CreateContext, made: readonly BoughtTask[], cause: unknown): unknown {
  const last = made.at(-1);
  const { code, message } = failureOf(cause);
  if (!last || (code !== 'task_failed' && code !== 'invalid')) return cause;
  const task = formatTaskRef(last.ref);
  const command = commandText(['create', '--resume', task], terminal);
  const text = `${message}\n${task} is made and kept; without what failed it costs nothing more:\n  ${command}`;
  return new CliError(code, text, { task, cause });
}

const boughtBefore =
  (buyer: Buyer) =>
  ({ number, purchase, spending, request }: AssetTake): BoughtTask => ({
    ref: taskRef(request.family, spending!.task!, buyer.connection.host),
    ...{ purchase, take: number, boughtAt: spending!.sending.at, before: true },
  });

/** Returns the create body of the last task, in its form for the sidecar. */
function recordOf({ order }: CreateContext, bought: readonly BoughtTask[]): AssetOrder['record'] {
  const last = order.stages.at(-1);
  return last ? last.request(bought.at(-2)!.ref.id).body : order.record;
}

/** Returns the tasks before the last as the sidecar lists them. */
async function earlierTasks(
  { order, buyer }: CreateContext,
  bought: readonly BoughtTask[],
): Promise<SidecarTask[]> {
  const tasks: SidecarTask[] = [];
  for (const [index, { ref, purchase }] of bought.slice(0, -1).entries()) {
    const request =
      index === 0 ? order.record : order.stages[index - 1]!.request(bought[index - 1]!.ref.id).body;
    const known = spendings(await buyer.journal.entries(purchase)).findLast(({ task }) => task === ref.id);
    const credits = known?.charged ? known.credits : null;
    tasks.push({ ref: formatTaskRef(ref), request, credits, expiresAt: null });
  }
  return tasks;
}

/** Returns the sum of prices: unknown if one is. */
function sumOf(prices: readonly Price[]): Price {
  const credits = prices.map((price) => price.credits);
  const isKnown = credits.every((each) => each !== 'unknown');
  return {
    ...prices[0]!,
    credits: isKnown ? credits.reduce((sum, each) => sum + each, 0) : 'unknown',
    local: prices.reduce((sum, price) => sum + price.local, 0),
  };
}

/** Returns the asset that the same command made before, if it is at the requested path. */
async function existingAsset(
  { order, values, buyer, terminal }: CreateContext,
  takes: readonly AssetTake[],
): Promise<DeliveredAsset | undefined> {
  if (!takes.every(({ spending }) => mayHaveTask(spending) && spending.task !== undefined)) return undefined;
  const { spending, request } = takes.at(-1)!;
  const ref = taskRef(request.family, spending!.task!, buyer.connection.host);
  const path = outputPath(values, order.name, terminal);
  const beside = (spending!.delivered ?? [])
    .filter((folder) => dirname(folder) === dirname(path))
    .toReversed();
  const folders = new Set(values.out === undefined ? [...beside, path] : [path]);
  return deliveredAsset({ ref, name: order.name, steps: stepsOf(values, order.steps) }, folders);
}

function answerOf(context: CreateContext, bought: readonly BoughtTask[], delivered: DeliveredAsset): Answer {
  const { terminal } = context;
  const { boughtAt, take } = bought[0]!;
  const before = bought.every((each) => each.before);
  const note: PurchaseNote = { boughtAt, take, before, ...repeatCommand(context) };
  return {
    ...assetAnswer(delivered, note, terminal),
    async onPrinted() {
      for (const { purchase, ref } of bought)
        await noteDelivered({ purchase, task: ref.id, path: delivered.folder }, terminal);
    },
  };
}

function repeatCommand({
  typed,
  order,
  session,
  terminal,
}: CreateContext): Pick<PurchaseNote, 'another' | 'price'> {
  const prices = [order.request, ...order.stages.map((stage) => stage.request('checked'))];
  const price = priceText(sumOf(prices.map((each) => each.price)), session.service);
  return { another: commandText(withFlag(typed, '--again'), terminal), price };
}

function filesGone(context: CreateContext, { ref, boughtAt }: BoughtTask, cause: unknown): CliError {
  const { another: command, price } = repeatCommand(context);
  const task = formatTaskRef(ref);
  const at = clockText(boughtAt, context.terminal.now());
  const text = `${task} was bought at ${at}, and its files are no longer available: this machine does not have them, and services keep them for a few days only\n${failureOf(cause).message}\nbuy it again (${price}) with:\n  ${command}`;
  return new CliError('not_found', text, { task, cause });
}

/** Resumes a task, created by any command on any machine. */
export async function resumeAsset(ref: TaskRef, values: AssetValues, terminal: Terminal): Promise<Answer> {
  const name = assetName(values.name ?? `${ref.family.name} ${ref.id}`);
  return inFolder(values, name, terminal, (folder) =>
    withStore(terminal, (store, progress) =>
      withSession(values, terminal, async (session: Session) => {
        const finishing = { session, store, progress, terminal };
        return assetAnswer(await finishAsset(finishing, { ref, name, values }, folder), undefined, terminal);
      }),
    ),
  );
}

async function withStore(
  terminal: Terminal,
  work: (store: ContentStore, progress: Progress) => Promise<Answer>,
): Promise<Answer> {
  const store = contentStore(terminal);
  const progress = openProgress(terminal);
  try {
    return await store.inUse(() => work(store, progress));
  } finally {
    progress.close();
  }
}

function outputPath({ out }: AssetValues, name: string, { cwd }: Terminal): string {
  return resolve(cwd, out ?? join('meshwright-out', name));
}

/** Opens the folder before any spending, and removes it when the work fails. */
async function inFolder<T>(
  values: AssetValues,
  name: string,
  terminal: Terminal,
  work: (folder: AssetFolder) => Promise<T>,
): Promise<T> {
  const { out, force = false } = values;
  const path = outputPath(values, name, terminal);
  const folder = await openAssetFolder({ path, force, fresh: out === undefined, ways });
  try {
    return await work(folder);
  } finally {
    await folder.discard();
  }
}

/** What a user can do about a path that cannot be used. */
export const ways = { other: 'name another folder with --out', replace: '--force' };
