import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { type TestPostgres, testPostgres } from '@meshwright/testing/service/postgres';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../operations/open-operations.ts';
import { restoreBackup } from '../operations/restore.ts';
import { type Service, startService } from '../start/start-service.ts';
import { openPostgres } from '../storage/postgres-store.ts';
import { migrations, oldestBeside } from './migrations.ts';
import { openStore } from './open-store.ts';

// Data of real services of the last two versions of the tables, and what the version before says to those of this one.

const prefix = '/v1/image-to-3d';
const accounts = [
  {
    name: 'ann',
    key: 'k-ann',
    credits: 10_000,
    keys: [{ name: 'game', key: 'k-game', monthlyCredits: 500 }],
  },
  { name: 'bob', key: 'k-bob', credits: 90 },
];
/** The one before this, and the one before that. */
const versions = [migrations.length - 2, migrations.length - 1];

/** What a service of an older version has kept: the rows of its tables, and its files as base64. */
interface Kept {
  readonly version: number;
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly files: Readonly<Record<string, string>>;
}

async function keptBy(version: number): Promise<Kept> {
  return JSON.parse(
    await readFile(join(import.meta.dirname, `earlier/store-${version}.json`), 'utf8'),
  ) as Kept;
}

const server = await testPostgres();
if (typeof server === 'string') console.info(`not run on PostgreSQL: ${server}`);
const postgres = server as TestPostgres;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'meshwright-upgrade-'));
});
afterAll(async () => {
  if (typeof server !== 'string') await server.remove();
  await rm(root, { recursive: true, force: true });
});

/** Numbers that PostgreSQL counts up by itself. */
const counters: Readonly<Record<string, string>> = {
  entries: 'id',
  queue: 'position',
  deliveries: 'position',
};

async function insertKept(store: Kysely<never>, { tables }: Kept, isPostgres: boolean): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) {
    if (rows.length === 0) continue;
    const counter = isPostgres ? counters[table] : undefined;
    const values = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => column !== counter)),
    );
    await store
      .insertInto(table as never)
      .values(values as never)
      .execute();
  }
}

async function writeFiles(folder: string, { files }: Kept): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), Buffer.from(content, 'base64'));
  }
}

async function folderOf(version: number): Promise<string> {
  const folder = await mkdtemp(join(root, `version-${version}-`));
  const kept = await keptBy(version);
  await writeFiles(folder, kept);
  await writeFile(join(folder, 'lock'), '');
  const store = openStore(join(folder, 'service.db'), { version });
  await insertKept(store as never, kept, false);
  await store.destroy();
  return folder;
}

/** Looks at everything that the older service had promised, and goes on. */
async function expectWhole(service: Service, { tables }: Kept): Promise<void> {
  const [ann, game, bob] = ['k-ann', 'k-game', 'k-bob'].map((key) => caller(service, key));
  const balances = await Promise.all([ann!, game!, bob!].map((user) => user.balance()));
  // Ten thousand less four tasks, of which one is cancelled and refunded; a key with 30 of its 500 spent; a refunded task.
  const own = (name: string) => {
    const id = tables.accounts!.find((account) => account.name === name)!.id;
    return tables
      .entries!.filter(({ book }) => book === id)
      .reduce((sum, { credits }) => sum + Number(credits), 0);
  };
  expect(balances).toEqual([own('ann'), 470, own('bob')]);
  const tasks = tables.tasks!.filter(({ family }) => family === 'image-to-3d');
  expect(tasks.map(({ status }) => status).toSorted()).toEqual([
    'FAILED',
    'IN_PROGRESS',
    'PENDING',
    'SUCCEEDED',
    'SUCCEEDED',
  ]);
  for (const { id, status, account } of tasks) {
    const isBob = tables.accounts!.find((row) => row.id === account)!.name === 'bob';
    const task = await (isBob ? bob! : ann!).settled(prefix, String(id));
    expect(task.status).toBe(status === 'FAILED' ? 'FAILED' : 'SUCCEEDED');
    if (task.status === 'FAILED') continue;
    const file = await service.fetch(new Request((task.model_urls as { glb: string }).glb));
    const bytes = Buffer.from(await file.arrayBuffer());
    expect([file.status, bytes.toString('latin1', 0, 4)]).toEqual([200, 'glTF']);
  }
  const next = await ann!.create(prefix, { image_url: pictureUri });
  expect((await ann!.settled(prefix, next)).status).toBe('SUCCEEDED');
}

