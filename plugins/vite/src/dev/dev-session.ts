import { relative, resolve, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type DeclaredAsset,
  manifestFile,
  type Project,
  type ProjectFiles,
  readProject,
  refsIn,
} from '@meshwright/pipeline';
import { lockFileName } from '@meshwright/pipeline/lockfile';
import { folderStore, userFolder } from '@meshwright/purchase/node';
import type { ViteDevServer } from 'vite';
import { writeAssetTypes } from '../asset-types.ts';
import type { ModuleId } from '../module-id.ts';
import { type Overlay, openOverlay } from '../page/overlay.ts';
import { pageAssets } from '../page/page-assets.ts';
import type { Changes } from '../page/page-events.ts';
import { type AssetReports, assetReports, textOf } from './asset-reports.ts';
import { devModuleText } from './dev-module-text.ts';
import { type PendingAssets, pendingAssets } from './production/pending-assets.ts';
import { projectRemote } from './production/project-remote.ts';
import { purchases } from './production/purchases.ts';
import { serveFiles } from './serve-files.ts';
import { type ShownAssets, shownAssets } from './shown-assets.ts';

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
  const { folder, files, now } = options;
  const { logger, base } = server.config;
  const prefix = `${base}@meshwright/`;
  const urlPrefix = `${server.config.server.origin ?? ''}${prefix}`;
  const stop = new AbortController();
  const overlay = overlayOf(server, resolve(folder, manifestFile));
  const reports = assetReports(server, overlay, now);
  const shown = shownAssets(server, overlay);
  const pictures = assetPictures(files);
  let inputs: ReadonlySet<string> = new Set([manifestFile, lockFileName]);
  let broken: unknown;
  let isChanged = true;
  const refresh = coalesced(read);
  const pending = options.sync
    ? openPendingAssets(options, { reports, pictures, signal: stop.signal, onMade: () => void refresh(0) })
    : undefined;

  server.middlewares.use(serveFiles(prefix, files, () => shown.current().files));
  server.watcher.on('all', (_, path) => fileChanged(path));
  server.watcher.add([...inputs].map((path) => resolve(folder, path)));
  greetPages(server, { overlay, reports, shown });
  const ready = refresh(0);

  function fileChanged(path: string): void {
    const changed = relative(folder, path).split(sep).join('/');
    // The error may be a missing file.
    if (!inputs.has(changed) && broken === undefined) return;
    if (changed !== lockFileName) isChanged = true;
    void refresh(quietMs);
  }

  async function read(): Promise<void> {
    if (stop.signal.aborted) return;
    const edited = isChanged;
    isChanged = false;
    try {
      const project = await readProject(files, now());
      overlay.clear('');
      broken = undefined;
      watch(projectInputs(project));
      await writeAssetTypes(project, files).catch((error: unknown) =>
        logger.warn(`meshwright: ${textOf(error)}`),
      );
      await shown.show(pageAssets(project, urlPrefix, await pictures.of(project)));
      pending?.want(project, edited);
    } catch (error) {
      isChanged = true;
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

  return {
    async moduleText(id) {
      await ready;
      // A recent declaration may not be read yet.
      if (id.kind === 'asset' && !shown.current().assets.has(id.name)) await refresh(0);
      try {
        return devModuleText(id, shown.current().assets);
      } catch (error) {
        if (id.kind === 'asset') shown.miss(id.name, id.preview);
        throw broken ?? error;
      }
    },
    async close() {
      stop.abort();
      reports.close();
      await pending?.settled();
    },
  };
}

function overlayOf(server: ViteDevServer, manifest: string): Overlay {
  const { hot } = server.environments.client;
  return openOverlay(
    (payload) =>
      hot.send(payload === 'recovered' ? { type: 'custom', event: 'meshwright:recovered' } : payload),
    manifest,
  );
}

/** Sends a page that connects the overlay, the assets and the progress of those in production. */
function greetPages(
  server: ViteDevServer,
  { overlay, reports, shown }: { overlay: Overlay; reports: AssetReports; shown: ShownAssets },
): void {
  const { hot } = server.environments.client;
  hot.on('vite:client:connect', (_, page) => {
    const payload = overlay.payload();
    if (payload) page.send(payload);
  });
  hot.on('meshwright:hello', (_, page) => {
    const changed = Object.fromEntries(shown.current().assets);
    page.send('meshwright:changed', { changed, removed: [], swapped: [] } satisfies Changes);
    for (const progress of reports.underWay()) page.send('meshwright:progress', progress);
  });
}

interface Production {
  readonly reports: AssetReports;
  readonly pictures: AssetPictures;
  readonly signal: AbortSignal;
  /** Called when pages have something new to show. */
  readonly onMade: () => void;
}

function openPendingAssets(
  { folder, files, now, env, atOnce }: DevOptions,
  { reports, pictures, signal, onMade }: Production,
): PendingAssets {
  const store = folderStore(env.MESHWRIGHT_STORE || userFolder('store', env));
  const run = `vite-${now()}`;
  return pendingAssets({
    files,
    store,
    signal,
    atOnce,
    remoteOf: (manifest) => projectRemote(manifest, folder, env),
    purchases: purchases({ folder, files, store, run, now, env, signal, onNote: reports.print }),
    onEvent: reports.progressed,
    onWait: reports.waits,
    onPicture(asset, picture) {
      pictures.put(asset, picture);
      onMade();
    },
    onEnded(asset) {
      reports.ended(asset);
      if (asset.state === 'made' || asset.state === 'removed') onMade();
    },
  });
}

/** Pictures of assets that are not made yet: their source picture, or the thumbnail of a running task. */
interface AssetPictures {
  put(asset: DeclaredAsset, picture: Uint8Array): void;
  /** Returns the available pictures by asset name. */
  of(project: Project): Promise<ReadonlyMap<string, Uint8Array>>;
}

function assetPictures(files: Pick<ProjectFiles, 'read'>): AssetPictures {
  /** Thumbnails by the hash of the declaration at that time. */
  const thumbnails = new Map<string, Uint8Array>();
  return {
    put: ({ hash }, picture) => void thumbnails.set(hash, picture),
    async of({ assets, lock }) {
      const found = new Map<string, Uint8Array>();
      for (const { name, spec, hash } of assets) {
        if (lock.assets[name]) continue;
        const picture = thumbnails.get(hash) ?? (spec.image && (await files.read(spec.image)));
        if (picture) found.set(name, picture);
      }
      return found;
    },
  };
}

/** Runs `work` one at a time, at least `afterMs` after the call. Calls before its start share that run. */
function coalesced(work: () => Promise<void>): (afterMs: number) => Promise<void> {
  let waiting = false;
  let last: Promise<void> = Promise.resolve();
  return (afterMs) => {
    if (waiting) return last;
    waiting = true;
    last = last.then(async () => {
      await delay(afterMs);
      waiting = false;
      await work();
    });
    return last;
  };
}

/** Returns the paths of all input files of a project: manifest, lockfile, recipes, pictures. */
function projectInputs({ manifest, assets }: Pick<Project, 'manifest' | 'assets'>): Set<string> {
  const recipes = Object.values(manifest.assets).flatMap(({ recipe }) =>
    typeof recipe === 'string' ? [recipe] : [],
  );
  const read = assets.flatMap(({ recipe }) =>
    refsIn(recipe.nodes).flatMap(({ ref }) => ('path' in ref ? [ref.path] : [])),
  );
  return new Set([manifestFile, lockFileName, ...recipes, ...read]);
}
