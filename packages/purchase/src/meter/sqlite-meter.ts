import { join } from 'node:path';
import Database from 'libsql';
import { makeFolder } from '../files/folder/durable-file.ts';

/** Credits, from 0. */
export interface SqliteMeterLimits {
  /** Per caller. */
  readonly creditsPerDay: number;
  /**
   * For all callers together.
   * @default no limit
   */
  readonly totalCreditsPerDay?: number | undefined;
}

interface Purchase {
  readonly id: string;
  readonly caller: string;
  readonly credits: number;
}

interface Reservation extends Purchase {
  /** Days since 1970. */
  readonly day: number;
}

/** Port `Meter` of `@meshwright/proxy`, on which this package does not depend. */
export interface SqliteMeter {
  /** @throws Error of the database; then nothing is reserved */
  reserve(purchase: Purchase, now: number): Reservation | undefined;
  release(reservation: Reservation): void;
  left(caller: string, now: number): number;
  close(): void;
}

/** Longest time, in milliseconds, that another process may hold the file for one step: its fsync on a slow disk. */
const busyMs = 10_000;

/**
 * Counts the daily spending of a proxy's callers in `meter.db` of a folder: servers of one machine that name the same
 * folder share one budget, and a restarted server continues the count. Creates the file if missing, readable by the
 * user alone.
 * @throws TypeError for an invalid limit, such as NaN from an unset variable
 * @example
 * import { sqliteMeter } from '@meshwright/purchase/node';
 *
 * const meter = sqliteMeter('meter', { creditsPerDay: 300, totalCreditsPerDay: 3000 });
 * meter.left('a-player', Date.now()); // 300
 * meter.close();
 */
export function sqliteMeter(folder: string, limits: SqliteMeterLimits): SqliteMeter {
  const { creditsPerDay, totalCreditsPerDay = Infinity } = limits;
  for (const [name, value] of Object.entries({ creditsPerDay, totalCreditsPerDay })) {
    if (!(typeof value === 'number' && value >= 0))
      throw new TypeError(`${name} must be a number of at least 0.`);
  }
  makeFolder(folder);
  const database = open(join(folder, 'meter.db'));
  const row = <T>(sql: string) => {
    const statement = database.prepare(sql);
    return (...values: unknown[]) => statement.get(...values) as T | undefined;
  };
  const change = (sql: string) => database.prepare(sql);
  const day = row<{ day: number }>('SELECT day FROM today');
  const begin = change('UPDATE today SET day = ?');
  const clear = change('DELETE FROM held');
  const heldBy = row<{ holders: number }>('SELECT holders FROM held WHERE id = ?');
  const hold = change('UPDATE held SET holders = holders + ? WHERE id = ?');
  const forget = change('DELETE FROM held WHERE id = ? AND holders < 1');
  const insert = change('INSERT INTO held (id, caller, credits, holders) VALUES (?, ?, ?, 1)');
  const spent = row<{ own: number; total: number }>(
    'SELECT total(credits) FILTER (WHERE caller = ?) AS own, total(credits) AS total FROM held',
  );

  /** Runs one step in an exclusive transaction. */
  function step<T>(work: (today: number) => T): T {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work(day()!.day);
      database.exec('COMMIT');
      return result;
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }
  /** Returns the day of a time. It never goes back: an earlier time counts for the latest day. */
  function dayAt(now: number, today: number): number {
    const current = Math.floor(now / (24 * 3600 * 1000));
    if (current <= today) return today;
    begin.run(current);
    clear.run();
    return current;
  }
  const room = (caller: string) => {
    const { own, total } = spent(caller)!;
    return Math.min(creditsPerDay - own, totalCreditsPerDay - total);
  };

  return {
    reserve: (purchase, now) =>
      step((today) => {
        const { id, caller, credits } = purchase;
        const reservation = { ...purchase, day: dayAt(now, today) };
        if (heldBy(id)) hold.run(1, id);
        else if (credits <= room(caller)) insert.run(id, caller, credits);
        else return undefined;
        return reservation;
      }),
    release({ id, day }) {
      step((today) => {
        // A reservation of an earlier day does not affect this one.
        if (day !== today) return;
        hold.run(-1, id);
        forget.run(id);
      });
    },
    left: (caller, now) =>
      step((today) => {
        dayAt(now, today);
        return Math.max(0, room(caller));
      }),
    close: () => database.close(),
  };
}

function open(path: string): Database.Database {
  const database = new Database(path, { timeout: busyMs });
  try {
    // Every step is synced: reservations survive a power cut.
    for (const pragma of ['journal_mode = TRUNCATE', 'synchronous = FULL']) database.pragma(pragma);
    database.exec(`
      BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS today (day INTEGER NOT NULL);
      INSERT INTO today SELECT 0 WHERE NOT EXISTS (SELECT * FROM today);
      CREATE TABLE IF NOT EXISTS held (id TEXT PRIMARY KEY, caller TEXT NOT NULL, credits REAL NOT NULL, holders INTEGER NOT NULL);
      COMMIT;
    `);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
