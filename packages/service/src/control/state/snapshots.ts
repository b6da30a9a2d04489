import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ServiceError } from '../../service-error.ts';
import { migrations } from '../../store/migrations.ts';
import { openStore } from '../../store/open-store.ts';
import { releaseClaims } from '../../store/queue.ts';
import type { Store } from '../../store/tables.ts';
import { digestOf, digestsIn, exists, inBatches, linkMissing, linkTree, namesIn } from './file-trees.ts';
import {
  damaged,
  type Manifest,
  manifestName,
  readManifest,
  type Snapshot,
  storeName,
} from './snapshot-manifest.ts';
import { emptyTables, storedTables } from './stored-tables.ts';

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

export function folderSnapshots(store: Store, folder: string): Snapshots {
  const place = (name: string) => join(folder, 'snapshots', name);

  return {
    async list() {
      const names = await namesIn(join(folder, 'snapshots'));
      const manifests = await Promise.all(
        names.sort().map((name) => readManifest(place(name), name).catch(() => undefined)),
      );
      return manifests.flatMap((manifest) =>
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
      const tasks = await copyState(store, folder, draft);
      const manifest: Manifest = {
        version: 1,
        tables: migrations.length,
        name,
        madeAt,
        tasks,
        digests: await digestsIn(draft),
      };
      await writeFile(join(draft, manifestName), JSON.stringify(manifest));
      await mkdir(join(folder, 'snapshots'), { recursive: true, mode: 0o700 });
      await rename(draft, place(name));
      return { name, madeAt, tasks };
    },
    async check(name) {
      const { digests, tables } = await readManifest(place(name), name);
      if (tables > migrations.length) {
        throw new ServiceError(
          'bad_input',
          `Snapshot ${name} was created by a newer version and was not restored; update this service.`,
        );
      }
      await inBatches(Object.entries(digests), async ([path, digest]) => {
        const actual = await digestOf(join(place(name), path)).catch(() => '');
        if (actual !== digest) throw damaged(name, path);
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
      await readManifest(place(name), name);
      await rm(place(name), { recursive: true, force: true });
    },
  };
}

/** Copies files and store into a draft. Returns the number of tasks. */
async function copyState(store: Store, folder: string, draft: string): Promise<number> {
  // Inputs before the store and results after it, so that tasks that end meanwhile are complete either way.
  await linkTree(join(folder, 'inputs'), join(draft, 'inputs'));
  await sql`vacuum into ${join(draft, storeName)}`.execute(store);
  await linkTree(join(folder, 'files'), join(draft, 'files'));
  const { tasks } = await store
    .selectFrom('tasks')
    .select(({ fn }) => fn.countAll<number>().as('tasks'))
    .executeTakeFirstOrThrow();
  return Number(tasks);
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
