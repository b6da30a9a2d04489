import * as files from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { ServiceError } from '../service-error.ts';
import { digestOf } from './digest-of.ts';
import { syncFile } from './sync-file.ts';

export interface StoredFile {
  readonly name: string;
  readonly size: number;
  /** SHA-256, hex. */
  readonly digest: string;
}

/**
 * Where the result files of a task are. Each claim of a task has a place of its own, so that a worker that lost its
 * claim cannot write over the files of another.
 */
export interface ResultLocation {
  readonly task: string;
  /** Number of the claim that made them, from 1; 0 for the files of an older version. */
  readonly claim: number;
}

/** Stores bytes: results, which are served, and inputs, which wait for their job. */
export interface FileStore {
  /** Publishes the result files of a claim, all or none. Resolves once they are on the disk. */
  publish(place: ResultLocation, files: Readonly<Record<string, Uint8Array>>): Promise<StoredFile[]>;
  /**
   * Opens the bytes from `start` to `end`, both included, of a published file.
   * @throws ServiceError `file_missing` when the file is not there, before any byte
   */
  stream(
    place: ResultLocation,
    name: string,
    range: { readonly start: number; readonly end: number },
  ): Promise<ReadableStream<Uint8Array>>;
  /** @throws ServiceError `file_missing` */
  read(place: ResultLocation, name: string): Promise<Uint8Array>;
  /** Removes the result files of one claim, and no other. */
  retract(place: ResultLocation): Promise<void>;
  /** Keeps input files for the job of a task, by role. @throws ServiceError `file_missing` */
  stage(task: string, inputs: readonly StagedInput[]): Promise<void>;
  /** @throws ServiceError `file_missing` */
  readStaged(task: string, role: string): Promise<Uint8Array>;
  removeStaged(task: string): Promise<void>;
  /** Removes everything of a task. */
  remove(task: string): Promise<void>;
  /** Returns the ids of all tasks that have results or inputs here. */
  tasks(): Promise<ReadonlySet<string>>;
  /** Moves everything of a task out of use, where `clearAside` finds it. @param day `YYYY-MM-DD` */
  setAside(task: string, day: string): Promise<void>;
  /** Deletes what was set aside before a day. @returns the number of tasks */
  clearAside(day: string): Promise<number>;
  /** Returns the text that was kept last with `setMark`, undefined before. */
  mark(): Promise<string | undefined>;
  setMark(text: string): Promise<void>;
  /** Deletes the drafts of processes that were killed, last changed before this time in milliseconds since 1970. */
  clearDrafts(before: number): Promise<void>;
}

/**
 * Bytes that arrived with the request, in memory or in a file; a published file of another task; or an input of
 * another task.
 */
export type StagedInput =
  | { readonly role: string; readonly bytes: Uint8Array }
  | { readonly role: string; readonly path: string }
  | { readonly role: string; readonly from: ResultLocation & { readonly name: string } }
  | { readonly role: string; readonly kept: { readonly task: string; readonly role: string } };

/** The disk operations of a folder store. Tests substitute a failing disk. */
export type Disk = Pick<
  typeof files,
  'link' | 'mkdir' | 'mkdtemp' | 'open' | 'readdir' | 'readFile' | 'rename' | 'rm' | 'rmdir' | 'stat'
> & { readonly sync: typeof syncFile };

/** The disk of this machine. */
export const nodeDisk: Disk = { ...files, sync: syncFile };

