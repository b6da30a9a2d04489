import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createRandom, type Random, seed } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { pictureUri } from '@meshwright/testing/service/manual-engine';
import { type TestPostgres, testPostgres } from '@meshwright/testing/service/postgres';
import { type TestS3, testS3 } from '@meshwright/testing/service/s3';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultyHttp, openFaultyHttp } from './testing/chaos/faulty-http.ts';
import { type ClusterNode, startNode } from './testing/cluster-nodes.ts';
import { buildKillProgram } from './testing/kills/kill-program.ts';

// Two API processes, three workers, PostgreSQL and an S3 server, each killed, paused and restarted at random moments,
// while clients create tasks. MESHWRIGHT_SAMPLES=20 runs for an hour with a fault of each part every minute.

const durationMs = samples(180) * 1000;
/** Each part has about one fault in every such time, in milliseconds. */
const periodMs = Math.min(60_000, Math.max(20_000, durationMs / 15));
/** A part is away for at most this time. */
const longestAwayMs = periodMs / 3;
const spoiledShare = 1 / 3;
/** The clocks of the processes are apart: the API by hours, a worker by days. */
const aheadMs = { api: [0, 2 * 3_600_000], worker: [-1_800_000, 0, 4 * 24 * 3_600_000] };
/** The task of a worker that died is taken over within this time while all else is up (docs/service.md). */
const takenOverMs = 15_000;
/** The service answers again within this time after the outage of a part (docs/service.md). */
const answersAgainMs = 25_000;

const prefix = '/v1/image-to-3d';
const accounts = [
  { name: 'a', key: 'k-a', credits: 10_000_000 },
  { name: 'b', key: 'k-b', credits: 10_000_000 },
] as const;
const ofNothing = /Nothing was created or charged\.$/;

const server = await testPostgres();
if (typeof server === 'string') console.info(`not run: ${server}`);

/** A part of the cluster that can fail. */
interface Part {
  readonly name: string;
  /** Fails at once. @returns how it comes back */
  readonly faults: readonly (() => Promise<() => Promise<void>>)[];
}

