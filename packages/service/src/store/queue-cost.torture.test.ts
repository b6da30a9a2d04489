import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPostgres } from '@meshwright/testing/service/postgres';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { clusterStorage } from '../storage/cluster-storage.ts';
import { embeddedStorage } from '../storage/embedded-storage.ts';
import { openFiles } from '../storage/open-files.ts';
import type { Storage } from '../storage/storage.ts';

const many = 100_000;
const rounds = 40;

const postgres = await testPostgres();
const folder = await mkdtemp(join(tmpdir(), 'meshwright-queue-'));
afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.remove();
  await rm(folder, { recursive: true, force: true });
});

const places: [string, () => Promise<Storage>][] = [['a folder', () => embeddedStorage(join(folder, 'own'))]];
if (typeof postgres === 'string') console.info(`not run on PostgreSQL: ${postgres}`);
else {
  places.push([
    'PostgreSQL',
    async () =>
      await clusterStorage({
        database: await postgres.database(),
        openFiles: await openFiles(join(folder, 'files'), undefined),
      }),
  ]);
}

describe.each(places)('the queue in %s', (_, open) => {
  it(`takes a task in the same time with 10 and with ${many} waiting, of any account`, async () => {
    const storage = await open();
    const { store, queue } = storage;
    for (const id of ['big', 'small']) {
      await store
        .insertInto('accounts')
        .values({ id, name: id, plan: '', key_hash: id, last_created_at: 0 })
        .execute();
    }
    let made = 0;
    const add = async (account: string, count: number, turnsFrom: number): Promise<void> => {
      const [first, last] = [made + 1, made + count];
      made = last;
      const numbers = sql`with recursive n (i) as (
        select ${sql.lit(first)} union all select i + 1 from n where i < ${sql.lit(last)})`;
      const id = sql`'task-' || ${sql.ref('i')}`;
      await sql`insert into tasks (id, account, family, type, cause, request, source, inputs, seed, status, progress,
          created_at, started_at, finished_at, expires_at, cost, refunded, error, result)
        ${numbers} select ${id}, ${sql.lit(account)}, 'remesh', 'remesh', '', '{}', null, '[]', 0, 'PENDING', 0,
          i, 0, 0, 0, 0, 0, '', '{}' from n`.execute(store);
      await sql`insert into queue (task, account, turn, claimed, attempts)
        ${numbers} select ${id}, ${sql.lit(account)}, i - ${sql.lit(first)} + ${sql.lit(turnsFrom)}, 0, 0 from n`.execute(
        store,
      );
      await sql`analyze`.execute(store);
    };
    /** Median of claims, in milliseconds, and the account of the last. */
    const claims = async (full: readonly string[]): Promise<[number, string | undefined]> => {
      const times: number[] = [];
      let account: string | undefined;
      for (let round = 0; round < rounds; round += 1) {
        const at = performance.now();
        const claim = await queue.take(1, full);
        times.push(performance.now() - at);
        account = claim?.task.account;
        if (claim) await queue.giveBack(claim);
      }
      return [times.sort((a, b) => a - b)[rounds / 2]!, account];
    };

    await add('big', 10, 1);
    const [few] = await claims([]);
    await add('big', many, 11);
    const [lots, first] = await claims([]);
    const [none, free] = await claims(['big']);
    await add('small', 1, many);
    const [behind, other] = await claims(['big']);
    console.info(
      `a claim takes ${few.toFixed(2)} ms of 10, ${lots.toFixed(2)} ms of ${many}; with the account full ${none.toFixed(2)} ms, and ${behind.toFixed(2)} ms to find another account behind all`,
    );
    expect([first, free, other]).toEqual(['big', undefined, 'small']);
    for (const ms of [lots, none, behind]) expect(ms).toBeLessThan(few * 4 + 10);

    // The first task of another account comes right after the running ones.
    const running = await Promise.all([queue.take(1), queue.take(2)]);
    const later = await store
      .insertInto('accounts')
      .values({ id: 'new', name: 'new', plan: '', key_hash: 'new', last_created_at: 0 })
      .execute();
    expect([running.map((claim) => claim?.task.account), later.length]).toEqual([['big', 'big'], 1]);
    await store.transaction().execute(async (transaction) => {
      await sql`insert into tasks (id, account, family, type, cause, request, source, inputs, seed, status, progress,
          created_at, started_at, finished_at, expires_at, cost, refunded, error, result)
        values ('task-new', 'new', 'remesh', 'remesh', '', '{}', null, '[]', 0, 'PENDING', 0, 1, 0, 0, 0, 0, 0, '', '{}')`.execute(
        transaction,
      );
      await queue.add(transaction, { id: 'task-new', account: 'new', trace: '' });
    });
    const next = [await queue.take(3), await queue.take(4)];
    expect(next.map((claim) => claim?.task.id)).toContain('task-new');
    await storage.close();
  });
});
