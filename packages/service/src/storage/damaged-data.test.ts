import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@meshwright/testing/random';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService } from '../start/start-service.ts';

// A data directory whose database was damaged is refused by name, with all files in place, or it is right.

const prefix = '/v1/image-to-3d';
const accounts = [{ name: 'a', key: 'k', credits: 1_000 }];
const pageBytes = 4096;
const count = 6;
const random = createRandom();

let root: string;
let closed: string;
let killed: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'meshwright-damage-'));
  closed = join(root, 'closed');
  killed = join(root, 'killed');
  const live = join(root, 'live');
  const service = await startService({ dataDir: live, accounts, engine: instantEngine() });
  const user = caller(service, 'k');
  for (let i = 0; i < count; i += 1) {
    await user.settled(prefix, await user.create(prefix, { image_url: pictureUri }));
  }
  // What a killed process leaves: the database with its log, and no sum.
  await cp(live, killed, { recursive: true });
  await service.stop();
  // Its log is empty, and disappears with garbage collection.
  await cp(live, closed, { recursive: true, filter: (path) => !/-(wal|shm)$/.test(path) });
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Damages a copy and starts a service on it. @returns its refusal, or what is wrong with what it shows */
async function outcome(from: string, damage: (folder: string) => Promise<unknown>): Promise<string> {
  const dataDir = await mkdtemp(join(root, 'copy-'));
  await cp(from, dataDir, { recursive: true });
  await damage(dataDir);
  const files = await readdir(join(dataDir, 'files'), { recursive: true });
  const service = await startService({ dataDir, accounts, engine: instantEngine() }).catch(
    (error: Error & { code: string }) => error,
  );
  expect(await readdir(join(dataDir, 'files'), { recursive: true })).toEqual(files);
  if (service instanceof Error) {
    expect(service.message).toMatch(/service\.db is .*backup.*Nothing was changed/);
    return service.code;
  }
  try {
    const user = caller(service, 'k');
    const tasks = (await user.get(prefix)).body as unknown as Record<string, unknown>[];
    if (tasks.length !== count || (await user.balance()) !== 1_000 - count * 30) return 'wrong';
    for (const { status, model_urls } of tasks) {
      const file = await service.fetch(new Request((model_urls as { glb: string }).glb));
      const bytes = Buffer.from(await file.arrayBuffer());
      if (status !== 'SUCCEEDED' || file.status !== 200 || bytes.readUInt32LE(8) !== bytes.length)
        return 'wrong';
    }
    return 'right';
  } finally {
    await service.stop();
  }
}

const store = (folder: string) => join(folder, 'service.db');

async function edit(folder: string, change: (bytes: Buffer) => Uint8Array): Promise<void> {
  await writeFile(store(folder), change(await readFile(store(folder))));
}

function page(bytes: Buffer, number: number): Buffer {
  return bytes.subarray(number * pageBytes, (number + 1) * pageBytes);
}

const flips = Array.from({ length: 12 }, (_, i) => [
  `with byte ${i} of 12 flipped`,
  (folder: string) =>
    edit(folder, (bytes) => {
      bytes[random.int(bytes.length)]! ^= 1 << random.int(8);
      return bytes;
    }),
]) as [string, (folder: string) => Promise<void>][];

