import type { DeclaredAsset, Project, SyncedAsset } from '@meshwright/pipeline';
import { cleanUpProject, makeAsset } from './make-asset.ts';
import type { PendingAssetOptions } from './pending-assets-options.ts';

export interface PendingAssets {
  /**
   * Works until the files of a project match its declarations. A running asset ends first and is made again if its
   * declaration has changed; other assets do not wait for it.
   * @param isChanged set after a change of the project: retries earlier failures once
   */
  want(project: Project, isChanged: boolean): void;
  /** Resolves when no asset is in production. */
  settled(): Promise<void>;
}

/** Result of the last run of an asset. */
interface Result {
  /** From `declarationOf`. */
  readonly declaration: string;
  /** Lockfile entry at that time. */
  readonly locked: string | undefined;
  readonly failed: boolean;
}

export function pendingAssets(options: PendingAssetOptions): PendingAssets {
  const { atOnce, signal, onEnded } = options;
  const pending = new Map<string, Promise<void>>();
  const results = new Map<string, Result>();
  let wanted: Project | undefined;
  let needsCleanup = true;

  function want(project: Project, isChanged: boolean): void {
    wanted = project;
    needsCleanup ||= isChanged;
    for (const [name, { failed }] of results) {
      if ((isChanged && failed) || !Object.hasOwn(project.manifest.assets, name)) results.delete(name);
    }
    startWaiting(project);
  }

  function startWaiting(project: Project): void {
    if (signal.aborted) return;
    const waiting = project.assets.filter((asset) => isWaiting(asset, project));
    for (const asset of waiting) {
      if (pending.size < atOnce && !pending.has(asset.name)) start(project, asset);
    }
    const failed = [...results.values()].some((result) => result.failed);
    if (!needsCleanup || failed || waiting.length > 0 || pending.size > 0) return;
    needsCleanup = false;
    follow('', cleanUpProject(options, project));
  }

  function isWaiting(asset: DeclaredAsset, { lock }: Project): boolean {
    const { name } = asset;
    const last = results.get(name);
    return last?.declaration !== declarationOf(asset) || last.locked !== lock.assets[name]?.recipe;
  }

  function start(project: Project, asset: DeclaredAsset): void {
    const { name, hash } = asset;
    const locked = project.lock.assets[name]?.recipe;
    follow(name, makeAsset(options, project, asset), (failed) =>
      results.set(name, { declaration: declarationOf(asset), failed, locked: failed ? locked : hash }),
    );
  }

  function follow(
    name: string,
    work: Promise<SyncedAsset | undefined>,
    onEnd?: (failed: boolean) => void,
  ): void {
    const synced = work.catch((error: unknown) => ({ name, state: 'failed' as const, credits: 0, error }));
    pending.set(
      name,
      synced.then((asset) => {
        pending.delete(name);
        onEnd?.(asset?.state === 'failed');
        if (!asset || signal.aborted) return;
        onEnded(asset);
        if (asset.state !== 'made' && asset.state !== 'removed') startWaiting(wanted!);
      }),
    );
  }

  return {
    want,
    async settled() {
      while (pending.size > 0) await Promise.all(pending.values());
    },
  };
}

/** Returns a text that changes whenever the asset has to be made again, or in more takes. */
function declarationOf({ hash, takes, drawings }: DeclaredAsset): string {
  return `${hash} ${takes} ${drawings}`;
}
