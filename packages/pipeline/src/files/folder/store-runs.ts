import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tryOsLock } from './os-lock.ts';
import type { StoreLayout } from './store-layout.ts';
import { unlessMissing } from './unless-missing.ts';

/** Who works with the content of a store, in any process. A process that dies no longer does. */
export interface StoreRuns {
  /** @returns ends it */
  begin(now: number): Promise<() => Promise<void>>;
  /** When the oldest of those that go on began; undefined when there is none. */
  oldest(): Promise<number | undefined>;
}

/** Each is a file that is held, and says by its name when it began. */
export function storeRuns({ runs }: Pick<StoreLayout, 'runs'>): StoreRuns {
  return {
    async begin(now) {
      try {
        await mkdir(runs, { recursive: true });
        for (;;) {
          const path = join(runs, `${Math.floor(now)}-${randomUUID()}.lock`);
          const release = tryOsLock(path);
          // Whoever collects may have taken it for one that is over before it was held.
          if (release && existsSync(path)) {
            return async () => {
              release();
              await rm(path, { force: true });
            };
          }
          release?.();
        }
      } catch {
        // A store that is only read, where nobody collects either.
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
