import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@meshwright/testing/random';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { type TestPostgres, testPostgres } from '@meshwright/testing/service/postgres';
import { type TestS3, testS3 } from '@meshwright/testing/service/s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';
import { openStorage } from '../storage/open-storage.ts';
import { brokenRules } from '../testing/broken-rules.ts';
import { backUp } from './open-operations.ts';
import { restoreBackup, type ServiceLocation } from './restore.ts';

// Backups of a service that creates, ends, fails, deletes and expires tasks meanwhile, restored elsewhere.

const rounds = 20;
const credits = 10_000_000;
const accounts = [{ name: 'a', key: 'k', credits }];
const prefix = '/v1/image-to-3d';
const random = createRandom();

const server = await testPostgres();
if (typeof server === 'string') console.info(`not run on PostgreSQL: ${server}`);

interface Kind {
  /** Returns a new empty place. */
  place(): Promise<ServiceLocation>;
}

let root: string;
let s3: TestS3;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'meshwright-backups-'));
  s3 = await testS3();
});
afterAll(async () => {
  await s3.remove();
  if (typeof server !== 'string') await server.remove();
  await rm(root, { recursive: true, force: true });
});

let count = 0;
const newName = (): string => {
  count += 1;
  return `place-${count}`;
};

const kinds: Readonly<Record<string, Kind>> = {
  'a folder': {
    place: async () => ({ dataDir: join(root, newName()) }),
  },
  'PostgreSQL and S3': {
    place: async () => ({
      database: await (server as TestPostgres).database(),
      files: `s3://${s3.bucket}/shared?endpoint=${s3.endpoint}`,
      fileCredentials: s3.credentials,
    }),
  },
};

const start = (place: ServiceLocation, options = {}): Promise<Service> =>
  startService({ ...place, accounts, engine: instantEngine(), workers: 2, onNote: () => {}, ...options });

/** Tasks that are there at once. */
const most = 80;

/** Creates, fails and deletes tasks until it is stopped: older ones go as new ones come. */
function load(user: Caller): { stop(): Promise<Readonly<Record<string, number>>> } {
  let isStopped = false;
  const answers: Record<string, number> = {};
  const present: string[] = [];
  const noted = (call: string, status: number): number => {
    answers[`${call} ${status}`] = (answers[`${call} ${status}`] ?? 0) + 1;
    return status;
  };
  const one = async (): Promise<void> => {
    while (!isStopped) {
      const fails = random.int(10) === 0;
      const path = fails ? '/v2/text-to-3d' : prefix;
      const body = fails ? { mode: 'preview', prompt: 'a box [[fail]]' } : { image_url: pictureUri };
      const { status, body: answer } = await user.post(path, body);
      if (noted('create', status) === 202) present.push(`${path}/${answer.result}`);
      if (present.length > most) {
        const [task = ''] = present.splice(random.int(present.length), 1);
        // One that runs is not deleted, and is again later.
        if (noted('delete', (await user.remove(task)).status) === 409) present.push(task);
      }
    }
  };
  const running = Promise.all([one(), one(), one()]);
  return {
    async stop() {
      isStopped = true;
      await running;
      return answers;
    },
  };
}

/** Returns what is wrong with a restored place. */
async function problemsOf(
  place: ServiceLocation,
): Promise<{ readonly problems: readonly string[]; readonly files: number }> {
  const storage = await openStorage(place, {
    onFault: (error) => expect(error).toBeUndefined(),
    onTaken: () => {},
    onStatement: undefined,
  });
  const problems = [...(await brokenRules(storage.store, credits))];
  const rows = await storage.store
    .selectFrom('files')
    .innerJoin('tasks', 'tasks.id', 'files.task')
    .select(['task', 'name', 'digest', 'claim', 'expires_at'])
    .execute();
  for (const { task, name, digest, claim, expires_at } of rows) {
    const bytes = await storage.files.read({ task, claim }, name).catch(() => undefined);
    const found = bytes && createHash('sha256').update(bytes).digest('hex');
    if (found !== digest && expires_at > Date.now()) problems.push(`${task}/${name} is not what it was`);
  }
  await storage.close();
  return { problems, files: rows.length };
}