/** Creates a file store in a folder: `files/<task>/<claim>/<name>` and `inputs/<task>/<role>`. */
export function folderFileStore(
  folder: string,
  { disk = nodeDisk }: { readonly disk?: Disk } = {},
): FileStore {
  const { link, mkdir, mkdtemp, open, readFile, rename, rm, rmdir, stat } = disk;
  const results = join(folder, 'files');
  const inputs = join(folder, 'inputs');
  const unfinished = join(folder, 'unfinished');
  const aside = join(folder, 'aside');

  const folderOf = ({ task, claim }: ResultLocation): string =>
    claim === 0 ? join(results, task) : join(results, task, String(claim));

  /** Fills a draft folder and moves it into place as a whole. */
  async function put(place: string, task: string, fill: (folder: string) => Promise<void>): Promise<void> {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const draft = await mkdtemp(join(unfinished, `${task}.`));
    try {
      await fill(draft);
      await syncFolder(disk, draft);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      // A repeated attempt of the same claim, after an answer that was lost.
      await rm(place, { recursive: true, force: true });
      await rename(draft, place);
      await syncFolder(disk, dirname(place));
    } catch (error) {
      for (const left of [draft, place]) await rm(left, { recursive: true, force: true });
      throw error;
    }
  }

  return {
    async publish(place, files) {
      const stored: StoredFile[] = [];
      for (const [name, bytes] of Object.entries(files)) {
        stored.push({ name: safeName(name), size: bytes.byteLength, digest: await digestOf(bytes) });
      }
      await put(folderOf(place), place.task, async (draft) => {
        for (const [name, bytes] of Object.entries(files)) await writeDurably(disk, join(draft, name), bytes);
      });
      await syncFolder(disk, results);
      return stored;
    },
    async stream(place, name, { start, end }) {
      const file = await open(join(folderOf(place), safeName(name)), 'r').catch(ifMissing(place.task, name));
      // A shorter file is damaged, and ends the answer before its announced length.
      if ((await file.stat()).size <= end) {
        await file.close();
        throw fileMissing(place.task, name);
      }
      return Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream<Uint8Array>;
    },
    read: (place, name) => readFile(join(folderOf(place), safeName(name))).catch(ifMissing(place.task, name)),
    async retract(place) {
      await rm(folderOf(place), { recursive: true, force: true });
      // Another claim may have files there.
      await rmdir(join(results, place.task)).catch(() => {});
    },
    async stage(task, staged) {
      if (staged.length === 0) return;
      await put(join(inputs, task), task, async (draft) => {
        for (const input of staged) {
          const path = join(draft, safeName(input.role));
          if ('bytes' in input) await writeDurably(disk, path, input.bytes);
          else if ('path' in input) await copyDurably(disk, input.path, path);
          // A link, so that the file survives the deletion of the other task.
          else if ('from' in input)
            await link(join(folderOf(input.from), safeName(input.from.name)), path).catch(
              ifMissing(input.from.task, input.from.name),
            );
          else
            await link(join(inputs, input.kept.task, safeName(input.kept.role)), path).catch(
              ifMissing(input.kept.task, input.kept.role),
            );
        }
      });
    },
    readStaged: (task, role) => readFile(join(inputs, task, safeName(role))).catch(ifMissing(task, role)),
    removeStaged: (task) => rm(join(inputs, task), { recursive: true, force: true }),
    async remove(task) {
      await rm(join(results, task), { recursive: true, force: true });
      await rm(join(inputs, task), { recursive: true, force: true });
    },
    async tasks() {
      return new Set([...(await namesIn(disk, results)), ...(await namesIn(disk, inputs))]);
    },
    async setAside(task, day) {
      for (const [kind, place] of Object.entries({ files: results, inputs })) {
        await mkdir(join(aside, day, kind), { recursive: true, mode: 0o700 });
        await rename(join(place, task), join(aside, day, kind, task)).catch(unlessAbsent);
      }
    },
    async clearAside(day) {
      const tasks = new Set<string>();
      for (const old of await namesIn(disk, aside)) {
        if (old >= day) continue;
        for (const kind of ['files', 'inputs']) {
          for (const task of await namesIn(disk, join(aside, old, kind))) tasks.add(task);
        }
        await rm(join(aside, old), { recursive: true, force: true });
      }
      return tasks.size;
    },
    mark: async () => (await readFile(join(folder, markName)).catch(unlessAbsent))?.toString(),
    async setMark(text) {
      await mkdir(unfinished, { recursive: true, mode: 0o700 });
      const draft = await mkdtemp(join(unfinished, 'mark.'));
      await writeDurably(disk, join(draft, markName), Buffer.from(text));
      await rename(join(draft, markName), join(folder, markName));
      await rm(draft, { recursive: true, force: true });
    },
    async clearDrafts(before) {
      for (const draft of await namesIn(disk, unfinished)) {
        const changed = await stat(join(unfinished, draft)).then(({ mtimeMs }) => mtimeMs, unlessAbsent);
        if (changed === undefined || changed >= before) continue;
        await rm(join(unfinished, draft), { recursive: true, force: true });
      }
    },
  };
}

/** The error for a file that the store has and the file storage has not. */
export function fileMissing(task: string, name: string, cause?: unknown): ServiceError {
  return new ServiceError(
    'file_missing',
    `The file ${name} of task ${task} is not in the file storage, or not whole; restore it from a backup, or create the task again.`,
    { cause },
  );
}

export function isMissing(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'file_missing';
}

function ifMissing(task: string, name: string): (error: unknown) => never {
  return (error) => {
    throw isAbsent(error) ? fileMissing(task, name, error) : error;
  };
}

/** Name of the file that holds the mark of a place. */
export const markName = 'turn';

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

async function namesIn({ readdir }: Disk, place: string): Promise<string[]> {
  return (await readdir(place).catch(unlessAbsent)) ?? [];
}

function unlessAbsent(error: unknown): undefined {
  if (!isAbsent(error)) throw error;
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
