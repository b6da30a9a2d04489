import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Engine, localEngine, type Service, startService } from '@meshwright/service';
import { createRandom, type Random } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { exits } from '../../errors/exit-codes.ts';
import { boxGlb } from '../../testing/box-glb.ts';
import { type Ended, freshHome, type Home } from '../../testing/command.ts';
import { runHere } from '../../testing/run-here.ts';

interface Batch {
  readonly pictures: number;
  readonly takes: number;
  readonly kills: number;
  readonly engine: Engine;
  /** The latest moment of a kill: so many jobs have begun or ended, and so many milliseconds later. */
  readonly latest: { readonly jobs: number; readonly ms: number };
}

const batches: readonly (readonly [jobs: string, batch: Batch])[] = [
  [
    'jobs that end at once',
    {
      pictures: samples(8),
      takes: 2,
      kills: samples(3),
      engine: quickEngine(),
      latest: { jobs: 10, ms: 0 },
    },
  ],
  [
    'the real jobs',
    {
      pictures: samples(10),
      takes: 1,
      kills: samples(4),
      engine: localEngine(2, ''),
      latest: { jobs: 18, ms: 400 },
    },
  ],
];

const granted = 1_000_000;
const cleanUps: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

it.each(batches)(
  'a batch of pictures with %s that is killed is one asset a picture, one charge a take, and the bytes of an undisturbed one',
  async (_, batch) => {
    const { pictures, takes, kills } = batch;
    const purchases = pictures * takes;
    const jobs = watchedEngine(batch.engine);
    const service = await startService({
      port: 0,
      workers: 2,
      engine: jobs.engine,
      accounts: ['calm', 'killed'].map((name) => ({
        name,
        key: keyOf(name),
        credits: granted,
      })),
    });
    cleanUps.push(() => service.stop());
    const [calm, killed] = [
      await batchHome(service, 'calm', batch),
      await batchHome(service, 'killed', batch),
    ];

    expect(await calm.run('sync')).toMatchObject({ code: 0 });
    const price = (await calm.spent()) / purchases;

    const random = createRandom();
    for (let kill = 0; kill < kills; kill++) await killed.attempt(jobs, random);
    const last = await killed.untilDone();
    const story = killed.story.join('\n');
    expect(last.code, `${story}\n${last.stderr}`).toBe(0);

    const figures = { charges: (await killed.spent()) / price, tasks: await killed.tasks() };
    expect(figures, story).toEqual({ charges: purchases, tasks: purchases });
    const bytes = await killed.bytes();
    expect(Object.keys(bytes)).toHaveLength(pictures);
    expect(new Set(Object.values(bytes)).size).toBe(pictures);
    expect(bytes).toEqual(await calm.bytes());
    // What is left is a whole project, and a sync of it costs nothing.
    expect(await killed.run('check')).toMatchObject({ code: 0 });
    expect((await killed.run('sync')).stdout).toBe(`${pictures} kept; nothing spent\n`);
    expect((await killed.spent()) / price).toBe(purchases);
  },
  60 * 60_000,
);

interface BatchHome {
  run(...argv: string[]): Promise<Ended>;
  /** Syncs, and kills the command at a random moment of it. */
  attempt(jobs: WatchedEngine, random: Random): Promise<void>;
  /** The kills and questions, in order. */
  readonly story: readonly string[];
  /** Repeats the command, and answers its questions, as a person does. */
  untilDone(): Promise<Ended>;
  spent(): Promise<number>;
  /** How many tasks the service lists. */
  tasks(): Promise<number>;
  /** Hash of each finished file. */
  bytes(): Promise<Record<string, string>>;
}

