import Database from 'libsql';
import { type Disk, nodeDisk } from '../files/file-store.ts';
import type { OpenDatabase } from '../store/open-store.ts';

/** Failures of the disk: no space, or an I/O or sync error. */
export const diskFaults = ['full', 'broken'] as const;
export type DiskFault = (typeof diskFaults)[number];

/** A disk and a database with one failing call. */
export interface FailingDisk {
  readonly disk: Disk;
  readonly openDatabase: OpenDatabase;
  /** Returns the call that failed; undefined before it. */
  failed(): string | undefined;
}

/** @param at number of the failing call, from 1, counted over files and database together */
export function createFailingDisk(at: number, fault: DiskFault): FailingDisk {
  let calls = 0;
  let failed: string | undefined;
  const fails = (call: string): boolean => {
    calls += 1;
    if (calls !== at) return false;
    failed = call;
    return true;
  };

  const fileError = (call: string) => {
    const code = fault === 'full' ? 'ENOSPC' : 'EIO';
    return Object.assign(new Error(`${code}: injected, ${call}`), { code });
  };
  const failing = <T extends object>(of: T, names: readonly string[]): T =>
    new Proxy(of, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name);
        if (typeof own !== 'function') return own;
        return async (...args: unknown[]) => {
          const call = String(name);
          if (names.includes(call) && fails(call)) throw fileError(call);
          const result: unknown = await own.apply(target, args);
          return call === 'open' ? failing(result as object, ['writeFile']) : result;
        };
      },
    });

  const openDatabase: OpenDatabase = (file) => {
    const database = new Database(file);
    const check = (sql: string): void => {
      // A rollback never fails: a disk can refuse a write, but not its undoing.
      if (/^rollback/i.test(sql) || !fails(sql)) return;
      // A failed sync rolls back the whole transaction; a full disk leaves that to the caller.
      if (fault === 'broken' && database.inTransaction) database.exec('ROLLBACK');
      const code = fault === 'full' ? 'SQLITE_FULL' : 'SQLITE_IOERR_FSYNC';
      throw Object.assign(new Error(`${code}: injected`), { code });
    };
    const exec = database.exec.bind(database);
    database.exec = (sql) => {
      check(sql);
      return exec(sql);
    };
    const prepare = database.prepare.bind(database);
    database.prepare = ((sql: string) => {
      const statement = prepare(sql);
      for (const name of ['run', 'all', 'get', 'iterate'] as const) {
        const own = statement[name].bind(statement) as (...args: unknown[]) => unknown;
        Object.assign(statement, {
          [name](...args: unknown[]) {
            check(sql);
            return own(...args);
          },
        });
      }
      return statement;
    }) as typeof database.prepare;
    return database;
  };

  const disk = failing(nodeDisk, [
    'link',
    'mkdir',
    'mkdtemp',
    'open',
    'readdir',
    'readFile',
    'rename',
    'rm',
    'sync',
  ]);
  return { disk, openDatabase, failed: () => failed };
}
