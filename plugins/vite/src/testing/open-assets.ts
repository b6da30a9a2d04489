import { join } from 'node:path';
import { readProject, type SyncedAsset } from '@meshwright/pipeline';
import { folderProject } from '@meshwright/pipeline/node';
import { folderStore } from '@meshwright/purchase/node';
import { type PendingAssets, pendingAssets } from '../dev/production/pending-assets.ts';
import { projectRemote } from '../dev/production/project-remote.ts';
import { purchases } from '../dev/production/purchases.ts';

/** The pending assets of a project, which is read again after each asset as the plugin does. */
export interface OpenedAssets {
  readonly pending: PendingAssets;
  readonly stop: AbortController;
  /** Ended assets, as `NAME STATE`. */
  readonly log: string[];
  /** All steps, as `NAME STATE`. */
  readonly events: string[];
  readonly errors: unknown[];
  /** Notes about the journal files. */
  readonly notes: readonly string[];
  /** Last thumbnail of each asset. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Requests the assets as after a change of the manifest. */
  want(): Promise<void>;
  until(done: () => boolean): Promise<void>;
}

/** @param given environment besides the user's state folder, which is in the project */
export function openAssets(folder: string, given: Readonly<Record<string, string>>): OpenedAssets {
  const env = { XDG_STATE_HOME: join(folder, '.state'), ...given };
  const files = folderProject(folder);
  const store = folderStore(join(folder, '.store'));
  const stop = new AbortController();
  const { signal } = stop;
  const log: string[] = [];
  const events: string[] = [];
  const errors: unknown[] = [];
  const notes: string[] = [];
  const onNote = (note: string): void => void notes.push(note);
  const pictures = new Map<string, Uint8Array>();
  const listeners = new Set<() => void>();
  const onEnded = async ({ name, state, error }: SyncedAsset): Promise<void> => {
    log.push(`${name} ${state}`);
    if (error !== undefined) errors.push(error);
    for (const listener of listeners) listener();
    // The test may be over and its folder deleted.
    const project = await readProject(files).catch(() => undefined);
    if (project) pending.want(project, false);
  };
  const pending = pendingAssets({
    files,
    store,
    signal,
    atOnce: 4,
    remoteOf: (manifest) => projectRemote(manifest, folder, env),
    purchases: purchases({ folder, files, store, run: 'a-run', now: Date.now, env, signal, onNote }),
    onEvent(name, { state }) {
      events.push(`${name} ${state}`);
      for (const listener of listeners) listener();
    },
    onPicture({ name }, picture) {
      pictures.set(name, picture);
      for (const listener of listeners) listener();
    },
    onEnded: (asset) => void onEnded(asset),
  });
  return {
    pending,
    stop,
    log,
    events,
    errors,
    notes,
    pictures,
    want: async () => pending.want(await readProject(files), true),
    until: (done) =>
      new Promise((resolve) => {
        const listener = (): void => {
          if (done()) resolve();
        };
        listeners.add(listener);
        listener();
      }),
  };
}
