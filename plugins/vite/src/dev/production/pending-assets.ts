import type { DeclaredAsset, Project, SyncedAsset } from '@meshwright/pipeline';
import { makeAsset, tidyProject } from './make-asset.ts';
import type { PendingAssetOptions } from './pending-assets-options.ts';

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
  /** From `declarationOf`. */
  readonly declaration: string;
  /** Lockfile entry at that time. */
  readonly locked: string | undefined;
  readonly failed: boolean;
}

export function pendingAssets(options: PendingAssetOptions): PendingAssets {
  const { atOnce, signal, onEnded } = options;
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
    follow('', tidyProject(options, project));
  }

  function isWaiting(asset: DeclaredAsset, { lock }: Project): boolean {
    const { name } = asset;
    const last = landings.get(name);
    return last?.declaration !== declarationOf(asset) || last.locked !== lock.assets[name]?.recipe;
  }

  function start(project: Project, asset: DeclaredAsset): void {
    const { name, hash } = asset;
    const locked = project.lock.assets[name]?.recipe;
    follow(name, makeAsset(options, project, asset), (failed) =>
      landings.set(name, { declaration: declarationOf(asset), failed, locked: failed ? locked : hash }),
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

  return {
    want,
    async landed() {
      while (pending.size > 0) await Promise.all(pending.values());
    },
  };
}

/** Returns a text that changes whenever the asset has to be made again, or in more takes. */
function declarationOf({ hash, takes }: DeclaredAsset): string {
  return `${hash} ${takes}`;
}
