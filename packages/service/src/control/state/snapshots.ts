import { createHash } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ServiceError } from '../../service-error.ts';
import { migrations } from '../../store/migrations.ts';
import { openStore } from '../../store/open-store.ts';
import { releaseClaims } from '../../store/queue.ts';
import type { Store } from '../../store/tables.ts';
import { emptyTables, storedTables } from './stored-tables.ts';

export interface Snapshot {
  readonly name: string;
  /** Service time, milliseconds since 1970. */
  readonly madeAt: number;
  readonly tasks: number;
}

/** Copies of the state: `snapshots/<name>` contains the store, the files as hard links, and a manifest. */
export interface Snapshots {
  list(): Promise<readonly Snapshot[]>;
  /**
   * Tasks continue meanwhile; creates and deletes must not run. @throws ServiceError `invalid` when the name is taken
   */
  make(name: string, madeAt: number): Promise<Snapshot>;
  /** Checks every byte of it. @throws ServiceError `not_found` | `bad_input` when it is damaged */
  check(name: string): Promise<void>;
  /**
   * Replaces the state with a checked snapshot. Nothing may run meanwhile; when the process is killed, either the old
   * or the new state remains.
   */
  restore(name: string): Promise<void>;
  remove(name: string): Promise<void>;
}

interface Manifest extends Snapshot {
  readonly version: 1;
  /** Version of the tables. */
  readonly tables: number;
  /** Path below the snapshot and SHA-256 in hex, of every file. */
  readonly digests: Readonly<Record<string, string>>;
}

const manifestName = 'snapshot.json';
const storeName = 'service.db';

export function folderSnapshots(store: Store, folder: string): Snapshots {
  const place = (name: string) => join(folder, 'snapshots', name);

  async function manifestOf(name: string): Promise<Manifest> {
    let text: string;
    try {
      text = await readFile(join(place(name), manifestName), 'utf8');
    } catch (cause) {
      throw new ServiceError('not_found', `Snapshot ${name} does not exist.`, { cause });
    }
    try {
      const manifest = JSON.parse(text) as Manifest;
      if (manifest.version === 1 && Object.hasOwn(manifest.digests, storeName)) return manifest;
    } catch {
      // Falls through: an unreadable manifest is damaged.
    }
    throw damaged(name, manifestName);
  }

  return {
    async list() {
      const names = await namesIn(join(folder, 'snapshots'));
      const found = await Promise.all(names.sort().map((name) => manifestOf(name).catch(() => undefined)));
      return found.flatMap((manifest) =>
        manifest ? [{ name: manifest.name, madeAt: manifest.madeAt, tasks: manifest.tasks }] : [],
      );
    },
    async make(name, madeAt) {
      if (await exists(place(name))) {
        throw new ServiceError('invalid', `Snapshot ${name} already exists; delete it or use another name.`);
      }
      const draft = join(folder, 'unfinished', `snapshot-${name}`);
      await rm(draft, { recursive: true, force: true });
      await mkdir(draft, { recursive: true, mode: 0o700 });
      // Inputs before the store and results after it, so that tasks that end meanwhile are complete either way.
      await linkTree(join(folder, 'inputs'), join(draft, 'inputs'));
      await sql`vacuum into ${join(draft, storeName)}`.execute(store);
      await linkTree(join(folder, 'files'), join(draft, 'files'));
      const digests = await digestsIn(draft);
      const { tasks } = await store
        .selectFrom('tasks')
        .select(({ fn }) => fn.countAll<number>().as('tasks'))
        .executeTakeFirstOrThrow();
      const manifest: Manifest = {
        version: 1,
        tables: migrations.length,
        name,
        madeAt,
        tasks: Number(tasks),
        digests,
      };
      await writeFile(join(draft, manifestName), JSON.stringify(manifest));
      await mkdir(join(folder, 'snapshots'), { recursive: true, mode: 0o700 });
      await rename(draft, place(name));
      return { name, madeAt, tasks: manifest.tasks };
    },
    async check(name) {
      const { digests, tables } = await manifestOf(name);
      if (tables > migrations.length) {
        throw new ServiceError(
          'bad_input',
          `Snapshot ${name} was created by a newer version and was not restored; update this service.`,
        );
      }
      await inBatches(Object.entries(digests), async ([path, digest]) => {
        const found = await digestOf(join(place(name), path)).catch(() => '');
        if (found !== digest) throw damaged(name, path);
      });
    },
    async restore(name) {
      const draft = join(folder, 'unfinished', `restore-${name}`);
      await rm(draft, { recursive: true, force: true });
      await mkdir(draft, { recursive: true, mode: 0o700 });
      // A copy, because an older version is migrated first.
      const copy = join(draft, storeName);
      await copyFile(join(place(name), storeName), copy);
      await openStore(copy).destroy();
      // Files first, so that every file in the store exists at any moment. Folders without a task are swept later.
      for (const kind of ['files', 'inputs'])
        await linkMissing(join(place(name), kind), join(folder, kind), draft);
      await replaceRows(store, copy);
      await releaseClaims(store);
      await rm(draft, { recursive: true, force: true });
    },
    async remove(name) {
      await manifestOf(name);
      await rm(place(name), { recursive: true, force: true });
    },
  };
}

