import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom, seed } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { caller } from '@meshwright/testing/service/caller';
import { pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { brokenRules } from '../testing/broken-rules.ts';
import { openStoreCopy } from '../testing/kills/check-life.ts';
import { buildKillProgram } from '../testing/kills/kill-program.ts';
import { createProcessGroup } from '../testing/kills/killable.ts';
import { type Receiver, startReceiver } from '../testing/upkeep.ts';

// Kills a service while it calls a webhook and deletes expired results.

const kills = samples(20);
const credits = 1_000_000;
const prefix = '/v1/image-to-3d';

let folder: string;
let receiver: Receiver;
let program: Awaited<ReturnType<typeof buildKillProgram>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-upkeep-'));
  program = await buildKillProgram(resolve(import.meta.dirname, '../..'));
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await program.remove();
  await rm(folder, { recursive: true, force: true });
});

it(`loses no change of status and leaves no expired file, killed ${kills} times (seed ${seed})`, async () => {
  const dataDir = join(folder, 'data');
  const processes = createProcessGroup(program.file);
  const random = createRandom(seed);
  const tasks = new Set<string>();
  const options = { dataDir, credits, webhooks: [receiver.url], resultLifetimeMs: 150 };
  for (let kill = 0; kill < kills; kill += 1) {
    const service = processes.start({ ...options, seed: kill });
    const user = caller({ ...(await service.ready), fetch }, 'k');
    // The first create loads what creates need, which takes longer than the time that follows.
    tasks.add(await user.create(prefix, { image_url: pictureUri }));
    const work = (async () => {
      for (;;) tasks.add(await user.create(prefix, { image_url: pictureUri }));
    })().catch(() => {});
    await pause(random() * 400);
    await service.kill();
    await work;
    const store = await openStoreCopy(dataDir);
    expect(await brokenRules(store, credits)).toEqual([]);
    await store.destroy();
  }
  const last = processes.start({ ...options, seed: kills });
  const { baseUrl, control } = await last.ready;
  const user = caller({ baseUrl, fetch }, 'k');
  const ended = new Map<string, unknown>();
  for (const id of tasks) ended.set(id, (await user.settled(prefix, id)).status);
  // What a killed process was sending is sent again once its turn is over.
  await fetch(`${control.url}/clock/advance`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${control.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ms: 20_000 }),
  });
  await vi.waitFor(
    () => {
      for (const [id, status] of ended) {
        const seen = receiver.received.filter((task) => task.id === id).map((task) => task.status);
        // A change may arrive twice when the process ends between the answer and its note, and never out of order.
        expect([id, [...new Set(seen)]]).toEqual([id, ['IN_PROGRESS', status]]);
        expect(seen.lastIndexOf('IN_PROGRESS')).toBeLessThan(seen.indexOf(status));
      }
    },
    { timeout: 60_000, interval: 250 },
  );
  await vi.waitFor(
    async () => {
      const left = await Promise.all(['files', 'inputs'].map((name) => readdir(join(dataDir, name))));
      // What was staged for a create that the kill cut off is set aside after three days.
      const known = await Promise.all(
        left.flat().map(async (id) => ((await user.get(`${prefix}/${id}`)).status === 404 ? [] : [id])),
      );
      expect(known.flat()).toEqual([]);
    },
    { timeout: 60_000, interval: 250 },
  );
  expect(tasks.size).toBeGreaterThan(kills);
  await last.kill();
  const store = await openStoreCopy(dataDir);
  expect(await brokenRules(store, credits)).toEqual([]);
  await store.destroy();
  await processes.close();
});
