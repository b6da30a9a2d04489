import { createHash } from 'node:crypto';
import {
  type Artifact,
  artifacts,
  type FinishedTask,
  failureReason,
  formatTaskRef,
  mainFile,
  mainModel,
  result,
  type TaskRef,
} from '@meshwright/client';
import type { ContentStore, Journal } from '@meshwright/purchase';
import {
  type AssetFile,
  intactAsset,
  type MadeAsset,
  type Sidecar,
  writeAsset,
} from '../files/asset-folder.ts';
import type { JobProgress } from '../jobs.ts';
import { McpRefusal } from '../mcp-error.ts';
import type { OpenService } from '../ports.ts';
import type { ToolContext } from '../tool.ts';
import { defaultFolder, type Finishing } from './asset-order.ts';
import { keptOrder } from './kept-order.ts';
import { limitsOf } from './limits.ts';
import { buyerOf } from './purchase.ts';
import { withSteps } from './with-steps.ts';

/** How a task ended, with its files when it succeeded. */
export type Delivery =
  | { readonly status: 'SUCCEEDED'; readonly asset: MadeAsset; readonly credits: number | null }
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
      const there = await deliveredBefore(context, journal, ref, finishing);
      if (there) return there;
      return service.use((open) =>
        journal.exclusively(
          `deliver ${formatTaskRef(ref)}`,
          async () => {
            // Another server may have delivered it meanwhile.
            const found = await deliveredBefore(context, journal, ref, finishing);
            return found ?? follow({ context, open, journal, store, ref, finishing, report });
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
  const { context, open, journal, ref, finishing, report } = following;
  const { signal, ports } = context;
  const { settle } = await import('@meshwright/purchase/internal');
  const { spendings } = await import('@meshwright/purchase');
  const task = await result(open.connection, ref, {
    signal,
    onProgress: ({ progress }) =>
      report({ percent: Number(progress) || 0, doing: `${ref.family.name} at the service` }),
  });
  const entries = await journal.entries();
  const own = spendings(entries).find((spending) => spending.task === ref.id);
  if (own) {
    const buyer = await buyerOf(context, open, journal, await limitsOf(context));
    await settle(buyer, own.sending.purchase, task);
  }
  const credits = task.consumed_credits ?? null;
  if (task.status !== 'SUCCEEDED') {
    return { status: task.status, credits, message: failureReason(task) ?? '' };
  }
  report({ percent: 100, doing: 'downloading and placing' });
  const asset = await make(following, task);
  if (own) {
    await journal.append({
      ...{ kind: 'delivered', purchase: own.sending.purchase, at: ports.now(), task: ref.id },
      path: asset.folder,
    });
  }
  // Shown under the name it has on the disk: the wanted one may have been taken.
  context.ports.log(`delivered ${finishing.name} to ${context.root.shown(asset.folder)}`);
  return { status: 'SUCCEEDED', asset, credits };
}

/** Most files of a task without a model that are kept, and most bytes of each. */
const maxFiles = 20;

async function make(following: Following, task: FinishedTask): Promise<MadeAsset> {
  const { context, open, ref, finishing } = following;
  const { name, folder, steps } = finishing;
  const files = artifacts(ref.family, task);
  const model = mainModel(ref.family, files);
  const made = new Map<string, Uint8Array>();
  let report: unknown = null;
  if (model) {
    const placed = await processed(following, await fetched(following, model));
    made.set(`${name}.glb`, placed.glb);
    report = placed.report;
    const picture = files.find((file) => pictures.includes(file.name));
    // A missing picture must not hold back a paid model.
    const bytes = picture && (await fetched(following, picture).catch(() => undefined));
    if (picture && bytes) made.set(`${name}.${endingOf(picture)}`, bytes);
  } else {
    const main = mainFile(ref.family, files);
    const ordered = [...(main ? [main] : []), ...files.filter((file) => file !== main)];
    for (const [index, file] of ordered.slice(0, maxFiles).entries()) {
      const part = index === 0 ? name : `${name}-${index + 1}`;
      made.set(`${part}.${endingOf(file)}`, await fetched(following, file));
    }
    if (made.size === 0)
      throw new McpRefusal('no_files', `${formatTaskRef(ref)} SUCCEEDED and has no files.`);
  }
  const credits = task.consumed_credits ?? null;
  const { stand_in: standIn, ignored_fields: ignored } = task as Readonly<Record<string, unknown>>;
  const notes = (Array.isArray(ignored) ? ignored : [])
    .map((each: { readonly message?: unknown } | null) => each?.message)
    .filter((message): message is string => typeof message === 'string')
    .slice(0, maxFiles);
  const sidecar = (listed: readonly AssetFile[]): Sidecar => ({
    meshwright: context.options.version,
    name,
    createdAt: new Date(context.ports.now()).toISOString(),
    service: open.name,
    tasks: [{ ref: formatTaskRef(ref), credits, expiresAt: task.expires_at || null }],
    credits,
    ...(typeof standIn === 'string' && { standIn }),
    ...(notes.length > 0 && { notes }),
    files: listed,
    steps: model ? steps : [],
    report,
  });
  const draft = `.meshwright-draft-${createHash('sha256').update(formatTaskRef(ref)).digest('hex').slice(0, 16)}`;
  return writeAsset(context.root, { folder, draft }, made, sidecar, name);
}

const pictures = ['alpha_thumbnail_url', 'thumbnail_url'];
const endings = [
  'png',
  'jpg',
  'jpeg',
  'webp',
  'gif',
  'mp4',
  'zip',
  'fbx',
  'obj',
  'stl',
  '3mf',
  'usdz',
  'blend',
  'bvh',
];

/** Returns the ending of a file; an unknown one of the service is not taken over. */
function endingOf({ format, name }: Artifact): string {
  if (endings.includes(format)) return format;
  return /thumbnail|image/.test(name) ? 'png' : 'bin';
}

async function fetched({ open, store, ref, context }: Following, { name }: Artifact): Promise<Uint8Array> {
  const { fetchArtifact } = await import('@meshwright/purchase');
  const { hash } = await fetchArtifact(open.connection, store, ref, name, { signal: context.signal });
  const bytes = await store.read(hash);
  if (bytes) return bytes;
  throw new McpRefusal('missing_content', `${hash} has gone from the store meanwhile: call again.`);
}

async function processed(
  { context, finishing }: Following,
  model: Uint8Array,
): Promise<{ readonly glb: Uint8Array; readonly report: unknown }> {
  const { bytesSource, inspectModel } = await import('@meshwright/gltf');
  const { signal } = context;
  const glb = await withSteps(context, bytesSource(model, `${finishing.name}.glb`), finishing.steps);
  return { glb, report: await inspectModel(bytesSource(glb, `${finishing.name}.glb`), { signal }) };
}

async function deliveredBefore(
  { root }: ToolContext,
  journal: Journal,
  ref: TaskRef,
  { name, steps }: Finishing,
): Promise<Delivery | undefined> {
  const { spendings } = await import('@meshwright/purchase');
  const own = spendings(await journal.entries()).find(({ task }) => task === ref.id);
  for (const folder of [...(own?.delivered ?? [])].reverse()) {
    if (!(await root.holds(folder))) continue;
    const wanted = { ref: formatTaskRef(ref), name };
    const asset =
      (await intactAsset(folder, { ...wanted, steps })) ??
      (await intactAsset(folder, { ...wanted, steps: [] }));
    if (asset) return { status: 'SUCCEEDED', asset, credits: asset.sidecar.credits };
  }
  return undefined;
}

function fallback(ref: TaskRef): Finishing {
  const name = `${ref.family.name}-${ref.id.replace(/[^\w-]/g, '').slice(0, 40) || 'task'}`;
  return { name, folder: defaultFolder, steps: [{ place: {} }] };
}
