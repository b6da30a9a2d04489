import { Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientConfig, Pool, type PoolClient, type QueryConfig, types } from 'pg';
import { ServiceError } from '../service-error.ts';
import { type ColumnWords, migrations, oldestBeside } from '../store/migrations.ts';
import { newerStore, type OnStatement, reporting } from '../store/open-store.ts';
import type { Store, Tables } from '../store/tables.ts';

export interface PostgresOptions {
  readonly onFault: (error: unknown) => void;
  /**
   * Version of the tables to create or migrate to; 0 leaves them as they are.
   * @default the newest
   */
  readonly tables?: number;
  readonly onStatement?: OnStatement | undefined;
}

/** A database and its credentials; contains the password and is never shown. */
export interface Postgres {
  readonly store: Store;
  /**
   * Identifies the database on its server. A restored copy has another one, unless the disk of the whole server was
   * copied.
   */
  readonly identity: string;
  /** Version of its tables, 0 without any. */
  readonly version: number;
  /** Returns a separate connection, not yet open. */
  client(): Client;
  close(): Promise<void>;
}

const words: ColumnWords = {
  integer: 'bigint',
  counter: 'bigint generated always as identity primary key',
  strict: '',
};

/** The service has its own schema, so that it can share a database with other applications. */
const schema = 'meshwright';
/** First half of every advisory lock; the second is 0 for migrations and the number of a worker otherwise. */
export const lockClass = 0x6d65_7368;
const connectMs = 5_000;

/**
 * Limits of every connection, in the words of PostgreSQL. No statement of the service waits or runs longer, and a
 * process that stops inside a transaction loses it: others wait for its locks 10 s at most. The keepalives notice a
 * machine that was unplugged within 11 s, on the side of the database. A commit is on its disk before it is answered,
 * whatever the default of the database is.
 */
const limits: Readonly<Record<string, string>> = {
  lock_timeout: '5s',
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '10s',
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '2',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '10s',
  synchronous_commit: 'on',
};
/** Longest wait for the answer to a statement: longer than the database lets it run. */
const answerMs = 20_000;

/**
 * Opens a PostgreSQL database and creates or migrates its tables, one service at a time.
 * @throws ServiceError `no_storage` without the password in it, `bad_options` when the tables are of a newer version
 */
export async function openPostgres(
  url: string,
  { onFault, tables = migrations.length, onStatement }: PostgresOptions,
): Promise<Postgres> {
  const config: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    options: Object.entries({ search_path: schema, ...limits })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: { getTypeParser: parserOf },
  };
  const pool = new Pool({ ...config, max: 10 });
  // The pool replaces a broken connection on the next request; its current statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => {
    if (!isOutage(error)) onFault(error);
  });
  let facts: { readonly identity: string; readonly version: number };
  try {
    facts = tables === 0 ? await lookAt(pool) : await migrate(pool, tables);
  } catch (error) {
    await pool.end();
    throw error instanceof ServiceError ? error : unreachable(url, error);
  }
  const store = new Kysely<Tables>({
    ...reporting(onStatement),
    dialect: new PostgresDialect({ pool: storable(pool) }),
  });
  return {
    store,
    ...facts,
    client: () => new Client(config),
    close: () => store.destroy(),
  };
}

/**
 * Returns whether an error is temporary: a lost connection, a database that stops, starts, is full, accepts no writes
 * or connections now, or a wait that ended at its limit.
 */
export function isOutage(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    /^(08...|53...|57P0[123]|57014|55P03|25P03|25006|40001|40P01)$/.test(String(code)) ||
    /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|EAI_AGAIN|ENOTFOUND)$/.test(
      String(code),
    ) ||
    /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|not queryable/.test(
      String(message),
    )
  );
}

async function lookAt(pool: Pool): Promise<{ readonly identity: string; readonly version: number }> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ has: boolean }>(
      `select to_regclass('${schema}.version') is not null as has`,
    );
    const versions = rows[0]?.has
      ? (await client.query<{ tables: number }>('select tables from version')).rows
      : [];
    return { identity: await identityOf(client), version: versions[0]?.tables ?? 0 };
  } finally {
    client.release(true);
  }
}