describe.each(Object.entries(kinds))('a service in %s', (name, kind) => {
  it.skipIf(name !== 'a folder' && typeof server === 'string')(
    `is backed up ${rounds} times under load, and each copy is whole and leaves the original alone`,
    async () => {
      const original = await kind.place();
      const service = await start(original, { resultLifetimeMs: 20_000 });
      const user = caller(service, 'k');
      const work = load(user);
      const seen: { tasks: number; files: number; ms: number }[] = [];
      try {
        for (let round = 0; round < rounds; round += 1) {
          const [from, to] = [join(root, newName()), await kind.place()];
          const began = performance.now();
          const backup = await backUp(original, from);
          const ms = Math.round(performance.now() - began);
          expect(backup.missing).toEqual([]);
          expect(await restoreBackup(from, to)).toEqual(backup);
          const { problems, files } = await problemsOf(to);
          expect(problems).toEqual([]);
          seen.push({ tasks: backup.tasks, files, ms });
          if (round % 5 === 0) {
            const copy = await start(to);
            const copyUser = caller(copy, 'k');
            const tasks = (await copyUser.get(`${prefix}?page_size=50`)).body as unknown as { id: string }[];
            for (const { id } of tasks) {
              expect((await copyUser.settled(prefix, id)).status).toBe('SUCCEEDED');
              if (random.int(3) === 0) await copyUser.remove(`${prefix}/${id}`);
            }
            await copy.stop();
          }
          await rm(from, { recursive: true });
        }
      } finally {
        console.info(`${name}, answers meanwhile: ${JSON.stringify(await work.stop())}`);
      }
      console.info(
        `${name}: ${seen.map(({ tasks, files, ms }) => `${tasks} tasks, ${files} files, ${ms} ms`).join('; ')}`,
      );
      // The original still has the files of every task that has not expired. The queue is in order, so others have ended.
      await user.settled(prefix, await user.create(prefix, { image_url: pictureUri }));
      const tasks = (await user.get(`${prefix}?page_size=50`)).body as unknown as Record<string, unknown>[];
      let looked = 0;
      for (const task of tasks) {
        const { status, expires_at } = task as { status: string; expires_at: number };
        if (status !== 'SUCCEEDED' || expires_at < Date.now() + 5_000) continue;
        const answer = await service.fetch(new Request((task.model_urls as { glb: string }).glb));
        expect(answer.status).toBe(200);
        await answer.arrayBuffer();
        looked += 1;
      }
      expect(looked).toBeGreaterThan(0);
      await service.stop();
      expect((await problemsOf(original)).problems).toEqual([]);
    },
  );
});

it.skipIf(typeof server === 'string')(
  'a folder becomes a service of several processes, and one of these a folder',
  async () => {
    const places = [
      await kinds['a folder']!.place(),
      await kinds['PostgreSQL and S3']!.place(),
      await kinds['a folder']!.place(),
    ];
    const first = await start(places[0]!);
    const user = caller(first, 'k');
    const ids = [];
    for (let i = 0; i < 5; i += 1) {
      const id = await user.create(prefix, { image_url: pictureUri });
      await user.settled(prefix, id);
      ids.push(id);
    }
    const balance = await user.balance();
    await first.stop();
    let ledger: unknown;
    for (const [from, to] of [
      [places[0]!, places[1]!],
      [places[1]!, places[2]!],
    ] as const) {
      const folder = join(root, newName());
      const backup = await backUp(from, folder);
      ledger ??= backup.ledger;
      expect(backup.ledger).toEqual(ledger);
      await restoreBackup(folder, to);
      expect((await problemsOf(to)).problems).toEqual([]);
    }
    const last = await start(places[2]!);
    const lastUser = caller(last, 'k');
    expect(await lastUser.balance()).toBe(balance);
    for (const id of ids) {
      const { model_urls } = await lastUser.settled(prefix, id);
      const file = await last.fetch(new Request((model_urls as { glb: string }).glb));
      expect(file.status).toBe(200);
      await file.arrayBuffer();
    }
    await last.stop();
  },
);
