import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { type FileStore, folderFileStore, type ResultLocation } from '../files/file-store.ts';
import { ServiceError } from '../service-error.ts';
import type { FileCredentials } from '../storage/open-files.ts';
import { checkStore } from '../store/check-store.ts';
import { migrations } from '../store/migrations.ts';
import { openStore } from '../store/open-store.ts';
import type { Store, StoreTransaction } from '../store/tables.ts';
import {
  type BackupManifest,
  type BackupReport,
  type BackupSecrets,
  damaged,
  eachAtOnce,
  openDraft,
  readManifest,
  rowsOf,
  secretNames,
  secretsName,
  wantedFiles,
} from './backup.ts';
import { backupTables, insertRows, ledgerFigures } from './backup-tables.ts';

/** Where the state of a service is: its own folder, or a database and files. */
export interface ServiceLocation {
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
export async function restoreBackup(from: string, place: ServiceLocation): Promise<BackupReport> {
  const folder = resolve(from);
  const manifest = await readManifest(folder);
  if (manifest.tables > migrations.length) {
    throw new ServiceError(
      'bad_options',
      `restore ${folder}: its tables are of version ${manifest.tables}, newer than this one supports (${migrations.length}); update this one.`,
    );
  }
  const restored = { folder, manifest, secrets: await secretsOf(folder) };
  if (place.database === undefined) await intoFolder(restored, resolve(place.dataDir ?? ''));
  else await intoDatabase(restored, place.database, place);
  const { format: _, tables: __, digests: ___, ...report } = manifest;
  return report;
}

/** Returns the secrets that a backup has: no other name becomes a file. */
async function secretsOf(folder: string): Promise<BackupSecrets> {
  try {
    const secrets = JSON.parse(await readFile(join(folder, secretsName), 'utf8')) as BackupSecrets;
    const kept = secretNames.filter((name) => typeof secrets[name] === 'string');
    return Object.fromEntries(kept.map((name) => [name, secrets[name]]));
  } catch (cause) {
    throw damaged(folder, `${secretsName} cannot be read`, cause);
  }
}

interface Restored {
  readonly folder: string;
  readonly manifest: BackupManifest;
  readonly secrets: BackupSecrets;
}

async function intoFolder(restored: Restored, target: string): Promise<void> {
  await removeEmpty(target);
  await mkdir(dirname(target), { recursive: true });
  const directory = await openDraft(target);
  const draft = directory.path;
  try {
    await putFiles(folderFileStore(draft), restored);
    for (const [name, value] of Object.entries(restored.secrets)) {
      await directory.secret(name, () => Buffer.from(value, 'base64'));
    }
    const file = join(draft, 'service.db');
    // The service that opens it first migrates the tables of an older version.
    const store = openStore(file, { version: restored.manifest.tables });
    try {
      await insertAll(store, restored);
      if (restored.manifest.tables === migrations.length) {
        await checkStore(store, (await stat(file)).size).catch((cause: unknown) => {
          throw damaged(restored.folder, 'its rows contradict each other', cause);
        });
      }
      await sql`pragma wal_checkpoint(truncate)`.execute(store);
    } finally {
      await store.destroy();
    }
    await directory.release();
    await rename(draft, target);
  } catch (error) {
    await directory.release();
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Removes an empty folder, in whose place the restored one is put. @throws ServiceError `bad_options` for any other */
async function removeEmpty(target: string): Promise<void> {
  try {
    await rmdir(target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    if (code === 'EBUSY') throw notEmpty(`${target} is a mounted disk; name a new folder on it`);
    if (code === 'ENOTDIR') throw notEmpty(`${target} is a file or a link; name a new folder`);
    if (code === 'ENOTEMPTY' || code === 'EEXIST')
      throw notEmpty(`${target} is not empty; name a new folder`);
    throw error;
  }
}

/** Files first, rows last and at once: until they are there, the database is that of a service that has not begun. */
async function intoDatabase(restored: Restored, database: string, place: ServiceLocation): Promise<void> {
  const { openPostgres } = await import('../storage/postgres-store.ts');
  const { openFiles } = await import('../storage/open-files.ts');
  const { fileOwners } = await import('../storage/cluster-storage.ts');
  const { tables } = restored.manifest;
  const open = (version: number) => openPostgres(database, { onFault: () => {}, tables: version });
  const full = () => notEmpty('the database has tables of a service; name an empty one');
  const openOwner = await openFiles(place.files ?? '', place.fileCredentials);
  // One that is not empty is not migrated either.
  const found = await open(0);
  try {
    const isBegun = found.version === tables && !(await hasAccounts(found.store));
    if (found.version !== 0 && !isBegun) throw full();
  } finally {
    await found.close();
  }
  const { store, identity, close } = await open(tables);
  try {
    const [owner = ''] = await fileOwners(store, identity, () => randomBytes(8).toString('hex'));
    await putFiles(openOwner(owner), restored);
    await insertAll(store, restored, async (transaction) => {
      // A service that starts meanwhile waits, or is found here.
      await sql`lock table accounts in exclusive mode`.execute(transaction);
      if (await hasAccounts(transaction)) throw full();
      for (const [name, value] of Object.entries(restored.secrets)) {
        await transaction.insertInto('secrets').values({ name, value }).execute();
      }
    });
  } finally {
    await close();
  }
}

async function hasAccounts(store: Store | StoreTransaction): Promise<boolean> {
  return (await store.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Inserts all rows in one transaction, and compares the ledger with that of the backup before it is committed.
 * @throws ServiceError `data_damaged` for rows that do not fit the tables
 */
async function insertAll(
  store: Store,
  { folder, manifest }: Restored,
  begin: (transaction: StoreTransaction) => Promise<void> = async () => {},
): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    await begin(transaction);
    for (const { name } of backupTables) {
      for await (const rows of rowsOf(folder, name)) {
        await insertRows(transaction, name, rows).catch((cause: unknown) => {
          throw isMisfit(cause) ? damaged(folder, `rows of ${name} do not fit its tables`, cause) : cause;
        });
      }
    }
    const ledger = await ledgerFigures(transaction);
    if (ledger.digest === manifest.ledger.digest && ledger.entries === manifest.ledger.entries) return;
    throw damaged(
      folder,
      `its ledger is not that of the service (${ledger.entries} entries of ${manifest.ledger.entries})`,
    );
  });
}

/** Errors of the values, and not of disk or connection. */
function isMisfit(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return (
    /^(SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE)|2[23]...|42...)/.test(String(code)) ||
    /no column named|can only bind|cannot be bound/i.test(String(message))
  );
}

/** The files of a claim: names and paths below the backup. */
interface TaskFiles {
  readonly place: ResultLocation;
  readonly names: (readonly [name: string, path: string])[];
}

async function putFiles(files: FileStore, { folder, manifest }: Restored): Promise<void> {
  const results = new Map<string, TaskFiles>();
  const inputs = new Map<string, [string, string][]>();
  const wanted = await wantedFiles(folder, manifest.madeAt).catch((cause: unknown) => {
    throw cause instanceof ServiceError ? cause : damaged(folder, 'a task names files wrongly', cause);
  });
  for (const { path, owner } of wanted) {
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

function notEmpty(problem: string): ServiceError {
  return new ServiceError('bad_options', `restore a backup: ${problem}. Nothing was changed.`);
}