/** Returns a folder with the pictures declared, and an account of its own. */
async function batchHome(
  service: Service,
  name: string,
  { pictures, takes, latest }: Batch,
): Promise<BatchHome> {
  const home: Home = await freshHome();
  cleanUps.push(() => home.remove());
  await mkdir(join(home.folder, 'pictures'));
  for (let i = 0; i < pictures; i++)
    await writeFile(join(home.folder, `pictures/thing-${i}.png`), await drawing(i));
  const env = { MESHWRIGHT_BASE_URL: service.baseUrl, MESHWRIGHT_API_KEY: keyOf(name) };
  const run = (...argv: string[]) => runHere(argv, { cwd: home.folder, env });
  const from = ['--from', 'pictures', '--height', '1', '--target-polycount', '300', '--takes', String(takes)];
  expect(await run('add', ...from)).toMatchObject({ code: 0 });
  const get = async (path: string) => {
    const answer = await fetch(`${service.baseUrl}${path}`, {
      headers: { authorization: `Bearer ${keyOf(name)}` },
    });
    return (await answer.json()) as unknown;
  };
  const story: string[] = [];
  return {
    run,
    story,
    async attempt(jobs, random) {
      const running = home.start(['sync'], env);
      const [jobsLeft, ms] = [1 + random.int(latest.jobs), random.int(1 + latest.ms)];
      await Promise.race([running.ended, jobs.after(jobsLeft).then(() => (ms > 0 ? delay(ms) : undefined))]);
      running.child.kill('SIGKILL');
      const ended = await running.ended;
      const { code } = ended;
      await settle(ended);
      story.push(code === null ? `killed after ${jobsLeft} jobs and ${ms} ms` : `ended ${code}`);
    },
    async untilDone() {
      let ended = await run('sync');
      for (let again = 0; again < 5 && ended.code === exits.unknown_outcome.exitCode; again++) {
        await settle(ended);
        ended = await run('sync');
      }
      return ended;
    },
    spent: async () => granted - ((await get('/v1/balance')) as { balance: number }).balance,
    async tasks() {
      let count = 0;
      for (let page = 1; ; page++) {
        const list = (await get(`/v1/image-to-3d?page_size=50&page_num=${page}`)) as unknown[];
        count += list.length;
        if (list.length < 50) return count;
      }
    },
    async bytes() {
      const files = (await readdir(join(home.folder, 'assets'))).sort();
      const entries = files.map(async (file) => {
        const content = await readFile(join(home.folder, 'assets', file));
        return [file, createHash('sha256').update(content).digest('hex')] as const;
      });
      return Object.fromEntries(await Promise.all(entries));
    },
  };

  /** Does what the message of an unknown outcome says: no task appeared, so the create is dropped. */
  async function settle({ stderr }: Ended): Promise<void> {
    for (const [, purchase = ''] of stderr.matchAll(/journal drop ([0-9a-f]{12})/g)) {
      story.push(`asked about ${purchase}`);
      await run('journal', 'drop', purchase);
    }
  }
}

interface WatchedEngine {
  readonly engine: Engine;
  /** Resolves when so many more jobs have begun or ended. */
  after(events: number): Promise<void>;
}

function watchedEngine(inner: Engine): WatchedEngine {
  let waiting: { left: number; resolve: () => void } | undefined;
  const event = () => {
    if (waiting && --waiting.left <= 0) waiting.resolve();
  };
  return {
    engine: {
      ...inner,
      async run(input, context) {
        event();
        const output = await inner.run(input, context);
        event();
        return output;
      },
    },
    after: (left) =>
      new Promise((resolve) => {
        waiting = { left, resolve };
      }),
  };
}

/** An engine whose result depends on the picture, as that of the real one. */
function quickEngine(): Engine {
  return {
    missing: () => null,
    run: async ({ seed: own }) => ({
      files: { 'model.glb': boxGlb({ generator: `picture ${own}` }) },
      result: { model_urls: { glb: 'model.glb' } },
    }),
  };
}

function drawing(number: number): Promise<Buffer> {
  const [hue, side] = [(number * 47) % 360, 24 + (number % 40)];
  const shape =
    number % 2 === 0
      ? `<rect x="${(96 - side) / 2}" y="${88 - side - (number % 7)}" width="${side}" height="${side}" rx="${number % 9}"`
      : `<ellipse cx="48" cy="50" rx="${side / 2}" ry="${20 + (number % 23)}"`;
  const svg = `<svg width="96" height="96" xmlns="http://www.w3.org/2000/svg"><rect width="96" height="96" fill="white"/>${shape} fill="hsl(${hue} 60% 45%)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function keyOf(name: string): string {
  return `key-of-${name}-0123456789`;
}