describe('a database that was closed', () => {
  it('opens', async () => {
    expect(await outcome(closed, async () => {})).toBe('right');
  });

  it.each<[string, (folder: string) => Promise<unknown>]>([
    ['emptied', (folder) => truncate(store(folder))],
    ['removed', (folder) => rm(store(folder))],
    [
      'removed with its sum',
      async (folder) => {
        await rm(store(folder));
        await rm(`${store(folder)}.sum`);
      },
    ],
    ['a text', (folder) => writeFile(store(folder), 'not a database '.repeat(1000))],
    ['cut in the middle', (folder) => edit(folder, (bytes) => bytes.subarray(0, bytes.length / 2))],
    ['cut to one page', (folder) => edit(folder, (bytes) => bytes.subarray(0, pageBytes))],
    ['cut inside a page', (folder) => edit(folder, (bytes) => bytes.subarray(0, bytes.length - 100))],
    ['without a header', (folder) => edit(folder, (bytes) => bytes.fill(0, 0, 100))],
    [
      'with a page of zeros',
      (folder) => edit(folder, (bytes) => bytes.fill(0, 5 * pageBytes, 6 * pageBytes)),
    ],
    [
      'with two pages swapped',
      (folder) =>
        edit(folder, (bytes) => {
          const kept = Buffer.from(page(bytes, 3));
          page(bytes, 4).copy(bytes, 3 * pageBytes);
          kept.copy(bytes, 4 * pageBytes);
          return bytes;
        }),
    ],
    [
      'with more behind its end',
      (folder) => edit(folder, (bytes) => Buffer.concat([bytes, Buffer.alloc(pageBytes, 7)])),
    ],
    [
      'another database',
      async (folder) => {
        await rm(store(folder));
        const other = new Database(store(folder));
        other.exec('create table notes (text text); create table accounts (id integer)');
        other.close();
      },
    ],
    ...flips,
  ])('and is %s is refused', async (_, damage) => {
    expect(await outcome(closed, damage)).toBe('data_damaged');
  });

  it('and was replaced by another copy of it opens', async () => {
    const copy = join(root, 'other');
    await cp(closed, copy, { recursive: true });
    const service = await startService({ dataDir: copy, accounts, engine: instantEngine() });
    await service.stop();
    const replaced = async (folder: string) => await cp(store(copy), store(folder));
    expect(await outcome(closed, replaced)).toBe('right');
  });
});

describe('a database whose service was killed', () => {
  it('opens', async () => {
    expect(await outcome(killed, async () => {})).toBe('right');
  });

  it('opens with garbage behind its log', async () => {
    const log = (folder: string) => `${store(folder)}-wal`;
    const damage = async (folder: string) =>
      await writeFile(log(folder), Buffer.concat([await readFile(log(folder)), Buffer.alloc(5_000, 9)]));
    expect(await outcome(killed, damage)).toBe('right');
  });

  it.each([
    "delete from entries where rowid = (select max(rowid) from entries where kind = 'charge')",
    "update entries set credits = credits - 4 where rowid = (select min(rowid) from entries where kind = 'charge')",
    'update tasks set cost = 31 where rowid = (select min(rowid) from tasks)',
    "update tasks set status = 'SUCCEDED' where rowid = (select min(rowid) from tasks)",
    "update tasks set status = 'PENDING' where rowid = (select min(rowid) from tasks)",
    'update tasks set result = substr(result, 2) where rowid = (select min(rowid) from tasks)',
    'update files set digest = substr(digest, 2) where rowid = (select min(rowid) from files)',
    'delete from tasks where rowid = (select min(rowid) from tasks)',
    'drop table deliveries',
    'insert into queue (task, account, turn, claimed, attempts) select id, account, 1, 0, 0 from tasks limit 1',
  ])('and in which someone ran %s is refused', async (statement) => {
    const damage = async (folder: string) => {
      const database = new Database(store(folder));
      database.exec('pragma foreign_keys = off');
      database.exec(statement);
      database.close();
    };
    expect(await outcome(killed, damage)).toBe('data_damaged');
  });

  it.each(['cut', 'zeros'])('and that has lost pages (%s) is refused', async (kind) => {
    const damage = async (folder: string) => {
      const database = new Database(store(folder));
      database.pragma('wal_checkpoint(truncate)');
      database.close();
      await edit(folder, (bytes) =>
        kind === 'cut' ? bytes.subarray(0, bytes.length / 2) : bytes.fill(0, 5 * pageBytes, 6 * pageBytes),
      );
    };
    expect(await outcome(killed, damage)).toBe('data_damaged');
  });
});
