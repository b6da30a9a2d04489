import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Dispatch } from '../store/queue.ts';
import type { StoreTransaction } from '../store/tables.ts';
import { queueChannel } from './session.ts';

const queueName = 'tasks';
/** Effectively unlimited: the task runner decides how often a task may be tried. */
const retryLimit = 1_000_000;
/** Tasks of accounts at their limit that are skipped in search of one of another account. */
const mostPassed = 100;
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Keeps the jobs of all services on a database in pg-boss, one job per task with the same id. It only distributes
 * them: it has no timers of its own, and only the connections of the pool and of transactions. Creates or migrates
 * its tables.
 */
export async function bossDispatch(pool: Pool): Promise<Dispatch> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => lastOf(await pool.query(text, values)) },
    schema: 'meshwright_jobs',
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.createQueue(queueName);
  return {
    async put(transaction, task, turn) {
      await boss.send(queueName, {}, { id: task, retryLimit, priority: -turn, db: inside(transaction) });
      await send(transaction, task);
    },
    async next(transaction, full) {
      const db = inside(transaction);
      if (full.length > 0 && !(await hasOthers(transaction, full))) return undefined;
      const passed: string[] = [];
      let found: string | undefined;
      while (found === undefined && passed.length < mostPassed) {
        const [job] = await boss.fetch(queueName, { ignoreStartAfter: true, db });
        // Otherwise a failed statement looks like an empty queue.
        if (db.failure !== undefined) throw db.failure;
        if (job === undefined) break;
        const row = await transaction
          .selectFrom('queue')
          .where('task', '=', job.id)
          .select('account')
          .executeTakeFirst();
        // The job was put back while its task was deleted.
        if (!row) await boss.deleteJob(queueName, job.id, { db });
        else if (full.includes(row.account)) passed.push(job.id);
        else found = job.id;
      }
      for (const job of passed) await boss.fail(queueName, job, {}, { db });
      if (db.failure !== undefined) throw db.failure;
      // Other processes did not see the jobs locked here meanwhile.
      if (passed.length > 0) await send(transaction, '');
      return found;
    },
    async back(transaction, task) {
      await boss.fail(queueName, task, {}, { db: inside(transaction) });
      await send(transaction, task);
    },
    async drop(transaction, task) {
      if (!isId.test(task)) return;
      await boss.deleteJob(queueName, task, { db: inside(transaction) });
      await send(transaction, task);
    },
  };
}

async function hasOthers(transaction: StoreTransaction, full: readonly string[]): Promise<boolean> {
  const row = await transaction
    .selectFrom('queue')
    .where('claimed', '=', 0)
    .where('account', 'not in', full)
    .select('task')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notifies other processes when the transaction commits, and only then. */
async function send(transaction: StoreTransaction, task: string): Promise<void> {
  await transaction.executeQuery(CompiledQuery.raw('select pg_notify($1, $2)', [queueChannel, task]));
}

function inside(transaction: StoreTransaction): PgBoss.Db & { readonly failure: unknown } {
  let failure: unknown;
  return {
    get failure() {
      return failure;
    },
    async executeSql(text, values) {
      try {
        const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
        return { rows: [...rows] };
      } catch (error) {
        failure = error;
        throw error;
      }
    },
  };
}

/** Returns the last result: a text of several statements gives one result each. */
function lastOf<T>(result: T | readonly T[]): T {
  return (Array.isArray(result) ? result.at(-1) : result) as T;
}
