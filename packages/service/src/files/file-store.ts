import { createReadStream } from 'node:fs';
import * as files from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { digestOf } from './digest-of.ts';
import { syncFile } from './sync-file.ts';

export interface StoredFile {
  readonly name: string;
  readonly size: number;
  /** SHA-256, hex. */
  readonly digest: string;
}

/** Stores bytes: results, which are served, and inputs, which wait for their job. */
export interface FileStore {
  /** Publishes the result files of a task, all or none. Resolves once they are on the disk. */
  publish(task: string, files: Readonly<Record<string, Uint8Array>>): Promise<StoredFile[]>;
  /** The bytes from `start` to `end`, both included, of a published file. */
  stream(task: string, name: string, start: number, end: number): ReadableStream<Uint8Array>;
  read(task: string, name: string): Promise<Uint8Array>;
  /** Keeps input files for the job of a task, by role. */
  stage(task: string, inputs: readonly StagedInput[]): Promise<void>;
  readStaged(task: string, role: string): Promise<Uint8Array>;
  removeStaged(task: string): Promise<void>;
  /** Removes everything of a task. */
  remove(task: string): Promise<void>;
  /** Removes folders without a task, left behind by a killed process. Returns their number. */
  sweep(isKnown: (task: string) => boolean): Promise<number>;
}

/**
 * Bytes that arrived with the request, in memory or in a file; a published file of another task; or an input of
 * another task.
 */
export type StagedInput =
  | { readonly role: string; readonly bytes: Uint8Array }
  | { readonly role: string; readonly path: string }
  | { readonly role: string; readonly from: { readonly task: string; readonly name: string } }
  | { readonly role: string; readonly kept: { readonly task: string; readonly role: string } };

/** The disk operations of a folder store. Tests substitute a failing disk. */
export type Disk = Pick<
  typeof files,
  'link' | 'mkdir' | 'mkdtemp' | 'open' | 'readdir' | 'readFile' | 'rename' | 'rm'
> & { readonly sync: typeof syncFile };

/** The disk of this machine. */
export const nodeDisk: Disk = { ...files, sync: syncFile };

interface FolderOptions {
  /** @default the disk of this machine */
  readonly disk?: Disk;
  /**
   * Other services write to the folder too, so their unfinished folders are kept.
   * @default false
   */
  readonly shared?: boolean;
}

/** Creates a file store in a folder: `files/<task>/<name>` and `inputs/<task>/<role>`. */
export function folderFileStore(
  folder: string,
  { shared = false, disk = nodeDisk }: FolderOptions = {},
): FileStore {
  const { link, mkdir, mkdtemp, readFile, rename, rm } = disk;
  const results = join(folder, 'files');
  const inputs = join(folder, 'inputs');
  const unfinished = join(folder, 'unfinished');

  /** Fills a draft folder and moves it into place as a whole. */
  async function put(place: string, task: string, fill: (folder: string) => Promise<void>): Promise<void> {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const draft = await mkdtemp(join(unfinished, `${task}.`));
    try {
      await fill(draft);
      await syncFolder(disk, draft);
      await mkdir(place, { recursive: true, mode: 0o700 });
      // A job killed between writing its files and its status has left the same files here.
      await rm(join(place, task), { recursive: true, force: true });
      await rename(draft, join(place, task));
      await syncFolder(disk, place);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  }

  return {
    async publish(task, files) {
      const stored: StoredFile[] = [];
      for (const [name, bytes] of Object.entries(files)) {
        stored.push({ name: safeName(name), size: bytes.byteLength, digest: await digestOf(bytes) });
      }
      await put(results, task, async (draft) => {
        for (const [name, bytes] of Object.entries(files)) await writeDurably(disk, join(draft, name), bytes);
      });
      return stored;
    },
    stream(task, name, start, end) {
      const path = join(results, task, safeName(name));
      return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>;
    },
    read: (task, name) => readFile(join(results, task, safeName(name))),
    async stage(task, staged) {
      if (staged.length === 0) return;
      await put(inputs, task, async (draft) => {
        for (const input of staged) {
          const path = join(draft, safeName(input.role));
          if ('bytes' in input) await writeDurably(disk, path, input.bytes);
          else if ('path' in input) await copyDurably(disk, input.path, path);
          // A link, so that the file survives the deletion of the other task.
          else if ('from' in input)
            await link(join(results, input.from.task, safeName(input.from.name)), path);
          else await link(join(inputs, input.kept.task, safeName(input.kept.role)), path);
        }
      });
    },
    readStaged: (task, role) => readFile(join(inputs, task, safeName(role))),
    removeStaged: (task) => rm(join(inputs, task), { recursive: true, force: true }),
    async remove(task) {
      await rm(join(results, task), { recursive: true, force: true });
      await rm(join(inputs, task), { recursive: true, force: true });
    },
    async sweep(isKnown) {
      let swept = 0;
      for (const draft of await foldersIn(disk, unfinished)) {
        if (shared && isKnown(draft.split('.', 1)[0] ?? '')) continue;
        await rm(join(unfinished, draft), { recursive: true, force: true });
      }
      for (const place of [results, inputs]) {
        for (const task of await foldersIn(disk, place)) {
          if (isKnown(task)) continue;
          await rm(join(place, task), { recursive: true, force: true });
          swept += 1;
        }
      }
      return swept;
    },
  };
}

/** Checks a file name. Names come from jobs and roles, never from a request, so a separator is a bug. */
export function safeName(name: string): string {
  if (!/^[\w-][\w.-]{0,99}$/.test(name)) throw new Error(`${JSON.stringify(name)} is not a valid file name`);
  return name;
}

async function writeDurably({ open, sync }: Disk, path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await sync(file);
  } finally {
    await file.close();
  }
}

/** Copies by hard link on the same disk; the other name is removed with its request. */
async function copyDurably({ link, open, sync }: Disk, from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await files.copyFile(from, to);
  }
  const file = await open(to, 'r+');
  try {
    await sync(file);
  } finally {
    await file.close();
  }
}

async function syncFolder({ open, sync }: Disk, path: string): Promise<void> {
  // Windows cannot sync a folder; the rename is still atomic for readers.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await sync(folder);
  } finally {
    await folder.close();
  }
}

async function foldersIn({ readdir }: Disk, place: string): Promise<string[]> {
  try {
    return await readdir(place);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
