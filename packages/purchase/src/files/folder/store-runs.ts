import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './durable-file.ts';
import { tryOsLock } from './os-lock.ts';
import type { StoreLayout } from './store-layout.ts';

/** Active runs on the content of a store, in any process. A run ends with its process. */
export interface StoreRuns {
  /** @returns a function that ends the run */
  begin(now: number): Promise<() => Promise<void>>;
  /** Returns the start time of the oldest active run; undefined without one. */
  oldest(): Promise<number | undefined>;
}

/** Keeps each run as a locked file whose name contains its start time. */
export function storeRuns({ runs }: Pick<StoreLayout, 'runs'>): StoreRuns {
  return {
    async begin(now) {
      try {
        await mkdir(runs, { recursive: true });
        for (;;) {
          const path = join(runs, `${Math.floor(now)}-${randomUUID()}.lock`);
          const release = tryOsLock(path);
          // A collection may have removed the file as abandoned before it was locked.
          if (release && existsSync(path)) {
            return async () => {
              release();
              await rm(path, { force: true });
            };
          }
          release?.();
        }
      } catch {
        // A read-only store is never collected.
        return async () => {};
      }
    },
    async oldest() {
      const begun: number[] = [];
      for (const name of (await unlessMissing(readdir(runs))) ?? []) {
        if (!name.endsWith('.lock')) continue;
        const path = join(runs, name);
        const release = tryOsLock(path);
        if (!release) begun.push(Number.parseInt(name, 10));
        else {
          await rm(path, { force: true });
          release();
        }
      }
      return begun.length > 0 ? Math.min(...begun) : undefined;
    },
  };
}
