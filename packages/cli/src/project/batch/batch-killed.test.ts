import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Engine, localEngine, type Service, startService } from '@meshwright/service';
import { seed } from '@meshwright/testing/random';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { full } from '../../../../../test/full.ts';
import { randomOf } from '../../../../../test/money/random.ts';
import { exits } from '../../errors/exit-codes.ts';
import { boxGlb } from '../../testing/box-glb.ts';
import { type Ended, freshHome, type Home } from '../../testing/command.ts';
import { runHere } from '../../testing/run-here.ts';

// The long form: 200 pictures, 20 kills, the real jobs. The short one: 8 pictures in two takes each, 3 kills, and jobs
// that end at once.
const { pictures, takes, kills } = full
  ? { pictures: 200, takes: 1, kills: 20 }
  : { pictures: 8, takes: 2, kills: 3 };
const purchases = pictures * takes;
const random = randomOf(seed);
const granted = 1_000_000;
const figures = { charges: 0, tasks: 0, lives: 0, questions: 0, moments: [] as string[] };
const cleanUps: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
  console.log(`batch of ${pictures}, ${kills} kills: MESHWRIGHT_SEED=${seed} ${JSON.stringify(figures)}`);
});

it(
  `a batch of ${pictures} pictures that is killed ${kills} times (seed ${seed}) is ${pictures} assets, ${purchases} charges, and the bytes of an undisturbed one`,
  async () => {
    const jobs = watchedEngine();
    const service = await startService({
      port: 0,
      workers: 2,
      engine: jobs.engine,
      accounts: ['calm', 'killed'].map((name) => ({
        name,
        key: keyOf(name),
        plan: 'studio',
        credits: granted,
      })),
    });
    cleanUps.push(() => service.stop());
    const [calm, killed] = [await batchHome(service, 'calm'), await batchHome(service, 'killed')];

    expect(await calm.run('sync')).toMatchObject({ code: 0 });
    const price = (await calm.spent()) / purchases;

    for (let kill = 0; kill < kills; kill++) await killed.attempt(jobs);
    const last = await killed.untilDone();
    expect(last.code).toBe(0);

    figures.charges = (await killed.spent()) / price;
    figures.tasks = await killed.tasks();
    expect(figures).toMatchObject({ charges: purchases, tasks: purchases });
    const bytes = await killed.bytes();
    expect(Object.keys(bytes)).toHaveLength(pictures);
    expect(new Set(Object.values(bytes)).size).toBe(pictures);
    expect(bytes).toEqual(await calm.bytes());
    // What is left is a whole project, and a sync of it costs nothing.
    expect(await killed.run('check')).toMatchObject({ code: 0 });
    expect((await killed.run('sync')).stdout).toBe(`${pictures} kept; nothing spent\n`);
    expect((await killed.spent()) / price).toBe(purchases);
  },
  full ? 60 * 60_000 : undefined,
);

interface BatchHome {
  run(...argv: string[]): Promise<Ended>;
  /** Syncs, and kills the command at a random moment of it. */
  attempt(jobs: WatchedEngine): Promise<void>;
  /** Repeats the command, and answers its questions, as a person does. */
  untilDone(): Promise<Ended>;
  spent(): Promise<number>;
  /** How many tasks the service lists. */
  tasks(): Promise<number>;
  /** Hash of each finished file. */
  bytes(): Promise<Record<string, string>>;
}

/** Returns a folder with the pictures declared, and an account of its own. */
async function batchHome(service: Service, name: string): Promise<BatchHome> {
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
  return {
    run,
    async attempt(jobs) {
      const running = home.start(['sync'], env);
      // After so many jobs have begun or ended; in the long form some milliseconds later, too.
      const jobsLeft = 1 + Math.floor(random() * (full ? 18 : 10));
      const ms = full ? Math.floor(random() * 400) : 0;
      await Promise.race([running.ended, jobs.after(jobsLeft).then(() => (ms > 0 ? delay(ms) : undefined))]);
      running.child.kill('SIGKILL');
      const ended = await running.ended;
      const { code } = ended;
      await settle(ended);
      figures.lives += 1;
      figures.moments.push(code === null ? `${jobsLeft}+${ms} ms` : `ended ${code}`);
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
      figures.questions += 1;
      await run('journal', 'drop', purchase);
    }
  }
}

interface WatchedEngine {
  readonly engine: Engine;
  /** Resolves when so many more jobs have begun or ended. */
  after(events: number): Promise<void>;
}

function watchedEngine(): WatchedEngine {
  let waiting: { left: number; resolve: () => void } | undefined;
  const event = () => {
    if (waiting && --waiting.left <= 0) waiting.resolve();
  };
  const inner = full ? localEngine(2, '') : quickEngine();
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
