import { fsync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { hasCode } from '@meshwright/contract';
import { CliError } from '../errors/cli-error.ts';
import { writeFailure } from '../errors/write-failure.ts';
import { stagingPrefix, sweepStaging } from '../files/staging-name.ts';
import { filesOfSidecar } from './sidecar.ts';

/** A folder that is filled beside its final path, and becomes visible only when complete. */
export interface AssetFolder {
  /** Folder for the files until `publish`. */
  readonly staging: string;
  /** The requested path. */
  readonly path: string;
  /** Syncs everything in `staging` and moves it into place in one step. Returns the final path. */
  publish(): Promise<string>;
  /** Removes all files. Does nothing after `publish`. */
  discard(): Promise<void>;
}

export interface FolderChoice {
  readonly path: string;
  /** Replace an earlier asset. Anything else at the path is never removed. */
  readonly force?: boolean;
  /** Use `path-2`, `path-3` ... when `path` is taken, instead of refusing. */
  readonly fresh?: boolean;
}

type Occupant = 'nothing' | 'asset' | 'something';

/**
 * Opens a folder for one asset before any spending: its path has to be free and writable. If another command takes the
 * path meanwhile, the asset goes to the next free name.
 * @throws CliError `local_io`
 */
export async function openAssetFolder(choice: FolderChoice): Promise<AssetFolder> {
  const wanted = resolve(choice.path);
  const force = choice.force ?? false;
  const path = choice.fresh && !force ? await freeName(wanted) : wanted;
  const parent = dirname(path);
  await refuseTaken(path, force);
  // Creating the folder now, not at the end, is the only reliable test that it can be created.
  const { shelter, staging, made } = await attempt(path, () => makeStaging(parent));
  await sweepStaging(parent);
  let open = true;
  return {
    staging,
    path,
    async publish() {
      const place = await attempt(path, async () => {
        await syncFolder(staging);
        const final = await moveInto(staging, path, { force, base: choice.fresh ? wanted : path });
        await sync(parent);
        return final;
      });
      open = false;
      await rm(shelter, { recursive: true, force: true });
      return place;
    },
    async discard() {
      if (!open) return;
      open = false;
      await rm(shelter, { recursive: true, force: true });
      // The default parent belongs to this tool, whichever of two commands created it.
      const first = made ?? (choice.fresh ? parent : undefined);
      if (first) await removeEmpty(parent, first);
    },
  };
}

interface Staging {
  /** A private folder with a unique name. */
  readonly shelter: string;
  /** The folder inside it to publish, with the system's default permissions. */
  readonly staging: string;
  /** The topmost folder that had to be created for it. */
  readonly made: string | undefined;
}

/** Creates the folders, again if another command removes a shared parent meanwhile. */
async function makeStaging(parent: string): Promise<Staging> {
  for (let attempt = 1; ; attempt++) {
    try {
      const made = await mkdir(parent, { recursive: true });
      const shelter = await mkdtemp(join(parent, stagingPrefix()));
      const staging = join(shelter, 'asset');
      await mkdir(staging);
      return { shelter, staging, made };
    } catch (error) {
      if (!hasCode(error, 'ENOENT') || attempt === 100) throw error;
    }
  }
}

async function refuseTaken(path: string, force: boolean): Promise<void> {
  const occupant = await occupantOf(path);
  if (occupant === 'asset' && !force) {
    throw new CliError(
      'local_io',
      `${path} already holds an asset: name another folder with --out, or --force`,
    );
  }
  if (occupant === 'something') {
    throw new CliError(
      'local_io',
      `${path} is taken: give the asset a folder of its own, such as ${path}/NAME`,
    );
  }
  // An empty folder is replaced by a rename, which cannot cross file systems.
  if (await isMountPoint(path)) {
    throw new CliError('local_io', `${path} is a mount point: name a folder inside it, such as ${path}/NAME`);
  }
}

/** @param base name to be numbered if the path was taken meanwhile */
async function moveInto(
  staging: string,
  path: string,
  { force, base }: { force: boolean; base: string },
): Promise<string> {
  if (force && (await occupantOf(path)) === 'asset') {
    const old = await mkdtemp(join(dirname(path), '.meshwright-old-'));
    await rename(path, join(old, 'asset'));
    await rename(staging, path);
    await rm(old, { recursive: true, force: true });
    return path;
  }
  for (let place = path; ; place = await freeName(base)) {
    // Where rename does not replace an empty folder (Windows), the folder has to be removed first.
    await rmdir(place).catch(() => undefined);
    try {
      await rename(staging, place);
      return place;
    } catch (error) {
      if ((await occupantOf(place)) === 'nothing') throw error;
    }
  }
}

async function freeName(path: string): Promise<string> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? path : `${path}-${number}`;
    if ((await occupantOf(candidate)) === 'nothing') return candidate;
  }
}

async function occupantOf(path: string): Promise<Occupant> {
  let entries: string[];
  try {
    entries = await readdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTDIR') return 'nothing';
    // Either a file itself, or a path below one, which creating the folder will report.
    return (await exists(path)) ? 'something' : 'nothing';
  }
  if (entries.length === 0) return 'nothing';
  for (const sidecar of entries.filter((entry) => entry.endsWith('.json'))) {
    const files = filesOfSidecar(await readFile(join(path, sidecar), 'utf8').catch(() => ''));
    if (files && entries.every((entry) => entry === sidecar || files.includes(entry))) return 'asset';
  }
  return 'something';
}

async function isMountPoint(path: string): Promise<boolean> {
  const inside = await stat(path).catch(() => undefined);
  const outside = await stat(dirname(path)).catch(() => undefined);
  return inside !== undefined && outside !== undefined && inside.dev !== outside.dev;
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

async function syncFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await sync(join(folder, name));
  await sync(folder);
}

async function sync(path: string): Promise<void> {
  try {
    const file = await open(path, 'r');
    try {
      // By its descriptor: the handles that Yarn's Plug'n'Play gives have no `sync`.
      await promisify(fsync)(file.fd);
    } finally {
      await file.close();
    }
  } catch (error) {
    // Some systems cannot sync a folder.
    const { code } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'EINVAL', 'EISDIR'].includes(code ?? '')) throw error;
  }
}

/** Removes the folders created for this asset, from `folder` up to `first`, while they are empty. */
async function removeEmpty(folder: string, first: string): Promise<void> {
  for (let at = folder; at.length >= first.length; at = dirname(at)) {
    const removed = await rmdir(at).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
}

async function attempt<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw writeFailure(path, cause, 'choose another folder with --out');
  }
}
