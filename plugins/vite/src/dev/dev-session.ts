import { relative, resolve, sep } from 'node:path';
import { hasCode } from '@meshwright/client';
import {
  lockFileName,
  manifestFile,
  type ProjectFiles,
  type RunEvent,
  readProject,
  type SyncedAsset,
  type Wait,
} from '@meshwright/pipeline';
import { folderStore, userFolder } from '@meshwright/pipeline/node';
import type { ViteDevServer } from 'vite';
import type { ModuleId } from '../module-id.ts';
import { hotSwap } from '../page/hot-swap.ts';
import { openOverlay } from '../page/overlay.ts';
import { type PageAssets, pageAssets } from '../page/page-assets.ts';
import type { Changes, Ended, Progress, Waiting } from '../page/page-events.ts';
import { assetPictures } from './asset-pictures.ts';
import { coalesced } from './coalesced.ts';
import { devModuleText } from './dev-module-text.ts';
import { type PendingAssets, pendingAssets } from './pending-assets.ts';
import { projectInputs } from './project-inputs.ts';
import { projectRemote } from './project-remote.ts';
import { purchases } from './purchases.ts';
import { serveFiles } from './serve-files.ts';
import { waitText } from './wait-text.ts';
import { workLines } from './work-lines.ts';

export interface DevOptions {
  /** Folder of the project. */
  readonly folder: string;
  readonly files: ProjectFiles;
  /** Whether it makes declared assets, beside serving finished ones. */
  readonly sync: boolean;
  readonly atOnce: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => number;
}

/** A dev server with the assets of a project. */
export interface DevSession {
  /** @throws PluginError `unknown_asset`, `not_made`; PipelineError `bad_project` */
  moduleText(id: ModuleId): Promise<string>;
  /** Aborts running work; purchases are resumed by the next sync. Safe to call twice. */
  close(): Promise<void>;
}

/** Delay after a file change, in milliseconds, because editors may write a file in several steps. */
const quietMs = 30;

