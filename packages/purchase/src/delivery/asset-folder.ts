import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { hasCode } from '@meshwright/contract';
import { syncFile, syncFolder } from '../files/folder/durable-file.ts';
import { writeError } from '../files/folder/write-error.ts';
import { hasEnded, type Owner, processMark } from '../process-mark.ts';
import { PurchaseError } from '../purchase-error.ts';
import { parseSidecar } from './sidecar.ts';

/** A folder that is filled beside its final path, and becomes visible only when complete. */
export interface AssetFolder {
  /** Folder for the files until `publish`. */
  readonly staging: string;
  /** The requested path. */
  readonly path: string;
  /** Writes one file into `staging`. @throws PurchaseError `bad_option` for a name with a path */
  write(name: string, bytes: Uint8Array): Promise<void>;
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
  /**
   * What the user can do instead, for messages.
   * @default { other: 'name another folder', replace: 'replace it' }
   */
  readonly ways?: { readonly other: string; readonly replace: string };
}

type Occupant = 'nothing' | 'asset' | 'something';

/**
 * Opens a folder for one asset before any spending: its path has to be free and writable. If another process takes the
 * path meanwhile, the asset goes to the next free name.
 * @throws PurchaseError `folder_taken`, `disk_full`, `io_failed`
 * @example
 * import { openAssetFolder } from '@meshwright/purchase/node';
 *
 * const folder = await openAssetFolder({ path: 'assets/chest' });
 * try {
 *   await folder.write('chest.txt', new TextEncoder().encode('a wooden chest'));
 *   console.log(await folder.publish());
 * } finally {
 *   await folder.discard();
 * }
 */
export async function openAssetFolder(choice: FolderChoice): Promise<AssetFolder> {
  const { force = false, ways = { other: 'name another folder', replace: 'replace it' } } = choice;
  const wanted = resolve(choice.path);
  const path = choice.fresh && !force ? await freeName(wanted) : wanted;
  const parent = dirname(path);
  if (!force && (await occupantOf(path)) === 'asset') {
    const message = `${path} already holds an asset: ${ways.other}, or ${ways.replace}`;
    throw new PurchaseError('folder_taken', message);
  }
  await refuseUnusable(path);
  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      throw writeError(path, cause, ways.other);
    }
  };
  // Creating the folder now, not at the end, is the only reliable test that it can be created.
  const { shelter, staging, made } = await attempt(() => makeStaging(parent));
  await sweepStaging(parent);
  let open = true;
  return {
    staging,
    path,
    async write(name, bytes) {
      if (basename(name) !== name || name.includes('\\') || name === '..' || name === '') {
        throw new PurchaseError('bad_option', `${JSON.stringify(name)} is no file name: leave the path out.`);
      }
      await attempt(() => writeFile(join(staging, name), bytes, { flag: 'wx' }));
    },
    async publish() {
      const place = await attempt(async () => {
        for (const name of await readdir(staging)) await syncPath(join(staging, name));
        await syncFolder(staging);
        const final = await moveInto(staging, path, { force, base: choice.fresh ? wanted : path });
        await syncFolder(parent);
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
      const firstMade = await mkdir(parent, { recursive: true });
      const shelter = await mkdtemp(join(parent, stagingPrefix()));
      const staging = join(shelter, 'asset');
      await mkdir(staging);
      return { shelter, staging, made: firstMade };
    } catch (error) {
      if (!hasCode(error, 'ENOENT') || attempt === 100) throw error;
    }
  }
}

async function refuseUnusable(path: string): Promise<void> {
  const own = `such as ${join(path, 'NAME')}`;
  if ((await occupantOf(path)) === 'something') {
    throw new PurchaseError('folder_taken', `${path} is taken: give the asset a folder of its own, ${own}`);
  }
  // An empty folder is replaced by a rename, which cannot cross file systems.
  if (await isMountPoint(path)) {
    throw new PurchaseError('folder_taken', `${path} is a mount point: name a folder inside it, ${own}`);
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
    const files = parseSidecar(await readFile(join(path, sidecar), 'utf8').catch(() => ''))?.files;
    const isOfAsset = (entry: string) => entry === sidecar || files?.some(({ name }) => name === entry);
    if (files && entries.every(isOfAsset)) return 'asset';
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

async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await syncFile(file);
  } catch (error) {
    // Windows syncs only files that are open for writing.
    if (!hasCode(error, 'EPERM')) throw error;
  } finally {
    await file.close();
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

/** Returns the prefix of staging folders, which states their owner. */
export function stagingPrefix(owner?: Owner): string {
  return `.meshwright-${processMark(owner)}-`;
}

/** Removes the folders in `folder` that killed processes of this machine left. Folders that cannot be removed stay. */
export async function sweepStaging(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, mark = ''] = /^\.meshwright-([0-9a-f]{8}-\d+)-\w{6}$/.exec(name) ?? [];
    if (!hasEnded(mark)) continue;
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