function damaged(name: string, path: string): ServiceError {
  return new ServiceError(
    'bad_input',
    `Snapshot ${name} is damaged at ${path} and was not restored; delete it.`,
  );
}

/** Replaces all rows with those of another store, in one transaction. */
async function replaceRows(store: Store, file: string): Promise<void> {
  await sql`attach database ${file} as snapshot`.execute(store);
  try {
    await store.transaction().execute(async (transaction) => {
      await emptyTables(transaction);
      for (const table of await storedTables(transaction)) {
        await sql`insert into main.${sql.table(table)} select * from snapshot.${sql.table(table)}`.execute(
          transaction,
        );
      }
    });
  } finally {
    await sql`detach database snapshot`.execute(store);
  }
}

/** Links task folders of a snapshot that are missing or have other files. */
async function linkMissing(from: string, to: string, drafts: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await inBatches(await namesIn(from), async (task) => {
    if (await areSameFiles(join(from, task), join(to, task))) return;
    const draft = join(drafts, task);
    await linkTree(join(from, task), draft);
    await rm(join(to, task), { recursive: true, force: true });
    await rename(draft, join(to, task));
  });
}

async function areSameFiles(a: string, b: string): Promise<boolean> {
  const names = await namesIn(a);
  if ((await namesIn(b)).length !== names.length) return false;
  for (const name of names) {
    const [one, other] = await Promise.all([inode(join(a, name)), inode(join(b, name))]);
    if (one === null || one !== other) return false;
  }
  return true;
}

async function inode(path: string): Promise<number | null> {
  return await stat(path).then(
    ({ ino }) => ino,
    () => null,
  );
}

/** Copies folders with hard links to their files. Results and inputs never change once written. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await entriesOf(from);
  await inBatches(entries, async (entry) => {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    // A job that ends meanwhile removes its inputs; the snapshot does not need them then.
    else await link(source, target).catch(unlessAbsent);
  });
}

async function digestsIn(folder: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  await inBatches(await filesBelow(folder), async (path) => {
    digests[path] = await digestOf(join(folder, path));
  });
  return digests;
}

/** Returns paths relative to the folder, with slashes. */
async function filesBelow(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await entriesOf(folder)) {
    if (!entry.isDirectory()) paths.push(entry.name);
    else paths.push(...(await filesBelow(join(folder, entry.name))).map((path) => `${entry.name}/${path}`));
  }
  return paths;
}

/** Parallel operations; more would wait for each other and keep files open. */
const batchSize = 16;

async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < items.length; i += batchSize) {
    await Promise.all(items.slice(i, i + batchSize).map(work));
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return await readdir(folder, { withFileTypes: true }).catch((error) => {
    unlessAbsent(error);
    return [];
  });
}

async function namesIn(folder: string): Promise<string[]> {
  return (await entriesOf(folder)).map(({ name }) => name);
}

async function exists(path: string): Promise<boolean> {
  return (await inode(path)) !== null;
}

function unlessAbsent(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
