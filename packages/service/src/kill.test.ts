import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from './store/open-store.ts';
import { caller } from './testing/caller.ts';
import { pictureUri } from './testing/hand-engine.ts';

// The short form; MESHWRIGHT_KILLS and MESHWRIGHT_SEED make it longer and other.
const kills = Number(process.env.MESHWRIGHT_KILLS ?? 20);
const seed = Number(process.env.MESHWRIGHT_SEED ?? 20261120);
const prefix = '/v1/image-to-3d';
const grant = 1_000_000;

let folder: string;
let program: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-kill-'));
  // Beside the installed packages, which stay outside of the bundle and have to be found from there.
  const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/meshwright');
  await mkdir(cache, { recursive: true });
  program = join(cache, `kill-${process.pid}.mjs`);
  await build({
    entryPoints: [fileURLToPath(new URL('./testing/killed-service.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@meshwright/source'],
    external: ['libsql', '@meshwright/engine'],
    logLevel: 'error',
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(program, { force: true });
});

it(
  `loses no credit, task or file when it is killed ${kills} times (seed ${seed})`,
  async () => {
    const random = mulberry(seed);
    const dataDir = join(folder, 'data');
    const acknowledged = new Set<string>();
    for (let round = 0; round < kills; round += 1) {
      const { child, baseUrl } = await start(dataDir, Math.floor(random() * 2 ** 32));
      // After so many answers, at a moment that falls anywhere in the work behind them.
      let left = 1 + Math.floor(random() * 12);
      const answered = () => {
        left -= 1;
        if (left === 0) setTimeout(() => child.kill('SIGKILL'), random() * 30);
      };
      const load = Array.from({ length: 4 }, () => hammer(baseUrl, acknowledged, random, answered));
      await Promise.all([...load, once(child, 'exit')]);
      // Between two processes the books are read as they are.
      await balanced(join(dataDir, 'service.db'));
    }

    const { child, baseUrl } = await start(dataDir, 0);
    const user = caller(serviceAt(baseUrl), 'k');
    expect(acknowledged.size).toBeGreaterThan(kills);
    for (const id of acknowledged) {
      const task = await user.settled(prefix, id);
      expect(['SUCCEEDED', 'FAILED']).toContain(task.status);
      if (task.status !== 'SUCCEEDED') continue;
      const response = await fetch((task.model_urls as { glb: string }).glb);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([response.status, bytes.readUInt32LE(8)]).toEqual([200, bytes.length]);
    }
    console.info(`${acknowledged.size} acknowledged tasks were read after ${kills} kills`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await balanced(join(dataDir, 'service.db'));
  },
  60_000 + kills * 3_000,
);

/** Creates and deletes until the service is gone; remembers what it was promised. */
async function hammer(
  baseUrl: string,
  acknowledged: Set<string>,
  random: () => number,
  answered: () => void,
): Promise<void> {
  const user = caller(serviceAt(baseUrl), 'k');
  try {
    for (;;) {
      const id = await user.create(prefix, { image_url: pictureUri });
      acknowledged.add(id);
      answered();
      if (random() > 0.3) continue;
      // From here on the task may be gone whether the answer arrives or not.
      acknowledged.delete(id);
      if ((await user.remove(`${prefix}/${id}`)).status === 409) acknowledged.add(id);
      answered();
    }
  } catch {
    // The connection broke: the service was killed.
  }
}

/** The invariants of the store, whatever happened. */
async function balanced(file: string): Promise<void> {
  const store = openStore(file);
  try {
    const entries = await store.selectFrom('entries').selectAll().execute();
    expect(entries.reduce((sum, { credits }) => sum + credits, 0)).toBe(0);
    const own = entries.filter(({ book }) => !book.startsWith('@'));
    const of = (kind: string, task: string) =>
      own.filter((entry) => entry.kind === kind && entry.task === task);
    expect(own.filter(({ kind }) => kind === 'grant').map(({ credits }) => credits)).toEqual([grant]);
    for (const { task } of own.filter(({ kind }) => kind === 'refund')) {
      expect(of('refund', task!)).toHaveLength(1);
      expect(of('refund', task!)[0]!.credits).toBe(-of('charge', task!)[0]!.credits);
    }
    const queued = new Set(
      (await store.selectFrom('queue').select('task').execute()).map(({ task }) => task),
    );
    for (const task of await store.selectFrom('tasks').selectAll().execute()) {
      expect(of('charge', task.id).map(({ credits }) => credits)).toEqual([-task.cost]);
      expect(of('refund', task.id)).toHaveLength(task.status === 'FAILED' ? 1 : 0);
      // What has not ended waits or runs; what has ended does not.
      expect(queued.has(task.id)).toBe(['PENDING', 'IN_PROGRESS'].includes(task.status));
    }
  } finally {
    await store.destroy();
  }
}

async function start(dataDir: string, jobSeed: number): Promise<{ child: ChildProcess; baseUrl: string }> {
  const child = spawn(process.execPath, [program, dataDir, String(grant), String(jobSeed)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = once(createInterface(child.stdout!), 'line');
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('the service did not start')));
  const [baseUrl] = (await Promise.race([ready, failed])) as [string];
  failed.catch(() => {});
  return { child, baseUrl };
}

function serviceAt(baseUrl: string): Parameters<typeof caller>[0] {
  return {
    baseUrl,
    fetch,
    accounts: [],
    control: { url: '', token: '' },
    dataDir: '',
    recovered: { tasks: 0, folders: 0 },
    stop: async () => {},
  };
}

/** Random numbers from 0 to 1, the same for the same seed. */
function mulberry(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