describe.each(versions)('data of version %i', (version) => {
  const clock = async (): Promise<{ now(): number }> => {
    // Their results have not expired.
    const newest = Math.max(
      ...(await keptBy(version)).tables.tasks!.map(({ created_at }) => Number(created_at)),
    );
    const start = Date.now();
    return { now: () => newest + 60_000 + (Date.now() - start) };
  };

  it('is upgraded in a folder', async () => {
    const dataDir = await folderOf(version);
    const service = await startService({ dataDir, accounts, engine: instantEngine(), clock: await clock() });
    await expectWhole(service, await keptBy(version));
    await service.stop();
  });

  it('is backed up as it is, restored and upgraded', async () => {
    const folder = await folderOf(version);
    const backup = join(root, `backup-${version}`);
    const { ledger } = await backUp({ dataDir: folder }, backup);
    const dataDir = join(root, `restored-${version}`);
    expect((await restoreBackup(backup, { dataDir })).ledger).toEqual(ledger);
    const service = await startService({ dataDir, accounts, engine: instantEngine(), clock: await clock() });
    await expectWhole(service, await keptBy(version));
    await service.stop();
  });

  it.skipIf(typeof server === 'string')('is upgraded on PostgreSQL', async () => {
    const database = await postgres.database();
    const kept = await keptBy(version);
    const old = await openPostgres(database, { onFault: () => {}, tables: version });
    await insertKept(old.store as never, kept, true);
    // The name of the folder of files, as those versions kept it.
    const owner = 'aa'.repeat(8);
    const value = Buffer.from(owner, 'hex').toString('base64');
    await old.store.insertInto('secrets').values({ name: 'files', value }).execute();
    // No process runs any more.
    await old.store.updateTable('queue').set({ claimed: 0 }).execute();
    await old.close();
    const files = join(root, `shared-${version}`);
    await writeFiles(join(files, owner), kept);
    const service = await startService({
      database,
      files,
      accounts,
      engine: instantEngine(),
      clock: await clock(),
    });
    await expectWhole(service, kept);
    await service.stop();
  });
});

describe.skipIf(typeof server === 'string')('the version before, on the tables of this one', () => {
  it('finds every statement that it sends prepared', async () => {
    const version = migrations.length - 1;
    expect(oldestBeside).toBeLessThanOrEqual(version);
    const statements = JSON.parse(
      await readFile(join(import.meta.dirname, `earlier/statements-${version}.json`), 'utf8'),
    ) as readonly string[];
    expect(statements.length).toBeGreaterThan(60);
    const database = await postgres.database();
    await (await openPostgres(database, { onFault: () => {} })).close();
    const client = new Client({ connectionString: database, options: '-c search_path=meshwright' });
    await client.connect();
    const refused: string[] = [];
    for (const [i, statement] of statements.entries()) {
      await client.query(`prepare s${i} as ${statement}`).catch((error: Error) => {
        refused.push(`${statement}: ${error.message}`);
      });
    }
    await client.end();
    expect(refused).toEqual([]);
  });

  it('starts beside newer tables that leave its statements alone, and not beside others', async () => {
    const files = join(root, 'beside');
    const start = (database: string) => startService({ database, files, accounts, engine: instantEngine() });
    const newer = async (oldest: number): Promise<string> => {
      const database = await postgres.database();
      await (await openPostgres(database, { onFault: () => {} })).close();
      const client = new Client({ connectionString: database, options: '-c search_path=meshwright' });
      await client.connect();
      await client.query('alter table tasks add column of_the_next_version text not null default 0');
      await client.query('update version set tables = $1, oldest_beside = $2', [
        migrations.length + 1,
        oldest,
      ]);
      await client.end();
      return database;
    };
    const service = await start(await newer(migrations.length));
    const user = caller(service, 'k-ann');
    expect((await user.settled(prefix, await user.create(prefix, { image_url: pictureUri }))).status).toBe(
      'SUCCEEDED',
    );
    await service.stop();
    await expect(start(await newer(migrations.length + 1))).rejects.toMatchObject({
      code: 'bad_options',
      message: expect.stringMatching(/is newer than this service supports .*; update the service/),
    });
  });
});
