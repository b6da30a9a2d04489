import type { FileStore } from '../files/file-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { Store } from '../store/tables.ts';

/** Whether the parts of a service answer. */
export interface Health {
  /** Asks all parts, at most once a second. */
  look(): Promise<PartsHealth>;
  isDraining(): boolean;
  /** From now on the service is not ready: it finishes what it has begun. */
  drain(): void;
}

interface PartsHealth {
  readonly store: boolean;
  readonly files: boolean;
  /** Processes that run jobs; undefined where the store does not answer. */
  readonly workers: number | undefined;
}

export interface HealthOptions {
  readonly store: Store;
  readonly files: Pick<FileStore, 'mark'>;
  readonly workers: Storage['workers'];
  /** Whether this process answers for all work, so that it is a worker itself. */
  readonly hasSlots: boolean;
  /** Receives why a part does not answer. */
  readonly onFault: (error: unknown) => void;
}

/** A part that takes longer does not answer, in milliseconds. */
const longestWaitMs = 2_000;
/** Monitors that ask often, and many of them, are one load. */
const keptMs = 1_000;

export function createHealth({ store, files, workers, hasSlots, onFault }: HealthOptions): Health {
  let isDraining = false;
  let last: { readonly at: number; readonly found: Promise<PartsHealth> } | undefined;

  async function ask<T>(part: string, work: Promise<T>): Promise<T | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () =>
          reject(new Error(`The ${part} did not answer within ${longestWaitMs} ms; see whether it runs.`)),
        longestWaitMs,
      );
    });
    try {
      return await Promise.race([work, late]);
    } catch (error) {
      onFault(error);
      return undefined;
    } finally {
      clearTimeout(timer);
      work.catch(() => {});
    }
  }

  async function askAll(): Promise<PartsHealth> {
    const [accounts, hasFiles, count] = await Promise.all([
      ask('database', store.selectFrom('accounts').select('id').limit(1).execute()),
      ask(
        'file storage',
        files.mark().then(() => true),
      ),
      workers ? ask('database', workers()) : Promise.resolve(hasSlots ? 1 : 0),
    ]);
    return { store: accounts !== undefined, files: hasFiles ?? false, workers: count };
  }

  return {
    look() {
      const at = performance.now();
      if (!last || at - last.at > keptMs) last = { at, found: askAll() };
      return last.found;
    },
    isDraining: () => isDraining,
    drain() {
      isDraining = true;
    },
  };
}
