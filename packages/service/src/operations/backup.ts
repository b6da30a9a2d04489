import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, mkdir, open, readFile, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { digestOf } from '../control/state/file-trees.ts';
import { type FileStore, isMissing, type ResultLocation, safeName } from '../files/file-store.ts';
import { syncFile } from '../files/sync-file.ts';
import { ServiceError } from '../service-error.ts';
import { type DataDirectory, openDataDirectory } from '../storage/data-directory.ts';
import type { Store, Tables } from '../store/tables.ts';
import { keepsInputs } from '../tasks/checks/keeps-inputs.ts';
import { backupTables, createLedgerSum, type LedgerFigures, type Row, readTables } from './backup-tables.ts';

/** What a backup holds. */
export interface BackupReport {
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly tasks: number;
  readonly files: number;
  readonly bytes: number;
  readonly ledger: LedgerFigures;
  /** Files that the database has and the storage has not, as `task/name`: the backup is complete without them. */
  readonly missing: readonly string[];
}

/** The file `backup.json` of a backup. */
export interface BackupManifest extends BackupReport {
  readonly format: 1;
  /** Version of the tables. */
  readonly tables: number;
  /** Path below the backup and SHA-256 in hex, of every other file. */
  readonly digests: Readonly<Record<string, string>>;
}

const manifestName = 'backup.json';
export const secretsName = 'secrets.json';

/** `secret` signs links, so that those of before stay valid; `key` is that of a service that was started without accounts. */
export const secretNames = ['secret', 'key'] as const;

/** Secrets of a backup, base64. */
export type BackupSecrets = Readonly<Partial<Record<(typeof secretNames)[number], string>>>;

export interface BackupParts {
  readonly store: Store;
  readonly isPostgres: boolean;
  /** Version of its tables. */
  readonly version: number;
  readonly files: Pick<FileStore, 'read' | 'readStaged'>;
  readonly secrets: BackupSecrets;
  readonly now: () => number;
}

/** Files that are copied at once. */
const atOnce = 8;

/**
 * Copies the state at one moment into a new folder. The files must be held meanwhile. The folder has its name once it is
 * complete.
 * @throws ServiceError `bad_options` when the folder exists
 */
export async function makeBackup(parts: BackupParts, to: string): Promise<BackupReport> {
  const target = resolve(to);
  const isTaken = await lstat(target).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
  if (isTaken) {
    throw new ServiceError('bad_options', `make a backup: ${target} exists already; name a new folder.`);
  }
  const directory = await openDraft(target);
  const draft = directory.path;
  try {
    await mkdir(join(draft, 'tables'), { mode: 0o700 });
    const manifest = await fill(parts, draft);
    await write(join(draft, manifestName), JSON.stringify(manifest, null, 1));
    await directory.release();
    await rm(join(draft, lockName));
    await rename(draft, target);
    await syncFolder(dirname(target));
    const { format: _, tables: __, digests: ___, ...report } = manifest;
    return report;
  } catch (error) {
    await directory.release();
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

const lockName = 'lock';

/**
 * Opens the folder in which a target is made, beside it and by one process at a time. What a process that was killed has
 * left in it is removed.
 * @throws ServiceError `data_in_use`
 */
export async function openDraft(target: string): Promise<DataDirectory> {
  const draft = `${target}.unfinished`;
  // Before anything in it is removed.
  await (await openDataDirectory(draft, 'service.db')).release();
  await rm(draft, { recursive: true, force: true });
  return await openDataDirectory(draft, 'service.db');
}

async function fill(parts: BackupParts, draft: string): Promise<BackupManifest> {
  const madeAt = parts.now();
  const digests: Record<string, string> = {};
  const { ledger, tasks } = await writeTables(parts, draft, digests);
  const secrets = JSON.stringify(parts.secrets);
  digests[secretsName] = await write(join(draft, secretsName), secrets);
  const wanted = await wantedFiles(draft, madeAt);
  const missing: string[] = [];
  let [files, bytes] = [0, 0];
  await eachAtOnce(wanted, async (file) => {
    const content = await file.read(parts.files).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      return undefined;
    });
    const digest = content && createHash('sha256').update(content).digest('hex');
    if (content === undefined || (file.digest !== undefined && digest !== file.digest)) {
      // Those of an expired task are removed before the database says so.
      if (!file.isExpired) missing.push(file.shown);
      return;
    }
    digests[file.path] = await write(join(draft, file.path), content);
    files += 1;
    bytes += content.byteLength;
  });
  return {
    format: 1,
    tables: parts.version,
    madeAt,
    tasks,
    files,
    bytes,
    ledger,
    missing: missing.sort(),
    digests,
  };
}

