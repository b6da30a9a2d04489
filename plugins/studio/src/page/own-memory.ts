import type { PanelMemory } from '@meshwright/panel/dom';
import { say } from './words/say.ts';

/** Memory of Studio while this tab holds its lock. */
export interface OwnMemory extends PanelMemory {
  /** Resolves when another tab takes over. It gets the memory when `release` is called. */
  readonly wanted: Promise<void>;
  /** Stops saving and releases the memory after the pending save. */
  release(): Promise<void>;
}

const name = 'meshwright studio';

/**
 * Makes this tab the only writer of a memory: two writers would overwrite each other's jobs.
 * @param offer called when another tab holds the memory; resolves when the user takes over
 */
export async function ownMemory(memory: PanelMemory, offer: () => Promise<void>): Promise<OwnMemory> {
  const channel = new BroadcastChannel(name);
  let free = await lock({ ifAvailable: true });
  if (!free) {
    await offer();
  }
  // A third tab may take over before this one gets the lock.
  const wanted = new Promise<void>((resolve) => {
    channel.addEventListener('message', () => resolve(), { once: true });
  });
  if (!free) {
    const turn = lock({});
    channel.postMessage('take over');
    free = await turn;
  }
  let saving: Promise<void> = Promise.resolve();
  let isOwn = true;
  return {
    project: memory.project,
    wanted,
    load: () => memory.load(),
    save(state) {
      if (!isOwn) return Promise.reject(new Error(say('Studio continues in another tab.')));
      saving = memory.save(state);
      return saving;
    },
    async release() {
      isOwn = false;
      await saving.catch(() => {});
      free?.();
    },
  };
}

/** Resolves with the release function once the lock is held; with undefined if it is unavailable. */
function lock(options: LockOptions): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(name, options, (granted) => {
      if (!granted) return resolve(undefined);
      return new Promise<void>((release) => resolve(release));
    });
    held.catch(reject);
  });
}
