import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { formatTaskRef, parseTaskRef, type TaskRef } from '@meshwright/client';
import { families } from '@meshwright/contract';
import { writesFiles } from '../answer/annotations.ts';
import { deliveredAnswer } from '../answer/asset-answer.ts';
import { answerMsOf } from '../answer/call-time.ts';
import { quoted } from '../answer/plain.ts';
import { within } from '../answer/within.ts';
import { bridgeClient, type ConnectedHost, type ImportedAsset, openPanel } from '../bridge/bridge-client.ts';
import type { JobProgress } from '../jobs.ts';
import { McpRefusal } from '../mcp-error.ts';
import { delivery } from '../money/delivery.ts';
import { keptOrder } from '../money/kept-order.ts';
import type { Tool, ToolAnswer, ToolContext } from '../tool.ts';
import { fileProperty, taskProperty } from './order-properties.ts';

interface ImportArgs {
  readonly task: string;
  readonly file?: string | undefined;
  readonly host?: string | undefined;
  readonly copy?: number;
}

/** Largest GLB the bridge takes, in bytes. */
const maxBytes = 512 * 2 ** 20;

/** `import`: brings a finished asset into an editor, through the bridge that runs. */
export function importTool(): Tool {
  return {
    name: 'import',
    description:
      'Bring a finished asset into the open editor, through the running bridge. The same call imports once. Costs nothing.',
    properties: {
      task: taskProperty,
      file: fileProperty('A changed GLB of it instead.'),
      host: { type: 'string', description: 'Editor, when several are open.' },
      copy: { type: 'integer', minimum: 1, description: 'Raise for one more.' },
    },
    required: ['task'],
    annotations: writesFiles,
    async run(args: ImportArgs, call, context) {
      const ref = parseTaskRef(args.task, families);
      const { file, host, copy = 1 } = args;
      const key = `import ${JSON.stringify([formatTaskRef(ref), file, host, copy])}`;
      const job = context.jobs.start(key, (report) => imported(context, ref, { file, host, copy }, report));
      const done = await within(job, call, answerMsOf(context));
      if (done) return done;
      const doing = job.progress()?.doing ?? 'waiting for the service';
      return {
        text: `The import is not ready (${doing}). Call import again with the same input; it goes on.`,
        data: { task: formatTaskRef(ref), status: 'RUNNING', doing, next: 'import' },
      };
    },
  };
}

async function imported(
  context: ToolContext,
  ref: TaskRef,
  { file, host: wanted, copy }: Pick<ImportArgs, 'file' | 'host'> & { readonly copy: number },
  report: (progress: JobProgress) => void,
): Promise<ToolAnswer> {
  const { ports, root, signal } = context;
  const address = await ports.bridge?.();
  if (!address) {
    throw new McpRefusal(
      'no_bridge',
      `No bridge is running. A person starts \`meshwright bridge\` and opens the Meshwright panel in the editor; then call import again. Nothing was imported.`,
    );
  }
  const bridge = bridgeClient(address, signal);
  // Before the work on the files: without an editor there is nothing to do.
  const host = chosenHost(await bridge.hosts(), wanted);
  const path = file !== undefined && (await root.existing(file));
  const done = await delivery(context, ref, {}, report);
  if (!done.asset) return deliveredAnswer(context, ref, done);
  const { folder, sidecar } = done.asset;
  const model = path || join(folder, modelOf(sidecar.files.map(({ name }) => name)));
  report({ percent: 100, doing: 'importing into the editor' });
  const glb = await bytesOf(model, root.shown(model));
  const { assetName } = await import('@meshwright/purchase/order');
  const { normalHost } = await import('@meshwright/purchase/identity');
  const order = await keptOrder(await ports.store(), ref);
  const { asset, before } = await bridge.importGlb(host.host, glb, {
    id: createHash('sha256')
      .update(JSON.stringify([formatTaskRef(ref), copy]))
      .update(glb)
      .digest('hex'),
    name: assetName(sidecar.name),
    provenance: {
      task: formatTaskRef({ ...ref, host: normalHost(await ports.host()) }),
      title: textOf(order?.request) ?? sidecar.name,
      request: order?.request ?? {},
    },
  });
  return importedAnswer({ ref, host, asset, before, file: root.shown(model) });
}

function importedAnswer({
  ref,
  host,
  asset,
  before,
  file,
}: {
  readonly ref: TaskRef;
  readonly host: ConnectedHost;
  readonly asset: ImportedAsset;
  readonly before: boolean;
  readonly file: string;
}): ToolAnswer {
  const { name, version, project } = host;
  return {
    text: `${file} ${before ? 'was imported before and is' : 'is now'} in the scene of ${quoted(`${name} ${version}`, 80)} as ${quoted(asset.name, 80)}.`,
    data: {
      task: formatTaskRef(ref),
      status: 'IMPORTED',
      importedNow: !before,
      host: { name, version, project },
      inScene: { name: asset.name, height: asset.height, meshes: asset.meshes, clips: asset.clips },
    },
  };
}

/** Returns the editor of a name or session; without one, the only editor. @throws McpRefusal `no_host` | `invalid` */
function chosenHost(hosts: readonly ConnectedHost[], wanted: string | undefined): ConnectedHost {
  const data = { hosts: hosts.map(({ host, name, version, project }) => ({ host, name, version, project })) };
  if (hosts.length === 0) {
    throw new McpRefusal(
      'no_host',
      `The bridge runs, and no editor is connected. ${openPanel} Nothing was imported.`,
    );
  }
  const named =
    wanted === undefined
      ? hosts
      : hosts.filter((each) => each.host === wanted || each.name.toLowerCase() === wanted.toLowerCase());
  const [first, ...others] = named;
  if (first && others.length === 0) return first;
  const why = first
    ? `${named.length} editors are connected`
    : `No connected editor is ${quoted(wanted!, 60)}`;
  throw new McpRefusal(
    first ? 'invalid' : 'no_host',
    `${why}: give "host" a name or a session of the data. Nothing was imported.`,
    data,
  );
}

/** Returns the text that a request is about: what a person knows the asset by. */
function textOf(request: Readonly<Record<string, unknown>> = {}): string | undefined {
  const { prompt } = request;
  return typeof prompt === 'string' && prompt ? prompt.slice(0, 10_000) : undefined;
}

function modelOf(names: readonly string[]): string {
  const name = names.find((each) => each.endsWith('.glb'));
  if (name !== undefined) return name;
  throw new McpRefusal('no_model', 'This task made no GLB: there is nothing that an editor could import.');
}

async function bytesOf(path: string, shown: string): Promise<Uint8Array> {
  const { readFile, stat } = await import('node:fs/promises');
  const { size } = await stat(path);
  if (size > maxBytes) {
    throw new McpRefusal(
      'too_large',
      `${shown} has ${size} bytes, and an editor takes at most ${maxBytes}: optimize it first.`,
    );
  }
  return readFile(path);
}
