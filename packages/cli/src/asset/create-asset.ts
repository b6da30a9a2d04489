import { dirname, join, resolve } from 'node:path';
import { formatTaskRef, type TaskRef, taskRef } from '@meshwright/client';
import { type Buyer, type ContentStore, mayHaveTask } from '@meshwright/purchase';
import { assetName, settle } from '@meshwright/purchase/internal';
import { CliError } from '../errors/cli-error.ts';
import { failureOf } from '../errors/failure.ts';
import { sweepStaging } from '../files/staging-name.ts';
import { priceText } from '../flags/check-request.ts';
import { type PlacementValues, placeOptionsOf } from '../flags/placement-flags.ts';
import { openProgress, type Progress } from '../progress/progress.ts';
import type { Answer, Terminal } from '../progress/terminal.ts';
import { contentStore, newRun } from '../project/sync/with-sync-context.ts';
import { type BoughtTask, buyTask } from '../purchase/buy-task.ts';
import { budgetHere, buyerOf } from '../purchase/buyer-here.ts';
import { type DeliveredAsset, deliveredAsset } from '../purchase/delivered-asset.ts';
import { noteDelivered } from '../purchase/note-delivered.ts';
import { withJournal } from '../purchase/open-journal.ts';
import { currentTake, type Take } from '../purchase/takes.ts';
import { type ServiceValues, type Session, withSession } from '../session/session.ts';
import { clockText } from '../text/clock-text.ts';
import { commandText, withFlag } from '../text/command-text.ts';
import { assetAnswer, type PurchaseNote } from './asset-answer.ts';
import { type AssetFolder, openAssetFolder } from './asset-folder.ts';
import type { AssetOrder } from './asset-order.ts';
import { type Finishing, finishAsset } from './finish-asset.ts';

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

/** Dependencies for making one asset. */
interface Making extends Finishing {
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

async function make(making: Making): Promise<Answer> {
  const { order, values, buyer, store, terminal, progress, session } = making;
  const take = await currentTake(buyer, order.request, values.again ?? false);
  const there = values.force ? undefined : await assetThere(making, take);
  if (there) {
    // A command killed right after publishing leaves its empty staging folder.
    await sweepStaging(dirname(there.folder));
    const { number, purchase, spending } = take;
    const ref = taskRef(order.request.family, spending!.task!, buyer.connection.host);
    const bought = { ref, purchase, take: number, boughtAt: spending!.sending.at, before: true };
    return answerOf(making, bought, there);
  }
  return inFolder(values, order.name, terminal, async (folder) => {
    // Detects a read-only store before paying.
    if (!mayHaveTask(take.spending)) await store.write(new Uint8Array());
    const waitMs = values.timeout && values.timeout * 1000;
    const options = { again: values.again ?? false, typed: making.typed, progress, waitMs };
    const bought = await buyTask(session, buyer, { ...order.request, label: order.name }, options, terminal);
    const asset = {
      ...{ ref: bought.ref, name: order.name, record: order.record, values, known: true },
      onEnded: (task: Parameters<typeof settle>[2]) => settle(buyer, bought.purchase, task),
    };
    const made = await finishAsset(making, asset, folder).catch((error: unknown) => {
      throw bought.before && failureOf(error).code === 'not_found' ? nowhere(making, bought, error) : error;
    });
    return answerOf(making, bought, made);
  });
}

/** Returns the asset that the same command made before, if it is at the requested path. */
async function assetThere(
  { order, values, buyer, terminal }: Making,
  { spending }: Take,
): Promise<DeliveredAsset | undefined> {
  if (!mayHaveTask(spending) || spending.task === undefined) return undefined;
  const { out } = values;
  return deliveredAsset(
    {
      ref: taskRef(order.request.family, spending.task, buyer.connection.host),
      name: order.name,
      place: placeOptionsOf(values) as Readonly<Record<string, unknown>>,
      path: placeOf(values, order.name, terminal),
      exactly: out !== undefined,
    },
    spending.delivered ?? [],
  );
}

function answerOf(making: Making, { ref, purchase, ...bought }: BoughtTask, made: DeliveredAsset): Answer {
  const { terminal } = making;
  const note: PurchaseNote = { ...bought, ...another(making) };
  const delivered = { purchase, task: ref.id, path: made.folder };
  return {
    ...assetAnswer(made, note, terminal),
    onPrinted: () => noteDelivered(delivered, terminal),
  };
}

function another({ typed, order, session, terminal }: Making): Pick<PurchaseNote, 'another' | 'price'> {
  const price = priceText(order.request.price, session.service);
  return { another: commandText(withFlag(typed, '--again'), terminal), price };
}

function nowhere(making: Making, { ref, boughtAt }: BoughtTask, cause: unknown): CliError {
  const { another: command, price } = another(making);
  const task = formatTaskRef(ref);
  const at = clockText(boughtAt, making.terminal.now());
  const text = `${task} was bought at ${at}, and its files are nowhere any more: this machine does not have them, and services keep them for a few days only\n${failureOf(cause).message}\nbuy it anew (${price}) with:\n  ${command}`;
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

function placeOf({ out }: AssetValues, name: string, { cwd }: Terminal): string {
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
  const path = placeOf(values, name, terminal);
  const folder = await openAssetFolder({ path, force, fresh: out === undefined });
  try {
    return await work(folder);
  } finally {
    await folder.discard();
  }
}
