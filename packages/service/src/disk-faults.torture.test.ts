import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom, seed } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderFileStore } from './files/file-store.ts';
import { type Service, startService } from './start/start-service.ts';
import { embeddedStorage } from './storage/embedded-storage.ts';
import { openStore } from './store/open-store.ts';
import { brokenRules } from './testing/broken-rules.ts';
import { createFailingDisk, diskFaults, type FailingDisk } from './testing/failing-disk.ts';

/** Distance of the calls that fail; 1 with MESHWRIGHT_SAMPLES=10. */
const step = Math.ceil(100 / samples(10));
const first = 1 + createRandom().int(step);
const prefix = '/v1/image-to-3d';
const granted = 1_000;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'meshwright-faults-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe.each(diskFaults)('a disk that is %s', (fault) => {
  it(`at any one call (of each ${step} one) costs no credit, task or file (seed ${seed})`, async () => {
    const failures: string[] = [];
    let at = first;
    for (; ; at += step) {
      const dataDir = join(root, `${fault}-${at}`);
      const failing = createFailingDisk(at, fault);
      const promised = new Set<string>();
      const answers = await cycle(dataDir, failing, promised);
      const broken = await brokenAfter(dataDir, promised);
      for (const text of [...answers, ...broken]) failures.push(`call ${at} (${failing.failed()}): ${text}`);
      await rm(dataDir, { recursive: true, force: true });
      if (failing.failed() === undefined) break;
    }
    console.info(`${fault}: ${Math.floor(at / step)} of ${at} calls failed`);
    expect(failures).toEqual([]);
    expect(at).toBeGreaterThan(100);
  }, 600_000);
});

async function open(dataDir: string, failing?: FailingDisk): Promise<Service> {
  const engine = instantEngine();
  const { disk, openDatabase } = failing ?? {};
  const storage = await embeddedStorage(dataDir, {
    ...(openDatabase && { openDatabase }),
    openFiles: (folder) => folderFileStore(folder, disk ? { disk } : {}),
  });
  return await startService({
    storage,
    workers: 1,
    accounts: [{ name: 'a', key: 'k', credits: granted }],
    onFault: () => {},
    engine: {
      ...engine,
      async run(input, context) {
        if (input.request.texture_prompt === 'fail') throw new Error('This one fails.');
        return await engine.run(input, context);
      },
    },
  });
}

/** Creates, runs, reads, deletes, refunds and restarts, continuing after failures. @returns answers that were wrong */
async function cycle(dataDir: string, failing: FailingDisk, promised: Set<string>): Promise<string[]> {
  const wrong: string[] = [];
  for (let start = 0; start < 2; start += 1) {
    // A failed start throws, and the next one works.
    const service = await open(dataDir, failing).catch(() => open(dataDir, failing));
    const user = caller(service, 'k');
    const note = (what: string, status: number, good: readonly number[]) => {
      if (!good.includes(status) && (status < 500 || failing.failed() === undefined))
        wrong.push(`${what}: ${status}`);
    };
    for (const body of [
      { image_url: pictureUri },
      { image_url: pictureUri, texture_prompt: 'fail' },
      { image_url: pictureUri },
    ]) {
      const before = await user.balance().catch(() => undefined);
      const created = await user.post(prefix, body);
      note('create', created.status, [202]);
      if (created.status !== 202) {
        const after = await user.balance().catch(() => undefined);
        // The balance may have risen: a task that failed meanwhile was refunded.
        if (before !== undefined && after !== undefined && after < before)
          wrong.push('a refused create was charged');
        continue;
      }
      promised.add(String(created.body.result));
    }
    await ended(user, promised, failing);
    for (const id of [...promised].slice(0, 1)) {
      const removed = await user.remove(`${prefix}/${id}`);
      note('delete', removed.status, [200, 409]);
      // After an error answer the task may be deleted or not.
      if (removed.status !== 409) promised.delete(id);
    }
    await service.stop().catch(() => {});
  }
  return wrong;
}

/** Waits until every task has ended or a fault prevents it. */
async function ended(user: Caller, ids: ReadonlySet<string>, failing: FailingDisk): Promise<void> {
  for (const id of ids) {
    for (;;) {
      const { status, body } = await user.get(`${prefix}/${id}`);
      if (status !== 200 || !['PENDING', 'IN_PROGRESS'].includes(String(body.status))) break;
      if (failing.failed() !== undefined) return;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
}

/** Returns broken rules after the service restarts on a working disk. */
async function brokenAfter(dataDir: string, promised: ReadonlySet<string>): Promise<string[]> {
  const broken: string[] = [];
  const service = await open(dataDir);
  const user = caller(service, 'k');
  const ids = new Set(promised);
  for (const { id } of (await user.get(prefix)).body as unknown as { id: string }[]) ids.add(id);
  for (const id of ids) {
    const { status } = await user.get(`${prefix}/${id}`);
    if (status !== 200) {
      broken.push(`${id} was promised and answers ${status}`);
      continue;
    }
    const task = await user.settled(prefix, id);
    if (task.status !== 'SUCCEEDED') continue;
    const response = await service.fetch(new Request((task.model_urls as { glb: string }).glb));
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200 || bytes.readUInt32LE(8) !== bytes.length)
      broken.push(`the file of ${id} is not whole`);
  }
  await service.stop();
  const store = openStore(join(dataDir, 'service.db'));
  broken.push(...(await brokenRules(store, granted)));
  const known = new Set((await store.selectFrom('tasks').select('id').execute()).map(({ id }) => id));
  await store.destroy();
  for (const place of ['files', 'inputs', 'unfinished']) {
    for (const name of await readdir(join(dataDir, place)).catch(() => [])) {
      if (place === 'unfinished' || !known.has(name)) broken.push(`${place}/${name} was left behind`);
    }
  }
  return broken;
}
