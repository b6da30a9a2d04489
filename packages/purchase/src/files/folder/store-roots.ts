import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Named } from '../content-store.ts';
import { publishFile, unlessMissing } from './durable-file.ts';
import { keyOf, type StoreLayout } from './store-layout.ts';

/** Returns what a lockfile names now, or undefined while it cannot be read: it is missing, or in the middle of a merge. */
export type NamedBy = (lockfile: string) => Promise<Named | undefined>;

/** A lockfile of this machine with its last known content. */
interface Root extends Named {
  readonly lockfile: string;
}

export interface StoreRoots {
  set(lockfile: string, named: Named): Promise<void>;
  /** Returns the current content of each lockfile, or the last known one if it is missing. */
  all(named: NamedBy): Promise<Root[]>;
  /** Returns the paths of the lockfiles, deleted ones included. */
  lockfiles(): Promise<string[]>;
  remove(lockfile: string): Promise<void>;
}

/** Tracks what must stay in a store. A moved or deleted checkout keeps its files until it is forgotten. */
export function storeRoots({ roots, root }: Pick<StoreLayout, 'roots' | 'root'>): StoreRoots {
  const place = (lockfile: string) => root(keyOf(lockfile));

  async function set(lockfile: string, { hashes, tasks }: Named): Promise<void> {
    const text = JSON.stringify({ lockfile, hashes: [...hashes].sort(), tasks: [...tasks].sort() });
    if ((await unlessMissing(readFile(place(lockfile), 'utf8'))) === text) return;
    await publishFile(place(lockfile), (file) => file.writeFile(text));
  }

  async function known(): Promise<Root[]> {
    const files = ((await unlessMissing(readdir(roots))) ?? []).filter((name) => name.endsWith('.json'));
    return Promise.all(
      files.map(async (name) => JSON.parse(await readFile(join(roots, name), 'utf8')) as Root),
    );
  }

  return {
    set,
    async all(named) {
      const roots: Root[] = [];
      for (const root of await known()) {
        const content = (await named(root.lockfile)) ?? root;
        await set(root.lockfile, content);
        roots.push({ ...content, lockfile: root.lockfile });
      }
      return roots;
    },
    lockfiles: async () => (await known()).map(({ lockfile }) => lockfile),
    remove: (lockfile) => rm(place(lockfile), { force: true }),
  };
}
