import {
  type ContentStore,
  checkProject,
  type DeclaredAsset,
  lockFileName,
  type Manifest,
  type Project,
  type ProjectFiles,
  type Remote,
  type RunEvent,
  restoreAsset,
  type SyncedAsset,
  syncProject,
  type Wait,
} from '@meshwright/pipeline';
import { followThumbnails } from './follow-thumbnails.ts';
import type { Purchases } from './purchases.ts';

export interface PendingAssetOptions {
  readonly files: ProjectFiles;
  readonly store: ContentStore;
  readonly purchases: Purchases;
  readonly remoteOf: (manifest: Manifest) => Remote | undefined;
  readonly atOnce: number;
  readonly signal: AbortSignal;
  readonly onEvent: (asset: string, event: RunEvent) => void;
  /** Called with what a purchase waits for: at once, then about every two seconds. */
  readonly onWait?: ((asset: string, wait: Wait) => void) | undefined;
  /** Called with the thumbnail of an asset's task once it is available. */
  readonly onPicture?: ((asset: DeclaredAsset, picture: Uint8Array) => void) | undefined;
  /** Called after each asset. If it was made or removed, the lockfile has changed: call `want` again. */
  readonly onEnded: (asset: SyncedAsset) => void;
}

export interface PendingAssets {
  /**
   * Works until the files of a project match its declarations. A running asset ends first and is made again if its
   * declaration has changed; other assets do not wait for it.
   * @param anew set after a change of the project: retries earlier failures once
   */
  want(project: Project, anew: boolean): void;
  /** Resolves when no asset is in production. */
  landed(): Promise<void>;
}

/** Result of the last run of an asset. */
interface Landing {
  /** Hash of its declaration. */
  readonly hash: string;
  /** Lockfile entry at that time. */
  readonly locked: string | undefined;
  readonly failed: boolean;
}

export function pendingAssets(options: PendingAssetOptions): PendingAssets {
  const { files, store, purchases, remoteOf, atOnce, signal, onEvent, onWait, onPicture, onEnded } = options;
  const pending = new Map<string, Promise<void>>();
  const landings = new Map<string, Landing>();
  let wanted: Project | undefined;
  let untidy = true;

  function want(project: Project, anew: boolean): void {
    wanted = project;
    untidy ||= anew;
    for (const [name, { failed }] of landings) {
      if ((anew && failed) || !Object.hasOwn(project.manifest.assets, name)) landings.delete(name);
    }
    launch(project);
  }

  function launch(project: Project): void {
    if (signal.aborted) return;
    const waiting = project.assets.filter((asset) => isWaiting(asset, project));
    for (const asset of waiting) {
      if (pending.size < atOnce && !pending.has(asset.name)) start(project, asset);
    }
    const failed = [...landings.values()].some((landing) => landing.failed);
    if (!untidy || failed || waiting.length > 0 || pending.size > 0) return;
    untidy = false;
    follow('', tidy(project));
  }

  function isWaiting({ name, hash }: DeclaredAsset, { lock }: Project): boolean {
    const last = landings.get(name);
    return last?.hash !== hash || last.locked !== lock.assets[name]?.recipe;
  }

  function start(project: Project, asset: DeclaredAsset): void {
    const { name, hash } = asset;
    const locked = project.lock.assets[name]?.recipe;
    follow(name, bring(project, asset), (failed) =>
      landings.set(name, { hash, failed, locked: failed ? locked : hash }),
    );
  }

  function follow(
    name: string,
    work: Promise<SyncedAsset | undefined>,
    onLanded?: (failed: boolean) => void,
  ): void {
    const synced = work.catch((error: unknown) => ({ name, state: 'failed' as const, credits: 0, error }));
    pending.set(
      name,
      synced.then((asset) => {
        pending.delete(name);
        onLanded?.(asset?.state === 'failed');
        if (!asset || signal.aborted) return;
        onEnded(asset);
        if (asset.state !== 'made' && asset.state !== 'removed') launch(wanted!);
      }),
    );
  }

  async function bring(project: Project, asset: DeclaredAsset): Promise<SyncedAsset> {
    const { name, hash } = asset;
    const locked = project.lock.assets[name];
    const remote = remoteOf(project.manifest);
    if (locked?.recipe === hash) {
      return { name, state: await restoreAsset(locked, files, store, remote), credits: 0 };
    }
    const [synced] = await purchases.making(project, async (context) => {
      const thumbnails = followThumbnails(context, signal, (picture) => onPicture?.(asset, picture));
      const onRunEvent = (of: string, event: RunEvent) => {
        thumbnails.see(event);
        onEvent(of, event);
      };
      const waiting = (wait: Wait) => onWait?.(name, wait);
      const syncOptions = { only: [name], remote, signal, onEvent: onRunEvent, onWait: waiting };
      try {
        return await syncProject(project, files, context, syncOptions);
      } finally {
        await thumbnails.end();
      }
    });
    return synced ?? { name, state: 'failed', credits: 0, error: signal.reason };
  }

  /** Updates shared files: removes files of undeclared assets, writes the generated module. */
  async function tidy(project: Project): Promise<SyncedAsset | undefined> {
    const issues = await checkProject(project, files);
    const { module } = project.manifest;
    if (!issues.some(({ file }) => file === lockFileName || file === module)) return undefined;
    const synced = await purchases.tidying((context) => syncProject(project, files, context, { signal }));
    return synced.find(({ state }) => state === 'removed' || state === 'failed');
  }

  return {
    want,
    async landed() {
      while (pending.size > 0) await Promise.all(pending.values());
    },
  };
}