/** Reads the project whenever its files change, makes its declared assets and notifies pages, all in the background. */
export function openSession(server: ViteDevServer, options: DevOptions): DevSession {
  const { folder, files, now, env } = options;
  const { logger, base } = server.config;
  const prefix = `${base}@meshwright/`;
  const urlPrefix = `${server.config.server.origin ?? ''}${prefix}`;
  const client = server.environments.client;
  const stop = new AbortController();
  const print = (text: string): void => {
    lines.printed();
    logger.info(`meshwright: ${text}`, { timestamp: true });
  };
  const lines = workLines((line) => print(line), now);
  const overlay = openOverlay(
    (payload) =>
      client.hot.send(payload === 'recovered' ? { type: 'custom', event: 'meshwright:recovered' } : payload),
    resolve(folder, manifestFile),
  );
  /** Assets that a page requested without success, and whether a placeholder would do. */
  const missed = new Map<string, boolean>();
  /** Progress of the assets in production. */
  const underWay = new Map<string, Progress>();
  const pictures = assetPictures(files);
  let inputs: ReadonlySet<string> = new Set([manifestFile, lockFileName]);
  let shown: PageAssets = { assets: new Map(), files: new Map() };
  let broken: unknown;
  let anew = true;
  const refresh = coalesced(read);
  const pending = options.sync ? openPendingAssets() : undefined;

  server.middlewares.use(serveFiles(prefix, files, () => shown.files));
  server.watcher.on('all', (_, path) => fileChanged(path));
  server.watcher.add([...inputs].map((path) => resolve(folder, path)));
  client.hot.on('vite:client:connect', (_, page) => {
    const payload = overlay.payload();
    if (payload) page.send(payload);
  });
  client.hot.on('meshwright:hello', (_, page) => {
    const changed = Object.fromEntries(shown.assets);
    page.send('meshwright:changed', { changed, removed: [], swapped: [] } satisfies Changes);
    for (const progress of underWay.values()) page.send('meshwright:progress', progress);
  });
  const ready = refresh(0);

  function openPendingAssets(): PendingAssets {
    const store = folderStore(env.MESHWRIGHT_STORE || userFolder('store', env));
    const { signal } = stop;
    const run = `vite-${now()}`;
    return pendingAssets({
      files,
      store,
      signal,
      atOnce: options.atOnce,
      remoteOf: (manifest) => projectRemote(manifest, folder, env),
      purchases: purchases({ folder, files, store, run, now, env, signal, onNote: print }),
      onEvent: progressed,
      onWait: waits,
      onPicture(asset, picture) {
        pictures.put(asset, picture);
        void refresh(0);
      },
      onEnded: ended,
    });
  }

  function fileChanged(path: string): void {
    const changed = relative(folder, path).split(sep).join('/');
    // The error may be a missing file.
    if (!inputs.has(changed) && broken === undefined) return;
    if (changed !== lockFileName) anew = true;
    void refresh(quietMs);
  }

  async function read(): Promise<void> {
    if (stop.signal.aborted) return;
    const edited = anew;
    anew = false;
    try {
      const project = await readProject(files, now());
      overlay.clear('');
      broken = undefined;
      watch(projectInputs(project));
      await show(pageAssets(project, urlPrefix, await pictures.of(project)));
      pending?.want(project, edited);
    } catch (error) {
      anew = true;
      broken = error;
      logger.error(`meshwright: ${textOf(error)}`, { timestamp: true });
      overlay.set('', textOf(error));
    }
  }

  function watch(paths: ReadonlySet<string>): void {
    const added = [...paths].filter((path) => !inputs.has(path));
    inputs = paths;
    if (added.length > 0) server.watcher.add(added.map((path) => resolve(folder, path)));
  }

  async function show(next: PageAssets): Promise<void> {
    const before = shown.assets;
    shown = next;
    const changed = [...next.assets].filter(([name, { url }]) => before.get(name)?.url !== url);
    const removed = [...before.keys()].filter((name) => !next.assets.has(name));
    for (const name of removed) overlay.clear(name);
    if (changed.length + removed.length === 0) return;
    const names = [...changed.map(([name]) => name), ...removed];
    const { swapped, deliver } = hotSwap(server, names);
    const data: Changes = { changed: Object.fromEntries(changed), removed, swapped };
    client.hot.send('meshwright:changed', data);
    await deliver();
    const had = changed.filter(
      ([name, { placeholder }]) => (!placeholder || missed.get(name)) && missed.delete(name),
    );
    if (had.length > 0) client.hot.send({ type: 'full-reload' });
  }

  function progressed(asset: string, event: RunEvent): void {
    const { node, state } = event;
    overlay.clear(asset);
    const report: Progress = {
      asset,
      node,
      state,
      progress: state === 'working' ? event.progress : undefined,
    };
    underWay.set(asset, report);
    client.hot.send('meshwright:progress', report);
    lines.set(asset, () =>
      report.progress === undefined ? `${node} is ${state}` : `${node} ${report.progress} %`,
    );
    if (state === 'bought') print(`${asset}: ${node} is paid for and running`);
  }

  function waits(asset: string, wait: Wait): void {
    lines.set(asset, () => waitText(wait, now()));
    client.hot.send('meshwright:waiting', { asset, text: waitText(wait, now()) } satisfies Waiting);
  }

  function ended({ name, state, credits, error }: SyncedAsset): void {
    const message = error === undefined ? undefined : failureText(error);
    underWay.delete(name);
    lines.set(name, undefined);
    client.hot.send('meshwright:ended', { asset: name, state, credits, message } satisfies Ended);
    if (message === undefined) overlay.clear(name);
    else {
      logger.error(`meshwright: ${name}: ${message}`, { timestamp: true });
      overlay.set(name, `${name}: ${message}`);
    }
    if (state === 'made') print(`${name} is ready${credits > 0 ? ` (${credits} credits)` : ''}`);
    else if (state !== 'kept' && state !== 'failed') print(`${name} is ${state}`);
    if (state === 'made' || state === 'removed') void refresh(0);
  }

  return {
    async moduleText(id) {
      await ready;
      // A recent declaration may not be read yet.
      if (id.kind === 'asset' && !shown.assets.has(id.name)) await refresh(0);
      try {
        return devModuleText(id, shown.assets);
      } catch (error) {
        if (id.kind === 'asset') missed.set(id.name, id.preview);
        throw broken ?? error;
      }
    },
    async close() {
      stop.abort();
      lines.close();
      await pending?.landed();
    },
  };
}

/**
 * Returns the message of a failure. A question names the commands that settle it; this server checks their outcome
 * after the next save.
 */
function failureText(error: unknown): string {
  const isQuestion = hasCode(error, 'unknown_outcome');
  return textOf(error) + (isQuestion ? ` Then save ${manifestFile}: the asset continues from there.` : '');
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
