import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { FileStore } from '../files/file-store.ts';
import { ServiceError } from '../service-error.ts';
import { createQueue, type Dispatch } from '../store/queue.ts';
import type { Store } from '../store/tables.ts';
import { tasksWithFiles } from '../store/task-rows.ts';
import { createTaskEvents } from '../tasks/streams/task-events.ts';
import { timeOfId } from '../time-ordered-id.ts';
import { bossDispatch } from './boss-dispatch.ts';
import { isOutage, lockClass, openPostgres } from './postgres-store.ts';
import { openSession } from './session.ts';
import type { Storage } from './storage.ts';

export interface ClusterOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly database: string;
  /** Opens the file storage. @param owner a folder for this database alone: unknown files in it are removed */
  readonly openFiles: (owner: string) => FileStore;
  /** @default the system's */
  readonly random?: (size: number) => Uint8Array;
  /**
   * Milliseconds since 1970.
   * @default the system's time
   */
  readonly now?: () => number;
  /**
   * Receives faults other than lost connections, which are reopened.
   * @default ignored
   */
  readonly onFault?: (error: unknown) => void;
}

/** Younger files without a task may belong to a task in creation. */
const settledMs = 3600 * 1000;

/**
 * Opens a state that many services share: PostgreSQL, with pg-boss as the queue and NOTIFY for events, and shared
 * files. The other services notice a lost worker within about two seconds and requeue its tasks.
 * @throws ServiceError `no_storage` | `bad_options` when a newer service made it
 */
export async function clusterStorage(options: ClusterOptions): Promise<Storage> {
  const { openFiles, random = randomBytes, now = Date.now, onFault = () => {} } = options;
  const postgres = await openPostgres(options.database, { onFault, prepare: bossDispatch });
  try {
    const { store, prepared: dispatch } = postgres;
    const owner = await sharedSecret(store, 'files', () => random(8));
    const files = openFiles(Buffer.from(owner.bytes).toString('hex'));
    const worker = 1 + (Buffer.from(random(4)).readUInt32LE() % (2 ** 31 - 1));
    const local = createTaskEvents();
    const watchers = new Set<() => void>();
    const queueChanged = (): void => {
      for (const onChange of watchers) onChange();
    };
    const lookForGone = watchForGone(store, dispatch, worker);
    const session = await openSession({
      postgres,
      worker,
      onTask: (task) => local.publish(task),
      onQueue: queueChanged,
      onReturn() {
        local.publishAll();
        queueChanged();
      },
      onLook: async () => {
        // Notifications may be lost with a connection, so the queue is polled as well.
        if (watchers.size > 0 && (await lookForGone())) queueChanged();
      },
      onFault,
    });
    return {
      store,
      queue: {
        ...createQueue({ store, dispatch, worker }),
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
      progressStep: 1,
      secret: (name, make) => sharedSecret(store, name, make),
      async recover() {
        const known = await tasksWithFiles(store);
        const isKnown = (task: string) => known.has(task) || timeOfId(task) > now() - settledMs;
        return { tasks: 0, folders: await files.sweep(isKnown) };
      },
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

/** @returns a check that reports whether tasks were requeued; a worker missing once may be reconnecting */
function watchForGone(store: Store, dispatch: Dispatch, self: number): () => Promise<boolean> {
  let suspects: ReadonlySet<number> = new Set();
  return async () => {
    const { rows } = await sql<{ worker: number }>`
      select distinct worker from queue
      where claimed = 1 and worker <> ${self} and not exists (
        select from pg_locks
        where locktype = 'advisory' and classid::bigint = ${lockClass} and objid::bigint = queue.worker
          and database = (select oid from pg_database where datname = current_database())
      )`.execute(store);
    const missing = rows.map(({ worker }) => worker);
    const gone = missing.filter((worker) => suspects.has(worker));
    suspects = new Set(missing);
    for (const worker of gone) await releaseGone(store, dispatch, worker);
    return gone.length > 0;
  };
}

async function releaseGone(store: Store, dispatch: Dispatch, worker: number): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    // One process does it; a later one finds nothing left.
    await sql`select pg_advisory_xact_lock(${lockClass + 1}, ${worker}::int)`.execute(transaction);
    const own = transaction.selectFrom('queue').where('worker', '=', worker).where('claimed', '=', 1);
    for (const { task } of await own.select('task').execute()) await dispatch.back(transaction, task);
    await transaction
      .updateTable('queue')
      .where('worker', '=', worker)
      .where('claimed', '=', 1)
      .set({ claimed: 0, worker: 0 })
      .execute();
  });
}

function isFilesAway(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'files_unreachable';
}

async function sharedSecret(
  store: Store,
  name: string,
  make: () => Uint8Array,
): Promise<{ readonly bytes: Uint8Array; readonly isNew: boolean }> {
  const made = Buffer.from(make()).toString('base64');
  const inserted = await store
    .insertInto('secrets')
    .values({ name, value: made })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  const { value } = await store
    .selectFrom('secrets')
    .where('name', '=', name)
    .select('value')
    .executeTakeFirstOrThrow();
  return { bytes: Buffer.from(value, 'base64'), isNew: inserted.numInsertedOrUpdatedRows === 1n };
}