async function writeTables(
  { store, isPostgres }: BackupParts,
  draft: string,
  digests: Record<string, string>,
): Promise<{ readonly ledger: LedgerFigures; readonly tasks: number }> {
  const sum = createLedgerSum();
  let tasks = 0;
  let current: { readonly path: string; readonly file: Awaited<ReturnType<typeof open>> } | undefined;
  const close = async (): Promise<void> => {
    if (!current) return;
    await syncFile(current.file);
    await current.file.close();
    digests[current.path] = await digestOf(join(draft, current.path));
    current = undefined;
  };
  try {
    await readTables(store, isPostgres, async (table, rows) => {
      const path = tablePath(table);
      if (current?.path !== path) {
        await close();
        current = { path, file: await open(join(draft, path), 'w', 0o600) };
      }
      await current.file.writeFile(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      if (table === 'entries') sum.add(rows);
      if (table === 'tasks') tasks += rows.length;
    });
  } finally {
    await close();
  }
  return { ledger: sum.figures(), tasks };
}

function tablePath(table: keyof Tables): string {
  return `tables/${table}.jsonl`;
}

/** Returns the rows of a table of a backup, in pages; none for a table that it has not. */
export async function* rowsOf(folder: string, table: keyof Tables, pageRows = 200): AsyncGenerator<Row[]> {
  const path = tablePath(table);
  let rows: Row[] = [];
  for await (const line of linesOf(join(folder, path))) {
    try {
      rows.push(JSON.parse(line) as Row);
    } catch (cause) {
      throw damaged(folder, `${path} has a line that is no JSON`, cause);
    }
    if (rows.length < pageRows) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/**
 * Returns the lines of a file, none for one that is not there. A line ends with a line feed alone: a prompt may contain
 * the other separators of Unicode.
 */
async function* linesOf(path: string): AsyncGenerator<string> {
  let parts: string[] = [];
  try {
    for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
      const [first = '', ...others] = chunk.split('\n');
      parts.push(first);
      for (const next of others) {
        yield parts.join('');
        parts = [next];
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const last = parts.join('');
  if (last !== '') yield last;
}

/** A file that the tables of a backup name. */
interface WantedFile {
  /** Below the backup. */
  readonly path: string;
  /** For messages. */
  readonly shown: string;
  /** SHA-256 in hex, undefined for an input. */
  readonly digest: string | undefined;
  readonly isExpired: boolean;
  readonly owner:
    | { readonly kind: 'result'; readonly place: ResultLocation; readonly name: string }
    | { readonly kind: 'input'; readonly task: string; readonly role: string };
  read(files: Pick<FileStore, 'read' | 'readStaged'>): Promise<Uint8Array>;
}

/**
 * Returns the files that the tables of a backup name: results, and inputs of tasks that wait, run or keep them.
 * @throws Error for a name that is not one of a file
 */
export async function wantedFiles(folder: string, at: number): Promise<readonly WantedFile[]> {
  const claims = new Map<string, { readonly claim: number; readonly isExpired: boolean }>();
  const wanted: WantedFile[] = [];
  for await (const rows of rowsOf(folder, 'tasks')) {
    for (const row of rows) {
      const task = String(row.id);
      if (row.swept === 1) continue;
      const isExpired = Number(row.expires_at) > 0 && Number(row.expires_at) <= at;
      claims.set(task, { claim: Number(row.claim ?? 0), isExpired });
      const isOpen = row.status === 'PENDING' || row.status === 'IN_PROGRESS';
      if (!isOpen && !(row.status === 'SUCCEEDED' && keepsInputs(String(row.family)))) continue;
      for (const { role } of JSON.parse(String(row.inputs)) as readonly { readonly role: string }[]) {
        wanted.push({
          path: `inputs/${safeName(task)}/${safeName(role)}`,
          shown: `${task}/${role} (input)`,
          digest: undefined,
          isExpired,
          owner: { kind: 'input', task, role },
          read: (files) => files.readStaged(task, role),
        });
      }
    }
  }
  for await (const rows of rowsOf(folder, 'files')) {
    for (const row of rows) {
      const [task, name] = [String(row.task), String(row.name)];
      const known = claims.get(task);
      if (!known) continue;
      const place = { task, claim: known.claim };
      wanted.push({
        path: `files/${safeName(task)}/${place.claim}/${safeName(name)}`,
        shown: `${task}/${name}`,
        digest: String(row.digest),
        isExpired: known.isExpired,
        owner: { kind: 'result', place, name },
        read: (files) => files.read(place, name),
      });
    }
  }
  return wanted;
}

/** @throws ServiceError `bad_options` without a backup there or with one of a newer version, `data_damaged` */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((cause) => {
    throw new ServiceError(
      'bad_options',
      `read the backup ${folder}: it has no ${manifestName}; name the folder of a finished backup.`,
      { cause },
    );
  });
  const manifest = manifestOf(folder, text);
  const place = await realpath(folder);
  const check = async (path: string): Promise<boolean> =>
    isListed.test(path) &&
    (await isOwnFile(place, path)) &&
    (await digestOf(join(place, path))) === manifest.digests[path];
  await eachAtOnce(Object.keys(manifest.digests), async (path) => {
    if (!(await check(path).catch(() => false))) throw damaged(folder, `${path} is not as it was written`);
  });
  for (const path of [secretsName, ...backupTables.map(({ name }) => tablePath(name))]) {
    const isThere = await lstat(join(place, path)).catch(() => undefined);
    if (isThere && manifest.digests[path] === undefined)
      throw damaged(folder, `${path} is not in its ${manifestName}`);
  }
  return manifest;
}

function manifestOf(folder: string, text: string): BackupManifest {
  let manifest: BackupManifest;
  try {
    manifest = JSON.parse(text) as BackupManifest;
  } catch (cause) {
    throw damaged(folder, `its ${manifestName} is no JSON`, cause);
  }
  const { format, tables, digests, ledger } = manifest ?? {};
  if (Number.isInteger(format) && format !== 1) {
    throw new ServiceError(
      'bad_options',
      `read the backup ${folder}: a newer version made it; update this one.`,
    );
  }
  const isWhole =
    format === 1 &&
    Number.isInteger(tables) &&
    tables > 0 &&
    typeof digests === 'object' &&
    typeof digests?.[secretsName] === 'string' &&
    typeof ledger?.digest === 'string';
  if (!isWhole) throw damaged(folder, `its ${manifestName} is not whole`);
  return manifest;
}

/** Paths of a backup, none of which leads out of it. */
const isListed =
  /^(secrets\.json|tables\/\w+\.jsonl|inputs\/[\w-][\w.-]*\/[\w-][\w.-]*|files\/[\w-][\w.-]*\/\d+\/[\w-][\w.-]*)$/;

/** Returns whether a file is one of the folder itself: a link would bring a file of this machine into the copy. */
async function isOwnFile(folder: string, path: string): Promise<boolean> {
  return (
    (await realpath(join(folder, path))) === join(folder, path) && (await lstat(join(folder, path))).isFile()
  );
}

export function damaged(folder: string, problem: string, cause?: unknown): ServiceError {
  return new ServiceError(
    'data_damaged',
    `read the backup ${folder}: ${problem}; use another backup. Nothing was changed.`,
    { cause },
  );
}

/** Writes a file durably. @returns its SHA-256, hex */
async function write(path: string, content: string | Uint8Array): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await syncFile(file);
  } finally {
    await file.close();
  }
  return createHash('sha256').update(content).digest('hex');
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await syncFile(folder);
  } finally {
    await folder.close();
  }
}

/** Runs work for all items, several at once, and ends with the first failure. */
export async function eachAtOnce<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const one = async (): Promise<void> => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
