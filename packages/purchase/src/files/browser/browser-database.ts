import type { PurchaseError } from '../../purchase-error.ts';

/** Tables of one IndexedDB database. It opens with the first use and never reopens after a close. */
export interface BrowserDatabase<Table extends string> {
  read<T>(tables: readonly Table[], work: Work<Table, T>): Promise<T>;
  /** Resolves once the data is on the disk. An error thrown by the work rolls its writes back. */
  write<T>(tables: readonly Table[], work: Work<Table, T>): Promise<T>;
  close(): void;
}

/** Work of one transaction; it may await nothing but requests to these tables. */
type Work<Table extends string, T> = (table: (name: Table) => IDBObjectStore) => Promise<T>;

/** Turns a refusal of the browser into an error; the name of the `DOMException` is the reason. */
export type Refusal = (reason: DOMException) => PurchaseError;

/** @param make creates the tables of a new database */
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

/** Returns the result of a request, for use inside a transaction. */
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
  // The database is being deleted or upgraded. A write must not go to a new, empty one.
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
      // It has already ended.
    }
    throw error;
  }
}
