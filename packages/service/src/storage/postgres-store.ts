import { Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientConfig, Pool, type PoolClient, types } from 'pg';
import { ServiceError } from '../service-error.ts';
import { type ColumnWords, migrations } from '../store/migrations.ts';
import { newerStore } from '../store/open-store.ts';
import type { Store, Tables } from '../store/tables.ts';

/** A database and its credentials; contains the password and is never shown. */
export interface Postgres<Prepared = unknown> {
  readonly prepared: Prepared;
  readonly store: Store;
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
 * Opens a PostgreSQL database and creates or migrates its tables, one service at a time.
 * @param prepare more setup under the same lock
 * @throws ServiceError `no_storage` without the password in it, `bad_options` when the tables are of a newer version
 */
export async function openPostgres<Prepared>(
  url: string,
  {
    onFault,
    prepare,
  }: {
    readonly onFault: (error: unknown) => void;
    readonly prepare: (pool: Pool) => Promise<Prepared>;
  },
): Promise<Postgres<Prepared>> {
  const config: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    options: `-c search_path=${schema}`,
    types: { getTypeParser: parserOf },
  };
  const pool = new Pool({ ...config, max: 10 });
  // The pool replaces a broken connection on the next request; its current statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => {
    if (!isOutage(error)) onFault(error);
  });
  let prepared: Prepared;
  try {
    prepared = await migrate(pool, prepare);
  } catch (error) {
    await pool.end();
    throw error instanceof ServiceError ? error : unreachable(url, error);
  }
  const store = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: storable(pool) }) });
  return {
    prepared,
    store,
    client: () => new Client(config),
    close: () => store.destroy(),
  };
}

/** Returns whether an error is temporary: a lost connection, or a database that stops or starts. */
export function isOutage(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    /^(08...|57P0[123]|ECONN\w+|EPIPE|ETIMEDOUT)$/.test(String(code)) ||
    /^Connection terminated|^timeout exceeded when trying to connect|not queryable/.test(String(message))
  );
}

async function migrate<Prepared>(pool: Pool, prepare: (pool: Pool) => Promise<Prepared>): Promise<Prepared> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1, 0)', [lockClass]);
    await client.query(`create schema if not exists ${schema}`);
    await client.query('begin');
    await client.query('create table if not exists version (tables bigint not null)');
    const { rows } = await client.query<{ tables: number }>('select tables from version');
    const from = rows[0]?.tables ?? 0;
    if (from > migrations.length) throw newerStore(from);
    for (const statements of migrations.slice(from)) {
      for (const statement of statements(words)) await client.query(statement);
    }
    await client.query('delete from version');
    await client.query('insert into version values ($1)', [migrations.length]);
    await client.query('commit');
    return await prepare(pool);
  } finally {
    // Ends the connection, which rolls back its transaction and releases its lock.
    client.release(true);
  }
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
      const query = (text: string, values: readonly unknown[]) =>
        client.query(
          text,
          values.map((value) => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value)),
        );
      return { query: query as PoolClient['query'], release: () => client.release() };
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
