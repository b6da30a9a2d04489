import type { PanelMemory } from '@meshwright/panel/dom';

/** The memory of Studio while this tab is the one that writes it. */
export interface OwnMemory extends PanelMemory {
  /** Resolves when another tab takes over. It gets the memory when `release` is called. */
  readonly wanted: Promise<void>;
  /** Nothing is saved from here on; the memory is free when what was being saved is saved. */
  release(): Promise<void>;
}

const name = 'meshwright studio';

/**
 * Makes this tab the one that uses a memory: two that write it would overwrite each other's jobs.
 * @param offer another tab has it; resolves when the user takes over
 */
export async function ownMemory(memory: PanelMemory, offer: () => Promise<void>): Promise<OwnMemory> {
  const channel = new BroadcastChannel(name);
  let free = await lock({ ifAvailable: true });
  if (!free) {
    await offer();
  }
  // A third tab may take over before this one has its turn.
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
      if (!isOwn) return Promise.reject(new Error('Studio went on in another tab.'));
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

/** Resolves with what gives the lock back, once it is held; with nothing where it is not available now. */
function lock(options: LockOptions): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(name, options, (granted) => {
      if (!granted) return resolve(undefined);
      return new Promise<void>((release) => resolve(release));
    });
    held.catch(reject);
  });
}
