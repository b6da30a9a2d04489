import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { ServiceError } from '../service-error.ts';
import { migrations } from './migrations.ts';
import type { Store, StoreTransaction } from './tables.ts';

const tableNames = migrations.flatMap((statements) =>
  statements({ integer: '', counter: '', strict: '' }).flatMap(
    (statement) => /^create table (\w+)/.exec(statement)?.[1] ?? [],
  ),
);

/** A larger store has its structure checked without its indexes, which takes a tenth of the time. */
const wholeCheckBytes = 64_000_000;

/**
 * What every row keeps, whatever the service was doing when it was killed. Each query returns a sentence for a store
 * that is damaged, and no row otherwise.
 */
const rules = [
  `select 'transfer ' || "transfer" || ' does not add up to 0' from entries
    group by "transfer" having sum(credits) <> 0 limit 1`,
  `select 'task ' || id || ' was not charged its price' from tasks
    where cost <> 0 and not exists (
      select 1 from entries where "transfer" = 'charge:' || tasks.id and book = tasks.account and credits = -tasks.cost
    ) limit 1`,
  `select 'task ' || id || ' has an unknown status' from tasks
    where status not in ('PENDING', 'IN_PROGRESS', 'SUCCEEDED', 'FAILED', 'CANCELED') limit 1`,
  `select 'task ' || id || ' is not in the queue' from tasks
    where status in ('PENDING', 'IN_PROGRESS') and id not in (select task from queue) limit 1`,
  `select 'task ' || task || ' has ended and is in the queue' from queue
    where task not in (select id from tasks where status in ('PENDING', 'IN_PROGRESS')) limit 1`,
  `select 'task ' || id || ' cannot be read' from tasks
    where not (json_valid(request) and json_valid(result) and json_valid(inputs)
      and (source is null or json_valid(source))) limit 1`,
  `select 'file ' || name || ' of task ' || task || ' has no sum' from files
    where size < 0 or length(digest) <> 64 or digest glob '*[^0-9a-f]*' limit 1`,
] as const;

/**
 * Checks an open store: its structure, its references, and what every row keeps.
 * @param bytes size of its file
 * @throws ServiceError `data_damaged`
 */
export async function checkStore(store: Store, bytes: number): Promise<void> {
  const pragma = bytes <= wholeCheckBytes ? 'integrity_check(1)' : 'quick_check(1)';
  const { rows } = await sql<Record<string, string>>`${sql.raw(`pragma ${pragma}`)}`.execute(store);
  const verdict = Object.values(rows[0] ?? {})[0];
  if (verdict !== 'ok') throw damagedStore(String(verdict).replace(/^\*+[^*]*\*+\s*/, ''));
  const tables = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    store,
  );
  const names = new Set(tables.rows.map(({ name }) => name));
  for (const name of tableNames) if (!names.has(name)) throw damagedStore(`table ${name} is missing`);
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(store);
  if (orphans.rows[0]) throw damagedStore(`a row of ${orphans.rows[0].table} refers to nothing`);
  for (const rule of rules) {
    const broken = await sql<Record<string, string>>`${sql.raw(rule)}`.execute(store);
    if (broken.rows[0]) throw damagedStore(String(Object.values(broken.rows[0])[0]));
  }
}

export function damagedStore(problem: string, cause?: unknown): ServiceError {
  return new ServiceError(
    'data_damaged',
    `open the data directory: its service.db is damaged (${problem}); restore the whole directory from a backup, or move it away to begin again. Nothing was changed.`,
    { cause },
  );
}

/** The sum of a store that was closed, beside it: a byte that changes afterwards is noticed. */
interface ClosedSum {
  /** Also in the store, so that the sum is not held against another copy of it. */
  readonly closing: string;
  /** SHA-256 of the file, hex. */
  readonly digest: string;
}

const closingName = 'closing';

/** Writes the sum of a store, as the last thing before it is closed. */
export async function writeSum(store: Store, file: string): Promise<void> {
  const closing = randomUUID();
  await store
    .insertInto('secrets')
    .values({ name: closingName, value: closing })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: closing }))
    .execute();
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store);
  if (rows[0]?.busy !== 0) return;
  await writeFile(
    sumOf(file),
    JSON.stringify({ closing, digest: await digestOf(file) } satisfies ClosedSum),
    {
      mode: 0o600,
    },
  );
}

/** The sum of a closed store, and that of its file now. */
export interface FoundSum {
  readonly sum: ClosedSum;
  readonly digest: string;
}

/** Returns the sum that a store was closed with. A service that was killed has left none. */
export async function readSum(file: string): Promise<FoundSum | undefined> {
  try {
    const sum = JSON.parse(await readFile(sumOf(file), 'utf8')) as ClosedSum;
    return { sum, digest: await digestOf(file) };
  } catch {
    return undefined;
  }
}

/** Returns the sum that a store was closed with, and removes it: it no longer holds once the store is written. */
export async function takeSum(file: string): Promise<FoundSum | undefined> {
  try {
    return await readSum(file);
  } finally {
    await rm(sumOf(file), { force: true });
  }
}

/** @throws ServiceError `data_damaged` when the store has changed since it was closed */
export async function compareSum(store: Store, taken: FoundSum | undefined): Promise<void> {
  if (!taken || taken.digest === taken.sum.digest) return;
  const row = await store
    .selectFrom('secrets')
    .where('name', '=', closingName)
    .select('value')
    .executeTakeFirst();
  if (row?.value === taken.sum.closing) throw damagedStore('its bytes have changed since it was closed');
}

/** Ends the hold of the sum, for a change of the store beside its service, which may be closing it. */
export async function forgetSum(store: Store | StoreTransaction): Promise<void> {
  await store.deleteFrom('secrets').where('name', '=', closingName).execute();
}

function sumOf(file: string): string {
  return `${file}.sum`;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}
