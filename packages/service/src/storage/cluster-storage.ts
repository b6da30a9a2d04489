import { randomBytes } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { withEarlierFiles } from '../files/earlier-files.ts';
import type { FileStore } from '../files/file-store.ts';
import { heldFiles } from '../files/held-files.ts';
import { isFilesAway } from '../outage.ts';
import type { OnStatement } from '../store/open-store.ts';
import { createQueue, type QueueChange } from '../store/queue.ts';
import type { Store, StoreTransaction } from '../store/tables.ts';
import { isOwnTurn } from '../tasks/file-turn.ts';
import { createTaskEvents } from '../tasks/streams/task-events.ts';
import { isOutage, lockClass, openPostgres } from './postgres-store.ts';
import { openSession, queueChannel } from './session.ts';
import type { Storage } from './storage.ts';

export interface ClusterOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly database: string;
  /** Opens the file storage. @param owner a folder for this database alone */
  readonly openFiles: (owner: string) => FileStore;
  /**
   * Jobs that this process runs at once.
   * @default 0
   */
  readonly slots?: number;
  /** @default the system's */
  readonly random?: (size: number) => Uint8Array;
  /**
   * Receives faults other than lost connections, which are reopened.
   * @default ignored
   */
  readonly onFault?: (error: unknown) => void;
  /** Receives the number of tasks that were taken from a process that is gone. */
  readonly onTaken?: (tasks: number) => void;
  readonly onStatement?: OnStatement | undefined;
}

/**
 * Opens a state that many services share: PostgreSQL, with NOTIFY for events and its time, and shared files. The other services
 * take over the tasks of a worker that ended within about two seconds, and those of one that was stopped or lost its
 * network within `deadMs` and a few seconds.
 * @throws ServiceError `no_storage` | `bad_options` when a newer service made it
 */
