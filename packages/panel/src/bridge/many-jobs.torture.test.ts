import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { memoryJournal } from '@meshwright/purchase';
import { folderStore } from '@meshwright/purchase/node';
import { isOver, jobsOf } from '@meshwright/testing/panel/panel-steps';
import { glb, openHarness } from '@meshwright/testing/purchase/harness';
import { manualEngine } from '@meshwright/testing/service/manual-engine';
import { expect, it } from 'vitest';
import { createPanel } from '../create-panel.ts';
import { remotePanel } from '../link/remote-panel.ts';
import { sceneHost } from '../link/testing/scene-host.ts';
import { readBridge } from './bridge-file.ts';
import { startBridge } from './start-bridge.ts';
import { httpChannel } from './testing/http-channel.ts';

const jobs = 30;

it(`${jobs} jobs at once of one host are each paid, imported and shown once`, async () => {
  const engine = manualEngine();
  const harness = await openHarness({ engine, workers: jobs });
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-bridge-'));
  const store = folderStore(join(folder, 'store'));
  const { connection, payer, journal } = { ...(await harness.buyer()), journal: memoryJournal() };
  let changes = 0;
  const bridge = await startBridge({
    folder,
    store,
    async open(host) {
      const panel = await createPanel({ host, connection, journal, store, payer });
      panel.subscribe(() => {
        changes += 1;
      });
      return panel;
    },
  });
  const host = sceneHost();
  const remote = await remotePanel(httpChannel((await readBridge(folder))!), host, { project: 'many' });
  let views = 0;
  remote.subscribe(() => {
    views += 1;
  });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await remote.send({ do: 'set', control: 'budget', value: null });
  for (let job = 1; job <= jobs; job++) {
    await remote.send({ do: 'set', control: 'field/prompt', value: `prop number ${job}` });
    await remote.send({ do: 'press', control: 'make' });
  }
  // All jobs run now; each reports progress, then all end at once.
  const begun = await Promise.all(Array.from({ length: jobs }, () => engine.next()));
  for (let progress = 10; progress < 100; progress += 10) {
    for (const { context } of begun) context.progress(progress);
    await expect.poll(() => jobsOf(remote).every((job) => job.progress === progress)).toBe(true);
  }
  for (const [at, job] of begun.entries()) {
    job.finish({ files: { 'model.glb': glb(at) }, result: { model_urls: { glb: 'model.glb' } } });
  }
  await expect.poll(() => jobsOf(remote).filter(isOver).length).toBe(jobs);
  delay.disable();

  expect(jobsOf(remote).map(({ state }) => state)).toEqual(Array.from({ length: jobs }, () => 'done'));
  expect(host.scene.size).toBe(jobs);
  expect((await harness.tasks('/v2/text-to-3d')).length).toBe(jobs);
  expect(await harness.spent()).toBe(jobs * 30);
  // Views are throttled to the newest state, however often it changes.
  expect(views).toBeLessThan(changes);
  const longest = (delay.max / 1e6).toFixed(0);
  console.log(
    `${jobs} jobs: ${changes} changes, ${views} views, longest turn of the event loop ${longest} ms`,
  );
  await remote.close();
  await bridge.close();
  await harness.stop();
  await rm(folder, { recursive: true, force: true });
});
