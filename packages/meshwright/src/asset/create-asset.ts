import { dirname, join, resolve } from 'node:path';
import { formatTaskRef, type TaskRef, taskRef } from '@meshwright/client';
import { type Buyer, type ContentStore, mayHaveTask } from '@meshwright/purchase';
import { sweepStaging } from '@meshwright/purchase/files';
import {
  type AssetFolder,
  type DeliveredAsset,
  deliveredAsset,
  openAssetFolder,
} from '@meshwright/purchase/node';
import { assetName, settle } from '@meshwright/purchase/order';
import { CliError } from '../errors/cli-error.ts';
import { failureOf } from '../errors/failure.ts';
import { priceText } from '../flags/check-request.ts';
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
  const { order, values, buyer, store, terminal, progress, session } = context;
  const take = await currentTake(buyer, order.request, values.again ?? false);
  const existing = values.force ? undefined : await existingAsset(context, take);
  if (existing) {
    // A command killed right after publishing leaves its empty staging folder.
    await sweepStaging(dirname(existing.folder));
    const { number, purchase, spending } = take;
    const ref = taskRef(order.request.family, spending!.task!, buyer.connection.host);
    const bought = { ref, purchase, take: number, boughtAt: spending!.sending.at, before: true };
    return answerOf(context, bought, existing);
  }
  return inFolder(values, order.name, terminal, async (folder) => {
    // Detects a read-only store before paying.
    if (!mayHaveTask(take.spending)) await store.write(new Uint8Array());
    const waitMs = values.timeout && values.timeout * 1000;
    const options = { again: values.again ?? false, typed: context.typed, progress, waitMs };
    const bought = await buyTask(session, buyer, { ...order.request, label: order.name }, options, terminal);
    const asset = {
      ...{ ref: bought.ref, name: order.name, record: order.record, values, known: true },
      onEnded: (task: Parameters<typeof settle>[2]) => settle(buyer, bought.purchase, task),
    };
    const delivered = await finishAsset(context, asset, folder).catch((error: unknown) => {
      throw bought.before && failureOf(error).code === 'not_found'
        ? filesGone(context, bought, error)
        : error;
    });
    return answerOf(context, bought, delivered);
  });
}

/** Returns the asset that the same command made before, if it is at the requested path. */
async function existingAsset(
  { order, values, buyer, terminal }: CreateContext,
  { spending }: Take,
): Promise<DeliveredAsset | undefined> {
  if (!mayHaveTask(spending) || spending.task === undefined) return undefined;
  const ref = taskRef(order.request.family, spending.task, buyer.connection.host);
  const path = outputPath(values, order.name, terminal);
  const beside = (spending.delivered ?? [])
    .filter((folder) => dirname(folder) === dirname(path))
    .toReversed();
  const folders = new Set(values.out === undefined ? [...beside, path] : [path]);
  return deliveredAsset({ ref, name: order.name, steps: stepsOf(values) }, folders);
}

function answerOf(
  context: CreateContext,
  { ref, purchase, ...bought }: BoughtTask,
  delivered: DeliveredAsset,
): Answer {
  const { terminal } = context;
  const note: PurchaseNote = { ...bought, ...repeatCommand(context) };
  const entry = { purchase, task: ref.id, path: delivered.folder };
  return {
    ...assetAnswer(delivered, note, terminal),
    onPrinted: () => noteDelivered(entry, terminal),
  };
}

function repeatCommand({
  typed,
  order,
  session,
  terminal,
}: CreateContext): Pick<PurchaseNote, 'another' | 'price'> {
  const price = priceText(order.request.price, session.service);
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
