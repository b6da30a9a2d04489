import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryJournal } from '@meshwright/purchase';
import { folderStore } from '@meshwright/purchase/node';
import { jobsOf, newestJob } from '@meshwright/testing/panel/panel-steps';
import { type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import { type ManualEngine, manualEngine } from '@meshwright/testing/service/manual-engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPanel } from '../create-panel.ts';
import { type RemotePanel, remotePanel } from '../link/remote-panel.ts';
import { sceneHost } from '../link/testing/scene-host.ts';
import { readBridge } from './bridge-file.ts';
import { type Bridge, startBridge } from './start-bridge.ts';
import { httpChannel } from './testing/http-channel.ts';

let engine: ManualEngine;
let harness: Harness;
let folder: string;
let bridge: Bridge;
let open: () => Promise<Bridge>;
beforeEach(async () => {
  engine = manualEngine();
  harness = await openHarness({ engine });
  folder = await mkdtemp(join(tmpdir(), 'meshwright-bridge-'));
  const store = folderStore(join(folder, 'store'));
  const { connection, payer } = await harness.buyer();
  const journal = memoryJournal();
  open = () =>
    startBridge({ folder, store, open: (host) => createPanel({ host, connection, journal, store, payer }) });
  bridge = await open();
});
afterEach(async () => {
  await bridge.close();
  await harness.stop();
  await rm(folder, { recursive: true, force: true });
});

async function editorOf(project: string): Promise<RemotePanel> {
  return remotePanel(httpChannel((await readBridge(folder))!), sceneHost(), { project });
}

/** Removes the states between two runs of the bridge; a running one saves them at any time. */
async function loseStates(): Promise<void> {
  await bridge.close();
  await rm(join(folder, 'projects'), { recursive: true });
  bridge = await open();
}

it('a project whose state is lost lists its paid task as a job again, and pays nothing', async () => {
  const first = await editorOf('garden');
  await first.send({ do: 'set', control: 'field/prompt', value: 'a chair' });
  await first.send({ do: 'press', control: 'make' });
  const paid = await harness.spent();
  await first.close();
  await loseStates();
  expect(jobsOf(await editorOf('attic'))).toEqual([]);
  const again = await editorOf('garden');
  expect(await newestJob(again, ({ state }) => state === 'working')).toMatchObject({ label: 'a chair' });
  expect(jobsOf(again)).toHaveLength(1);
  expect([await harness.spent(), (await harness.tasks('/v2/text-to-3d')).length]).toEqual([paid, 1]);
});
