import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { folderFileStore } from '../files/file-store.ts';
import { holdFiles } from '../files/held-files.ts';
import { ServiceError } from '../service-error.ts';
import { openDataDirectory } from '../storage/data-directory.ts';
import { embeddedStorage } from '../storage/embedded-storage.ts';
import { checkStore, compareSum, readSum } from '../store/check-store.ts';
import { migrations } from '../store/migrations.ts';
import { openBeside } from '../store/open-store.ts';
import type { Store } from '../store/tables.ts';
import { timeOrderedId } from '../time-ordered-id.ts';
import { type AccountBook, createAccountBook } from './account-book.ts';
import {
  type BackupParts,
  type BackupReport,
  type BackupSecrets,
  makeBackup,
  secretNames,
} from './backup.ts';
import type { ServiceLocation } from './restore.ts';

/** The state of a service that runs or has stopped, for the one who operates it. */
export interface Operations {
  readonly accounts: AccountBook;
  close(): Promise<void>;
}

export interface OperationsOptions extends ServiceLocation {
  /** Noted with each change. */
  readonly actor: string;
  /**
   * Milliseconds since 1970.
   * @default the system's time
   */
  readonly now?: () => number;
  /**
   * Random bytes for keys and ids.
   * @default the system's
   */
  readonly random?: (size: number) => Uint8Array;
}

/**
 * Opens the accounts of a service, which may be running.
 * @throws ServiceError `bad_options` when there is none or its version is another, `data_damaged`, `no_storage`
 * @example
 * import { openOperations, startService } from '@meshwright/service';
 *
 * const service = await startService({ dataDir: '.meshwright' });
 * const operations = await openOperations({ dataDir: '.meshwright', actor: 'ann' });
 * const { key } = await operations.accounts.create({ name: 'game', plan: 'pro', credits: 500 });
 * console.log(key.length);
 * await operations.close();
 * await service.stop();
 */
export async function openOperations(options: OperationsOptions): Promise<Operations> {
  const { now = () => Date.now(), random = randomBytes, actor } = options;
  const opened = options.database === undefined ? await openOwn(options) : await openShared(options.database);
  const newId = () => timeOrderedId(now(), random(10));
  return {
    accounts: createAccountBook({ store: opened.store, now, random, newId, actor }),
    close: opened.close,
  };
}

interface Opened {
  readonly store: Store;
  close(): Promise<void>;
}

async function openOwn({ dataDir }: ServiceLocation): Promise<Opened> {
  const { folder, file } = ownFolder(dataDir);
  try {
    // One that has stopped is opened as a start opens it, with all checks, and closed with a new sum.
    const storage = await embeddedStorage(folder);
    return { store: storage.store, close: () => storage.close() };
  } catch (error) {
    if (!isInUse(error)) throw error;
  }
  const { store, version } = openBeside(file);
  return await sameVersion({ store, close: () => store.destroy() }, version);
}

async function openShared(database: string): Promise<Opened> {
  const { openPostgres } = await import('../storage/postgres-store.ts');
  const { store, version, close } = await openPostgres(database, { onFault: () => {}, tables: 0 });
  return await sameVersion({ store, close }, version);
}

async function sameVersion(opened: Opened, version: number): Promise<Opened> {
  if (version === migrations.length) return opened;
  await opened.close();
  throw new ServiceError(
    'bad_options',
    `open the accounts: their tables are of version ${version} and this one needs ${migrations.length}; start the service of this version once, or use the command of the version that runs.`,
  );
}

/**
 * Copies database and files of a service, which may be running, into a new folder. No file is removed meanwhile: what
 * the service would remove, it removes afterwards.
 * @param to a folder that does not exist; with `--database` it need not be on the machine of either
 * @throws ServiceError `bad_options` when there is no service or the folder exists, `data_damaged`, `no_storage`
 * @example
 * import { backUp } from '@meshwright/service';
 *
 * await backUp({ dataDir: 'data' }, 'backup').catch((error) => console.error(error.message));
 */
export async function backUp(place: ServiceLocation, to: string): Promise<BackupReport> {
  const parts =
    place.database === undefined ? await ownParts(place) : await sharedParts(place.database, place);
  try {
    const hold = parts.isRunning ? await holdFiles(parts.store, newHold) : undefined;
    try {
      return await makeBackup(parts, to);
    } finally {
      await hold?.release();
    }
  } finally {
    await parts.close();
  }
}

function newHold(): string {
  return Buffer.from(randomBytes(12)).toString('hex');
}

interface OpenParts extends BackupParts, Pick<Opened, 'close'> {
  /** A service may remove files meanwhile. */
  readonly isRunning: boolean;
}

async function ownParts({ dataDir }: ServiceLocation): Promise<OpenParts> {
  const { folder, file } = ownFolder(dataDir);
  const directory = await openDataDirectory(folder, 'service.db').catch((error: unknown) => {
    if (isInUse(error)) return undefined;
    throw error;
  });
  const { store, version } = openBeside(file);
  const close = async (): Promise<void> => {
    await store.destroy();
    await directory?.release();
  };
  try {
    if (directory) {
      // No service has checked it.
      await compareSum(store, await readSum(file));
      if (version === migrations.length) await checkStore(store, (await stat(file)).size);
    } else if (version !== migrations.length) {
      throw otherVersion(version);
    }
    const secrets: Record<string, string> = {};
    for (const name of secretNames) {
      const bytes = await readFile(join(folder, name)).catch(() => undefined);
      if (bytes) secrets[name] = bytes.toString('base64');
    }
    const files = folderFileStore(folder);
    return {
      store,
      version,
      files,
      secrets,
      isPostgres: false,
      isRunning: directory === undefined,
      now: () => Date.now(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function sharedParts(database: string, place: ServiceLocation): Promise<OpenParts> {
  const { openPostgres } = await import('../storage/postgres-store.ts');
  const { openFiles } = await import('../storage/open-files.ts');
  const { withEarlierFiles } = await import('../files/earlier-files.ts');
  const open = await openFiles(place.files ?? '', place.fileCredentials);
  const postgres = await openPostgres(database, { onFault: () => {}, tables: 0 });
  try {
    if (postgres.version !== migrations.length) throw otherVersion(postgres.version);
    const { store } = postgres;
    const rows = await store
      .selectFrom('secrets')
      .where('name', 'in', ['secret', 'file owners'])
      .selectAll()
      .execute();
    const kept = new Map(rows.map(({ name, value }) => [name, value]));
    const owners = JSON.parse(kept.get('file owners') ?? '{"owners":[]}') as { readonly owners: string[] };
    const [own, ...earlier] = owners.owners.map(open);
    if (!own) throw otherVersion(0);
    const secret = kept.get('secret');
    return {
      store,
      version: postgres.version,
      files: withEarlierFiles(own, earlier),
      secrets: { ...(secret !== undefined && { secret }) } satisfies BackupSecrets,
      isPostgres: true,
      isRunning: true,
      now: () => Date.now(),
      close: postgres.close,
    };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}

function otherVersion(version: number): ServiceError {
  return new ServiceError(
    'bad_options',
    `make a backup: the tables are of version ${version} and this one needs ${migrations.length}; use the command of the version that runs.`,
  );
}

function ownFolder(dataDir: string | undefined): { readonly folder: string; readonly file: string } {
  const folder = resolve(dataDir ?? '');
  const file = join(folder, 'service.db');
  if (existsSync(file)) return { folder, file };
  throw new ServiceError(
    'bad_options',
    `open ${folder}: no service has kept anything there; name the folder of a service.`,
  );
}

function isInUse(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'data_in_use';
}
