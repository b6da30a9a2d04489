import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseLockfile } from '../../manifest/lockfile.ts';
import { lockedContent } from '../../manifest/sync/locked-content.ts';
import type { Named } from '../content-store.ts';
import { publishFile } from './publish-file.ts';
import { keyOf, type StoreLayout } from './store-layout.ts';
import { unlessMissing } from './unless-missing.ts';

/** A lockfile of this machine with its last known content. */
interface Root extends Named {
  readonly lockfile: string;
}

export interface StoreRoots {
  set(lockfile: string, named: Named): Promise<void>;
  /** Returns the current content of each lockfile, or the last known one if it is missing. */
  all(): Promise<Root[]>;
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

  return {
    set,
    async all() {
      const found: Root[] = [];
      for (const name of (await unlessMissing(readdir(roots))) ?? []) {
        if (!name.endsWith('.json')) continue;
        const known = JSON.parse(await readFile(join(roots, name), 'utf8')) as Root;
        const named = (await readNamed(known.lockfile)) ?? known;
        await set(known.lockfile, named);
        found.push({ ...named, lockfile: known.lockfile });
      }
      return found;
    },
    remove: (lockfile) => rm(place(lockfile), { force: true }),
  };
}

/** Returns undefined if the lockfile is unreadable: missing, or in the middle of a merge. */
async function readNamed(lockfile: string): Promise<Named | undefined> {
  const text = await readFile(lockfile, 'utf8').catch(() => undefined);
  const lock = text === undefined ? undefined : parseLockfile(text).value;
  return lock && lockedContent(lock);
}
