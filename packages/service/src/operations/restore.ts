import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { type FileStore, folderFileStore, type ResultPlace } from '../files/file-store.ts';
import { ServiceError } from '../service-error.ts';
import { openDataDirectory } from '../storage/data-directory.ts';
import type { FileCredentials } from '../storage/open-files.ts';
import type { Storage } from '../storage/storage.ts';
import { migrations } from '../store/migrations.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/tables.ts';
import {
  type BackupManifest,
  type BackupReport,
  type BackupSecrets,
  eachAtOnce,
  readManifest,
  rowsOf,
  secretsName,
  wantedFiles,
} from './backup.ts';
import { backupTables, insertRows, type LedgerFigures, ledgerFigures } from './backup-tables.ts';

/** Where the state of a service is: its own folder, or a database and files. */
export interface ServicePlace {
  /** Folder of a service. */
  readonly dataDir?: string;
  /** `postgres://user:password@host:port/database`, with `files`. */
  readonly database?: string;
  /** Folder, or `s3://bucket/prefix?endpoint=http://host&region=name`. */
  readonly files?: string;
  readonly fileCredentials?: FileCredentials;
}

/**
 * Makes a new state of a backup, in an empty place: a folder that does not exist, or a database without accounts. A
 * backup of either kind can become either. The copy has an identity and files of its own, and touches nothing of the
 * original; links that were signed before stay valid under the same address. Tasks that were running run again.
 * @returns what was restored: the ledger is read back and equal to that of the backup
 * @throws ServiceError `bad_options` when the place is not empty or the backup is of a newer version, `data_damaged` when
 * a file of the backup has changed
 * @example
 * import { restoreBackup } from '@meshwright/service';
 *
 * await restoreBackup('backup', { dataDir: 'restored' }).catch((error) => console.error(error.message));
 */
export async function restoreBackup(from: string, place: ServicePlace): Promise<BackupReport> {
  const folder = resolve(from);
  const manifest = await readManifest(folder);
  if (manifest.tables > migrations.length) {
    throw new ServiceError(
      'bad_options',
      `restore ${folder}: its tables are of version ${manifest.tables}, newer than this one supports (${migrations.length}); update this one.`,
    );
  }
  const secrets = JSON.parse(await readFile(join(folder, secretsName), 'utf8')) as BackupSecrets;
  const restored = { folder, manifest, secrets };
  if (place.database === undefined) await intoFolder(restored, resolve(place.dataDir ?? ''));
  else await intoDatabase(restored, place.database, place);
  const { format: _, tables: __, digests: ___, ...report } = manifest;
  return report;
}

interface Restored {
  readonly folder: string;
  readonly manifest: BackupManifest;
  readonly secrets: BackupSecrets;
}

async function intoFolder(restored: Restored, target: string): Promise<void> {
  const names = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0) throw notEmpty(`${target} is not empty; name a new folder`);
  const draft = `${target}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  const directory = await openDataDirectory(draft, 'service.db');
  try {
    // The service that opens it first migrates the tables of an older version.
    const store = openStore(join(draft, 'service.db'), { version: restored.manifest.tables });
    try {
      await insertAll(store, restored);
      await fill(restored, { store, files: folderFileStore(draft), secret: directory.secret });
      await sql`pragma wal_checkpoint(truncate)`.execute(store);
    } finally {
      await store.destroy();
      await directory.release();
    }
    await mkdir(dirname(target), { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function intoDatabase(restored: Restored, database: string, place: ServicePlace): Promise<void> {
  const { openPostgres } = await import('../storage/postgres-store.ts');
  const { openFiles } = await import('../storage/open-files.ts');
  const { clusterStorage } = await import('../storage/cluster-storage.ts');
  const onFault = (): void => {};
  const files = await openFiles(place.files ?? '', place.fileCredentials);
  const postgres = await openPostgres(database, { onFault, tables: restored.manifest.tables });
  try {
    const first = await postgres.store.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
    if (first || postgres.version !== restored.manifest.tables) {
      throw notEmpty('the database has tables of a service; name an empty one');
    }
    await insertAll(postgres.store, restored);
    await postgres.close();
    const storage = await clusterStorage({ database, openFiles: files });
    try {
      await fill(restored, storage);
    } finally {
      await storage.close();
    }
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'bad_options')) {
      // Nothing but what this restore has written.
      await dropTables(database).catch(() => {});
    }
    throw error;
  } finally {
    await postgres.close();
  }
}

async function dropTables(database: string): Promise<void> {
  const { openPostgres } = await import('../storage/postgres-store.ts');
  const postgres = await openPostgres(database, { onFault: () => {}, tables: 0 });
  await sql`drop schema meshwright cascade`.execute(postgres.store);
  await postgres.close();
}

/** Inserts all rows in one transaction. */
async function insertAll(store: Store, { folder }: Restored): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    for (const { name } of backupTables) {
      for await (const rows of rowsOf(folder, name)) await insertRows(transaction, name, rows);
    }
  });
}

/** Adds files and secrets, and compares the ledger with that of the backup. */
async function fill(
  { folder, manifest, secrets }: Restored,
  { store, files, secret }: Pick<Storage, 'store' | 'secret'> & { readonly files: FileStore },
): Promise<void> {
  for (const [name, value] of Object.entries(secrets)) {
    await secret(name, () => Buffer.from(value, 'base64'));
  }
  await putFiles(files, folder, manifest);
  const found = await ledgerFigures(store);
  if (isSameLedger(found, manifest.ledger)) return;
  throw new ServiceError(
    'data_damaged',
    `restore ${folder}: the ledger is not that of the backup (${found.entries} entries of ${manifest.ledger.entries}); use another backup.`,
  );
}

/** The files of a claim: names and paths below the backup. */
interface TaskFiles {
  readonly place: ResultPlace;
  readonly names: (readonly [name: string, path: string])[];
}

async function putFiles(files: FileStore, folder: string, manifest: BackupManifest): Promise<void> {
  const results = new Map<string, TaskFiles>();
  const inputs = new Map<string, [string, string][]>();
  for (const { path, owner } of await wantedFiles(folder, manifest.madeAt)) {
    // One that was missing when the backup was made.
    if (manifest.digests[path] === undefined) continue;
    if (owner.kind === 'input') {
      inputs.set(owner.task, [...(inputs.get(owner.task) ?? []), [owner.role, path]]);
    } else {
      const known: TaskFiles = results.get(owner.place.task) ?? { place: owner.place, names: [] };
      known.names.push([owner.name, path]);
      results.set(owner.place.task, known);
    }
  }
  await eachAtOnce(results.values(), async ({ place, names }) => {
    const contents: [string, Uint8Array][] = [];
    for (const [name, path] of names) contents.push([name, await readFile(join(folder, path))]);
    await files.publish(place, Object.fromEntries(contents));
  });
  await eachAtOnce(inputs, async ([task, roles]) => {
    await files.stage(
      task,
      roles.map(([role, path]) => ({ role, path: join(folder, path) })),
    );
  });
}

function isSameLedger(a: LedgerFigures, b: LedgerFigures): boolean {
  return a.digest === b.digest && a.entries === b.entries;
}

function notEmpty(problem: string): ServiceError {
  return new ServiceError('bad_options', `restore a backup: ${problem}. Nothing was changed.`);
}
