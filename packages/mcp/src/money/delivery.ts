import { join } from 'node:path';
import { failureReason, formatTaskRef, result, type TaskRef } from '@meshwright/client';
import type { StepData } from '@meshwright/pipeline';
import type { ContentStore, Journal } from '@meshwright/purchase';
import type { DeliveredAsset, TaskResult } from '@meshwright/purchase/node';
import type { JobProgress } from '../jobs.ts';
import { McpRefusal } from '../mcp-error.ts';
import type { OpenService } from '../ports.ts';
import type { ToolContext } from '../tool.ts';
import { defaultFolder, type Finishing } from './asset-order.ts';
import { keptOrder } from './kept-order.ts';
import { limitsOf } from './limits.ts';
import { buyerOf } from './purchase.ts';

/** How a task ended, with its files when it succeeded. */
export type Delivery =
  | { readonly status: 'SUCCEEDED'; readonly asset: DeliveredAsset; readonly credits: number | null }
  | {
      readonly status: string;
      readonly asset?: undefined;
      readonly credits: number | null;
      /** The service's message: a text of others. */
      readonly message: string;
    };

/**
 * Follows a task to its end, downloads its files, runs the local steps, and puts the asset below the root. Done before,
 * it returns what is there. Costs nothing.
 * @param asked what to do with the files; by default what the latest create asked for
 */
export async function delivery(
  context: ToolContext,
  ref: TaskRef,
  asked: Partial<Finishing>,
  report: (progress: JobProgress) => void,
): Promise<Delivery> {
  const { ports, service, signal } = context;
  const store = await ports.store();
  const finishing = { ...fallback(ref), ...(await keptOrder(store, ref)), ...asked };
  return store.inUse(() =>
    ports.withJournal(async (journal) => {
      const delivered = await deliveredBefore(context, journal, ref, finishing);
      if (delivered) return delivered;
      return service.use((open) =>
        journal.exclusively(
          `deliver ${formatTaskRef(ref)}`,
          async () => {
            // Another server may have delivered it meanwhile.
            const delivered = await deliveredBefore(context, journal, ref, finishing);
            return delivered ?? follow({ context, open, journal, store, ref, finishing, report });
          },
          signal,
        ),
      );
    }),
  );
}

interface Following {
  readonly context: ToolContext;
  readonly open: OpenService;
  readonly journal: Journal;
  readonly store: ContentStore;
  readonly ref: TaskRef;
  readonly finishing: Finishing;
  readonly report: (progress: JobProgress) => void;
}

async function follow(following: Following): Promise<Delivery> {
  const { context, open, journal, store, ref, finishing, report } = following;
  const { signal, ports } = context;
  const { settle } = await import('@meshwright/purchase/order');
  const { spendings } = await import('@meshwright/purchase');
  const { fetchResult, keptResult } = await import('@meshwright/purchase/node');
  const own = spendings(await journal.entries()).find((spending) => spending.task === ref.id);
  const ended = async (task: Parameters<typeof settle>[2]) => {
    if (!own) return;
    const buyer = await buyerOf(context, open, journal, await limitsOf(context));
    await settle(buyer, own.sending.purchase, task);
  };
  let files = await keptResult(store, ref);
  // Another command may have kept the files, which exist of a SUCCEEDED task only, and has not settled this purchase.
  if (files) await ended({ id: ref.id, status: 'SUCCEEDED', consumed_credits: files.facts.credits });
  else {
    const task = await result(open.connection, ref, {
      signal,
      onProgress: ({ progress }) =>
        report({ percent: Number(progress) || 0, doing: `${ref.family.name} at the service` }),
    });
    await ended(task);
    if (task.status !== 'SUCCEEDED') {
      const credits = task.consumed_credits ?? null;
      return { status: task.status, credits, message: failureReason(task) ?? '' };
    }
    report({ percent: 100, doing: 'downloading and placing' });
    files = await fetchResult(open.connection, store, ref, task, { signal });
  }
  const asset = await deliver(following, files);
  if (own) {
    await journal.append({
      ...{ kind: 'delivered', purchase: own.sending.purchase, at: ports.now(), task: ref.id },
      path: asset.folder,
    });
  }
  // Shown under the name it has on the disk: the wanted one may have been taken.
  context.ports.log(`delivered ${finishing.name} to ${context.root.shown(asset.folder)}`);
  return { status: 'SUCCEEDED', asset, credits: asset.sidecar.credits };
}

async function deliver(
  { context, open, store, ref, finishing }: Following,
  files: TaskResult,
): Promise<DeliveredAsset> {
  const { root, ports, signal } = context;
  const { name, steps } = finishing;
  const { bytesSource, inspectModel } = await import('@meshwright/gltf');
  const { deliverAsset, openAssetFolder } = await import('@meshwright/purchase/node');
  const folder = await openAssetFolder({
    path: await root.target(join(finishing.folder, name)),
    fresh: true,
  });
  try {
    const options = {
      ...{ name, steps, service: open.name, version: context.options.version, now: ports.now() },
      process: async (model: Uint8Array) => {
        const glb = await withSteps(context, bytesSource(model, `${name}.glb`), steps);
        return { glb, report: await inspectModel(bytesSource(glb, `${name}.glb`), { signal }) };
      },
    };
    return await deliverAsset(store, ref, files, options, folder);
  } finally {
    await folder.discard();
  }
}

async function deliveredBefore(
  { root }: ToolContext,
  journal: Journal,
  ref: TaskRef,
  { name, steps }: Finishing,
): Promise<Delivery | undefined> {
  const { spendings } = await import('@meshwright/purchase');
  const { deliveredAsset } = await import('@meshwright/purchase/node');
  const own = spendings(await journal.entries()).find(({ task }) => task === ref.id);
  const folders = [];
  for (const folder of [...(own?.delivered ?? [])].reverse()) {
    if (await root.holds(folder)) folders.push(folder);
  }
  const asset = await deliveredAsset({ ref, name, steps }, folders);
  return asset && { status: 'SUCCEEDED', asset, credits: asset.sidecar.credits };
}

function fallback(ref: TaskRef): Finishing {
  const name = `${ref.family.name}-${ref.id.replace(/[^\w-]/g, '').slice(0, 40) || 'task'}`;
  return { name, folder: defaultFolder, steps: [{ place: {} }] };
}

/** Runs local steps on a model. Files that a step names are read below the root. */
async function withSteps(
  { root, signal }: Pick<ToolContext, 'root' | 'signal'>,
  source: import('@meshwright/gltf').Source,
  steps: readonly StepData[],
): Promise<Uint8Array> {
  const [{ processAsset }, { makeSteps }, { readFile }] = await Promise.all([
    import('@meshwright/gltf/recipe'),
    import('@meshwright/pipeline/node'),
    import('node:fs/promises'),
  ]);
  const processing = await makeSteps(steps, async (file, name) => {
    if ('path' in file) return readFile(await root.existing(file.path));
    throw new McpRefusal('invalid', `${name}: a file is named by { "path": FILE } here.`);
  });
  return (await processAsset(source, processing, { signal })).glb;
}