describe.skipIf(typeof server === 'string')(`a cluster in chaos (seed ${seed})`, () => {
  const postgres = server as TestPostgres;
  let s3: TestS3;
  let bucket: FaultyHttp;
  let folder: string;
  let database: string;
  let program: Awaited<ReturnType<typeof buildKillProgram>>;
  const nodes = new Map<string, ClusterNode>();
  const ending = new AbortController();
  const faultsOfNodes = new Map<string, number>();

  beforeAll(async () => {
    s3 = await testS3();
    bucket = await openFaultyHttp(s3.endpoint, createRandom(seed, 1));
    folder = await mkdtemp(join(tmpdir(), 'meshwright-chaos-'));
    program = await buildKillProgram(resolve(import.meta.dirname, '..'), 'chaos/chaos-node');
    database = await postgres.database();
  });
  afterAll(async () => {
    await Promise.all([...nodes.values()].map((node) => node.kill()));
    await bucket.close();
    await s3.remove();
    await postgres.remove();
    await program.remove();
    await rm(folder, { recursive: true, force: true });
  });

  async function query(text: string): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({ connectionString: database, options: '-c search_path=meshwright' });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  }

  /** Starts a process as a supervisor does: again until it runs. */
  async function start(name: string, onLine: (node: ClusterNode) => void): Promise<void> {
    const [role, index] = [name.slice(0, -1) as 'api' | 'worker', Number(name.at(-1))];
    for (;;) {
      const options = {
        database,
        files: `s3://${s3.bucket}/chaos?endpoint=http://127.0.0.1:${bucket.port}`,
        fileCredentials: s3.credentials,
        role,
        aheadMs: aheadMs[role][index]!,
        ...(role === 'api' && { accounts }),
      };
      const node = await startNode(program.file, options).catch(() => undefined);
      if (node) {
        nodes.set(name, node);
        void (async () => {
          for (;;) {
            onLine(node);
            await node.nextLine();
          }
        })();
        return;
      }
      await delay(500);
    }
  }

  it(
    `loses and doubles nothing in ${durationMs / 1000} s with a fault of each part every ${periodMs / 1000} s`,
    async () => {
      const away = new Set<string>();
      const outages: { readonly from: number; readonly to: number }[] = [];

      // What workers say about their jobs.
      const running = new Map<string, number>();
      const orphans = new Map<number, { readonly at: number; readonly calm: boolean }>();
      const takenOver: { readonly ms: number; readonly calm: boolean }[] = [];
      const onLine = (name: string) => (node: ClusterNode) => {
        for (let started = node.take('started'); started !== undefined; started = node.take('started')) {
          running.set(name, started as number);
          const orphan = orphans.get(started as number);
          if (!orphan) continue;
          orphans.delete(started as number);
          takenOver.push({ ms: Date.now() - orphan.at, calm: orphan.calm && lastOutage < orphan.at });
        }
        for (let fault = node.take('fault'); fault !== undefined; fault = node.take('fault')) {
          const text = String(fault).replace(/[0-9a-f-]{36}/g, 'ID');
          faultsOfNodes.set(text, (faultsOfNodes.get(text) ?? 0) + 1);
        }
      };
      let lastOutage = 0;
      const dies = (name: string): void => {
        const job = running.get(name);
        if (job !== undefined) orphans.set(job, { at: Date.now(), calm: away.size === 0 });
      };

      const names = ['api0', 'api1', 'worker0', 'worker1', 'worker2'];
      await Promise.all(names.map((name) => start(name, onLine(name))));
      bucket.spoil(spoiledShare);

      /** Parts without which no request is answered. */
      const answering = new Set(['api0', 'api1', 'postgres']);
      const parts: Part[] = [
        ...names.map((name) => ({
          name,
          faults: [
            async () => {
              dies(name);
              await nodes.get(name)!.kill();
              return () => start(name, onLine(name));
            },
            async () => {
              dies(name);
              nodes.get(name)!.signal('SIGSTOP');
              return async () => nodes.get(name)!.signal('SIGCONT');
            },
            async () => {
              await nodes.get(name)!.stop();
              return () => start(name, onLine(name));
            },
          ],
        })),
        {
          name: 'postgres',
          faults: [
            async () => {
              await postgres.kill();
              return () => postgres.start();
            },
            async () => {
              await postgres.signal('SIGSTOP');
              return () => postgres.signal('SIGCONT');
            },
            async () => {
              await postgres.stop();
              return () => postgres.start();
            },
          ],
        },
        {
          name: 's3',
          faults: (['refused', 'silent'] as const).map((state) => async () => {
            bucket.set(state);
            return async () => bucket.set('open');
          }),
        },
      ];

      const endsAt = Date.now() + durationMs;
      const count: Record<string, number> = {};
      const disturb = async ({ name, faults }: Part, random: Random): Promise<void> => {
        for (;;) {
          const awayMs = random() * longestAwayMs;
          // A part that is back stays so for a while.
          const quietMs = (0.5 + random() / 2) * periodMs;
          if (Date.now() + quietMs + awayMs > endsAt) return;
          await delay(quietMs);
          const from = Date.now();
          away.add(name);
          const back = await random.pick(faults)();
          lastOutage = Date.now();
          await delay(awayMs);
          await back();
          away.delete(name);
          lastOutage = Date.now();
          if (answering.has(name)) outages.push({ from, to: lastOutage });
          count[name] = (count[name] ?? 0) + 1;
        }
      };

      // Clients note what each answer promised.
      const acknowledged = new Map<string, string>();
      const refused = new Set<string>();
      const answers: Record<string, number> = {};
      let prompts = 0;
      const create = async (random: Random): Promise<void> => {
        while (Date.now() < endsAt) {
          prompts += 1;
          const prompt = `prompt ${prompts}`;
          const node = nodes.get(random.pick(['api0', 'api1']))!;
          const answer = await node
            .as(random.pick(accounts).key)
            .post(
              prefix,
              { image_url: pictureOf(prompt), texture_prompt: prompt },
              AbortSignal.timeout(30_000),
            )
            .catch(() => undefined);
          const status = answer ? String(answer.status) : 'none';
          answers[status] = (answers[status] ?? 0) + 1;
          if (answer?.status === 202) acknowledged.set(String(answer.body.result), prompt);
          else if (answer?.status === 503 && ofNothing.test(String(answer.body.message))) refused.add(prompt);
          await delay(500 + random.int(1_000));
        }
      };

      // The service as a whole answers while one of its addresses does.
      let lastAnswer = Date.now();
      let longestWindow = { ms: 0, at: 0 };
      const probe = async (): Promise<void> => {
        while (!ending.signal.aborted) {
          await Promise.allSettled(
            ['api0', 'api1'].map(async (name) => {
              const url = new URL('/v1/balance', nodes.get(name)!.baseUrl);
              const headers = { Authorization: 'Bearer k-a' };
              const { status } = await fetch(url, { headers, signal: AbortSignal.timeout(5_000) });
              if (status >= 500) return;
              const ms = Date.now() - lastAnswer;
              if (ms > longestWindow.ms) longestWindow = { ms, at: lastAnswer };
              lastAnswer = Date.now();
            }),
          );
          await delay(200);
        }
      };

      const probing = probe();
      await Promise.all([
        ...parts.map((part, i) => disturb(part, createRandom(seed, 10 + i))),
        ...[0, 1, 2].map((i) => create(createRandom(seed, 20 + i))),
      ]);
      bucket.spoil(0);
      const calmAt = Date.now();
      const unfinished = `select t.id, t.status, q.claimed, q.worker, q.attempts, w.beat from tasks t
        left join queue q on q.task = t.id left join workers w on w.worker = q.worker
        where t.status in ('PENDING', 'IN_PROGRESS')`;
      await expect.poll(() => query(unfinished), { timeout: 240_000, interval: 500 }).toEqual([]);
      const settledMs = Date.now() - calmAt;
      ending.abort();
      await probing;

      const tasks = await query('select id, status, seed, request, cost, refunded, error from tasks');
      const statuses: Record<string, number> = {};
      for (const { status } of tasks) statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
      const calmWaits = takenOver.filter(({ calm }) => calm).map(({ ms }) => ms);
      const waits = takenOver.map(({ ms }) => ms);
      console.info(
        [
          `chaos of ${durationMs / 1000} s, seed ${seed}: faults ${JSON.stringify(count)}, S3 spoiled ${JSON.stringify(bucket.spoiled)}`,
          `creates ${prompts}: ${JSON.stringify(answers)}; tasks ${tasks.length}: ${JSON.stringify(statuses)}; all ended ${settledMs} ms after the last fault`,
          `taken over ${waits.length} (longest ${Math.max(0, ...waits)} ms), with all else up ${calmWaits.length} (longest ${Math.max(0, ...calmWaits)} ms); longest time without an answer below 500: ${longestWindow.ms} ms`,
          `failed: ${JSON.stringify(tasks.filter(({ status }) => status === 'FAILED').map(({ error }) => error))}`,
          `faults said by the processes: ${JSON.stringify(Object.fromEntries(faultsOfNodes))}`,
        ].join('\n'),
      );

      expect(acknowledged.size).toBeGreaterThan(durationMs / 10_000);
      // Nothing acknowledged is lost, nothing refused was made, no prompt was made twice.
      const byPrompt = new Map<string, number>();
      for (const { request } of tasks) {
        const prompt = JSON.parse(String(request)).texture_prompt as string;
        byPrompt.set(prompt, (byPrompt.get(prompt) ?? 0) + 1);
      }
      const made = new Set(tasks.map(({ id }) => String(id)));
      expect([...acknowledged.keys()].filter((id) => !made.has(id))).toEqual([]);
      expect([...refused].filter((prompt) => byPrompt.has(prompt))).toEqual([]);
      expect([...byPrompt].filter(([, times]) => times > 1)).toEqual([]);
      expect(answers['500'] ?? 0).toBe(0);

      // The ledger is exact: one charge a task, one refund of each that failed.
      expect(await query('select sum(credits)::int as sum from entries')).toEqual([{ sum: 0 }]);
      const books =
        await query(`select t.id from tasks t left join entries e on e.task = t.id and e.book not like '@%'
        group by t.id, t.cost, t.status having sum(case when e.kind = 'charge' then 1 else 0 end) <> 1
        or sum(case when e.kind = 'charge' then -e.credits else 0 end) <> t.cost
        or sum(case when e.kind = 'refund' then 1 else 0 end) <> (case when t.status = 'FAILED' then 1 else 0 end)`);
      expect(books).toEqual([]);
      const strays = await query(
        'select task from entries where task is not null and task not in (select id from tasks)',
      );
      expect(strays).toEqual([]);

      // Every task that succeeded has its files.
      const user = nodes.get('api0')!.as('k-a');
      const other = nodes.get('api0')!.as('k-b');
      for (const { id, status, seed: own } of tasks) {
        if (status !== 'SUCCEEDED') continue;
        let { body } = await user.get(`${prefix}/${id}`);
        if (!body.model_urls) ({ body } = await other.get(`${prefix}/${id}`));
        const { pathname, search } = new URL((body.model_urls as { glb: string }).glb);
        const file = await fetch(new URL(pathname + search, nodes.get('api0')!.baseUrl));
        expect([id, file.status, await file.text()]).toEqual([
          id,
          200,
          expect.stringContaining(`"seed":${own}}`),
        ]);
      }

      // The bounds of the documentation.
      expect(Math.max(0, ...calmWaits)).toBeLessThan(takenOverMs);
      expect(longestWindow.ms).toBeLessThan(longestChain(outages) + answersAgainMs);
    },
    durationMs + 900_000,
  );
});

/** Returns a picture whose task has a seed of its own. */
function pictureOf(prompt: string): string {
  const bytes = Buffer.from(pictureUri.split(',')[1]!, 'base64');
  return `data:image/png;base64,${Buffer.concat([bytes, Buffer.from(prompt)]).toString('base64')}`;
}

/** Returns the longest time in which one outage followed the other without a second between them. */
function longestChain(outages: readonly { readonly from: number; readonly to: number }[]): number {
  let [longest, from, to] = [0, 0, 0];
  for (const outage of [...outages].sort((a, b) => a.from - b.from)) {
    if (outage.from > to + 1_000) from = outage.from;
    to = Math.max(to, outage.to);
    longest = Math.max(longest, to - from);
  }
  return longest;
}