export async function clusterStorage(options: ClusterOptions): Promise<Storage> {
  const { openFiles, slots = 0, random = randomBytes, onFault = () => {}, onTaken = () => {} } = options;
  const postgres = await openPostgres(options.database, { onFault, onStatement: options.onStatement });
  try {
    const { store } = postgres;
    const newOwner = () => Buffer.from(random(8)).toString('hex');
    let [owner = '', ...earlier] = await fileOwners(store, postgres.identity, newOwner);
    if (!(await isOwnTurn({ store, files: openFiles(owner) }))) {
      [owner = '', ...earlier] = await fileOwners(store, postgres.identity, newOwner, owner);
    }
    const files = heldFiles(withEarlierFiles(openFiles(owner), earlier.map(openFiles)), store);
    const worker = 1 + (Buffer.from(random(4)).readUInt32LE() % (2 ** 31 - 1));
    const local = createTaskEvents();
    const watchers = new Set<(change?: QueueChange) => void>();
    let nextPoll = 0;
    const queueChanged = (change?: QueueChange): void => {
      for (const onChange of watchers) onChange(change);
    };
    const lookForGone = watchForGone(store, worker, onTaken);
    const session = await openSession({
      postgres,
      worker,
      slots,
      onTask: (task) => local.publish(task),
      onQueue: (text) => queueChanged({ task: text.slice(1), waits: text.startsWith('+') }),
      onReturn() {
        local.publishAll();
        queueChanged();
      },
      onLook: async () => {
        if (watchers.size === 0) return;
        const hasGone = await lookForGone();
        // A notification may be lost with a connection, and a process that is stopped inside a claim locks its task
        // without one, so the queue is polled as well.
        if (!hasGone && performance.now() < nextPoll) return;
        nextPoll = performance.now() + pollMs;
        queueChanged();
      },
      onFault,
    });
    return {
      store,
      queue: {
        ...createQueue({ store, worker, changed: notifyQueue, shared: true }),
        isOutage: (error) => isOutage(error) || isFilesAway(error),
        watch(onChange) {
          watchers.add(onChange);
          return () => watchers.delete(onChange);
        },
      },
      events: {
        ...local,
        publish(task) {
          local.publish(task);
          session.notify(task);
        },
      },
      files,
      clock: session.clock,
      workers: () => connectedWorkers(store),
      progressStep: 1,
      secret: (name, make) => sharedSecret(store, name, make),
      // The other services requeue the tasks of one that was killed.
      recover: async () => ({ tasks: 0 }),
      async close() {
        await session.close();
        await postgres.close();
      },
    };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}

/** Returns how many processes run jobs and hold the lock of their session. */
async function connectedWorkers(store: Store): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from workers
    where slots <> 0 and exists (
      select from pg_locks
      where locktype = 'advisory' and classid::bigint = ${lockClass} and objid::bigint = workers.worker
        and database = (select oid from pg_database where datname = current_database())
    )`.execute(store);
  return Number(rows[0]?.count ?? 0);
}

/** Notifies other processes when the transaction commits, and only then. */
async function notifyQueue(transaction: StoreTransaction, { task, waits }: QueueChange): Promise<void> {
  const text = `${waits ? '+' : '-'}${task}`;
  await transaction.executeQuery(CompiledQuery.raw('select pg_notify($1, $2)', [queueChannel, text]));
}

/** Interval in which the queue is looked at without a notification, in milliseconds. */
const pollMs = 2_000;
/** A process whose signs of life stay away for so long has lost its tasks, in milliseconds. */
const deadMs = 10_000;
/** A process that has not looked for so long was stopped itself, and knows nothing about the others meanwhile. */
const unseenMs = 5_000;

/**
 * @returns a check that reports whether tasks were requeued. A worker is gone whose connection was missing twice, so
 * that it is not reconnecting, or whose signs of life stayed away, by the time of this process alone.
 */
function watchForGone(store: Store, self: number, onTaken: (tasks: number) => void): () => Promise<boolean> {
  let suspects: ReadonlySet<number> = new Set();
  let signs = new Map<number, { readonly beat: number | null; readonly since: number }>();
  let lastLook = Number.NEGATIVE_INFINITY;
  return async () => {
    const { rows } = await sql<{ worker: number; beat: number | null; connected: boolean }>`
      select worker, (select beat from workers where workers.worker = busy.worker) as beat, exists (
        select from pg_locks
        where locktype = 'advisory' and classid::bigint = ${lockClass} and objid::bigint = busy.worker
          and database = (select oid from pg_database where datname = current_database())
      ) as connected
      from (select distinct worker from queue where claimed = 1 and worker <> ${self}) as busy`.execute(
      store,
    );
    const at = performance.now();
    if (at - lastLook > unseenMs) signs = new Map();
    lastLook = at;
    const seen = new Map<number, { readonly beat: number | null; readonly since: number }>();
    const gone: number[] = [];
    for (const { worker, beat, connected } of rows) {
      const last = signs.get(worker);
      const sign = last && last.beat === beat ? last : { beat, since: at };
      seen.set(worker, sign);
      const isSilent = beat !== null && at - sign.since >= deadMs;
      if (isSilent || (!connected && suspects.has(worker))) gone.push(worker);
    }
    signs = seen;
    suspects = new Set(rows.filter(({ connected }) => !connected).map(({ worker }) => worker));
    for (const worker of gone) onTaken(await releaseGone(store, worker));
    return gone.length > 0;
  };
}

/** @returns the number of its tasks */
async function releaseGone(store: Store, worker: number): Promise<number> {
  return await store.transaction().execute(async (transaction) => {
    const released = await transaction
      .updateTable('queue')
      .where('worker', '=', worker)
      .where('claimed', '=', 1)
      .set({ claimed: 0, worker: 0 })
      .returning('task')
      .execute();
    for (const { task } of released) await notifyQueue(transaction, { task, waits: true });
    await transaction.deleteFrom('workers').where('worker', '=', worker).execute();
    return released.length;
  });
}

/**
 * Returns the folder of the files of this database, and those of the databases that it is a copy of. Where the database
 * is not the one that wrote the folder, such as a restored copy, it gets a new one: the files of the original are read
 * and stay untouched.
 * @param foreign a folder that is not of this database, although its identity is the same
 */
export async function fileOwners(
  store: Store,
  identity: string,
  newOwner: () => string,
  foreign?: string,
): Promise<readonly string[]> {
  return await store.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockClass + 1}, 0)`.execute(transaction);
    const read = async (name: string) =>
      (await transaction.selectFrom('secrets').where('name', '=', name).select('value').executeTakeFirst())
        ?.value;
    const kept = await read('file owners');
    const known = kept === undefined ? undefined : (JSON.parse(kept) as FileOwners);
    if (known?.identity === identity && known.owners[0] !== foreign) return known.owners;
    // Older versions kept the folder alone, as a secret.
    const old = await read('files');
    const first = old === undefined ? newOwner() : Buffer.from(old, 'base64').toString('hex');
    const owners = known ? [newOwner(), ...known.owners] : [first];
    const value = JSON.stringify({ identity, owners } satisfies FileOwners);
    await transaction
      .insertInto('secrets')
      .values({ name: 'file owners', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    return owners;
  });
}

interface FileOwners {
  readonly identity: string;
  /** The newest first. */
  readonly owners: readonly string[];
}

async function sharedSecret(
  store: Store,
  name: string,
  make: () => Uint8Array,
): Promise<{ readonly bytes: Uint8Array; readonly isNew: boolean }> {
  const secret = Buffer.from(make()).toString('base64');
  const inserted = await store
    .insertInto('secrets')
    .values({ name, value: secret })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  const { value } = await store
    .selectFrom('secrets')
    .where('name', '=', name)
    .select('value')
    .executeTakeFirstOrThrow();
  return { bytes: Buffer.from(value, 'base64'), isNew: inserted.numInsertedOrUpdatedRows === 1n };
}