async function migrate(
  pool: Pool,
  to: number,
): Promise<{ readonly identity: string; readonly version: number }> {
  const client = await pool.connect();
  try {
    // A migration may take its time, and others wait for it.
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query(untimed('select pg_advisory_lock($1, 0)', [lockClass]));
    await client.query(`create schema if not exists ${schema}`);
    await client.query('begin');
    await client.query('create table if not exists version (tables bigint not null)');
    await client.query(
      untimed(`alter table version add column if not exists oldest_beside bigint not null default 0`),
    );
    const { rows } = await client.query<{ tables: number; oldest_beside: number }>('select * from version');
    const { tables: from = 0, oldest_beside: oldest = 0 } = rows[0] ?? {};
    if (from > migrations.length) {
      // A process of this version may start while the others are updated.
      if (oldest > 0 && oldest <= migrations.length)
        return { identity: await identityOf(client), version: from };
      throw newerStore(from);
    }
    for (const statements of migrations.slice(from, to)) {
      for (const statement of statements(words)) await client.query(untimed(statement));
    }
    // Of versions that had their queue there.
    if (from > 0 && from < 7) await client.query('drop schema if exists meshwright_jobs cascade');
    await client.query('delete from version');
    await client.query('insert into version values ($1, $2)', [Math.max(from, to), oldestBeside]);
    await client.query('commit');
    return { identity: await identityOf(client), version: Math.max(from, to) };
  } finally {
    // Ends the connection, which rolls back its transaction and releases its lock.
    client.release(true);
  }
}

/** A statement whose answer may take any time. */
function untimed(text: string, values: readonly unknown[] = []): QueryConfig & { query_timeout: number } {
  return { text, values: [...values], query_timeout: 2 ** 31 - 1 };
}

async function identityOf(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ oid: string }>(
    'select oid::text from pg_database where datname = current_database()',
  );
  const server = await client
    .query<{ id: string }>('select system_identifier::text as id from pg_control_system()')
    // Some providers do not allow it.
    .catch(() => ({ rows: [{ id: 'unknown' }] }));
  return `${server.rows[0]?.id}/${rows[0]?.oid}`;
}

/** Read as numbers: credits, sizes and milliseconds stay below 2 ** 53. */
const numbers: readonly number[] = [types.builtins.INT8, types.builtins.NUMERIC];

const parserOf: typeof types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  numbers.includes(id) ? Number : types.getTypeParser(id, format as 'text');

/** Replaces NUL, which PostgreSQL refuses in a text; no stored value contains it. */
function storable(pool: Pool): {
  connect(): Promise<Pick<PoolClient, 'query' | 'release'>>;
  end(): Promise<void>;
} {
  return {
    async connect() {
      const client = await pool.connect();
      let silent = false;
      const query = async (text: string, values: readonly unknown[]) => {
        const stored = values.map((value) =>
          typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value,
        );
        if (silent) throw new Error('Connection terminated: the database did not answer');
        try {
          return await client.query(text, stored);
        } catch (error) {
          // The answer may still come, and would be taken for that to the next statement.
          silent ||= /^Query read timeout/.test(String((error as Error).message));
          throw error;
        }
      };
      return { query: query as PoolClient['query'], release: () => client.release(silent) };
    },
    end: () => pool.end(),
  };
}

function unreachable(url: string, cause: unknown): ServiceError {
  const { hostname, port, pathname, username } = new URL(url);
  const place = `${hostname}:${port || 5432}${pathname}`;
  const { code, message, errors } = cause as { code?: string; message?: string; errors?: Error[] };
  const reason = message || errors?.map((error) => error.message).join(', ') || String(code);
  return new ServiceError(
    'no_storage',
    `open the database ${place} as ${username || 'the current user'}: ${reason}; check address, name, user and password.`,
    { cause },
  );
}
