import type { PipelineError } from '../../pipeline-error.ts';

/** Tables of one IndexedDB database. It is opened with the first use, and never again once it was closed. */
export interface BrowserDatabase<Table extends string> {
  read<T>(tables: readonly Table[], work: Work<Table, T>): Promise<T>;
  /** On the disk when it resolves. What the work throws takes back what it wrote. */
  write<T>(tables: readonly Table[], work: Work<Table, T>): Promise<T>;
  close(): void;
}

/** What is done in one transaction; it may wait for nothing but requests to these tables. */
type Work<Table extends string, T> = (table: (name: Table) => IDBObjectStore) => Promise<T>;

/** How a browser that refuses is put: `DOMException` says by its name why. */
export type Refusal = (reason: DOMException) => PipelineError;

/** @param make makes the tables of a new database */
export function browserDatabase<Table extends string>(
  indexedDB: IDBFactory,
  name: string,
  make: (database: IDBDatabase) => void,
  refusal: Refusal,
): BrowserDatabase<Table> {
  let opening: Promise<IDBDatabase> | undefined;
  const transact =
    (mode: IDBTransactionMode) =>
    async <T>(tables: readonly Table[], work: Work<Table, T>): Promise<T> => {
      try {
        opening ??= open(indexedDB, name, make);
        return await inTransaction(await opening, mode, tables, work);
      } catch (error) {
        throw error instanceof DOMException ? refusal(error) : error;
      }
    };
  return {
    read: transact('readonly'),
    write: transact('readwrite'),
    close() {
      void opening?.then((database) => database.close()).catch(() => {});
    },
  };
}

/** The result of a request, for use inside of a transaction. */
export function requested<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const version = 1;

async function open(
  indexedDB: IDBFactory,
  name: string,
  make: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => make(request.result);
  const database = await requested(request);
  // Somebody deletes it, or a newer program is about to change it. What is used on must not be a new, empty one.
  database.onversionchange = () => database.close();
  return database;
}

async function inTransaction<Table extends string, T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  tables: readonly Table[],
  work: Work<Table, T>,
): Promise<T> {
  const transaction = database.transaction([...tables], mode, { durability: 'strict' });
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('taken back', 'AbortError'));
  });
  ended.catch(() => {});
  try {
    const value = await work((table) => transaction.objectStore(table));
    await ended;
    return value;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw error;
  }
}
