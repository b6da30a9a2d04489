import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@meshwright/client';
import { memoryJournal } from '@meshwright/purchase';
import { accountDigest } from '@meshwright/purchase/identity';
import { folderStore } from '@meshwright/purchase/node';
import { startService } from '@meshwright/service';
import { manualEngine } from '@meshwright/testing/service/manual-engine';
import { createPanel } from '../../create-panel.ts';
import type { Hello } from '../../link/messages.ts';
import { readBridge } from '../bridge-file.ts';
import { startBridge } from '../start-bridge.ts';
import { lastingTranscript, type Transcript } from './lasting-transcript.ts';
import { recordedHost } from './recorded-host.ts';
import { type Scene, scenes } from './transcript-scenes.ts';

const key = 'key-of-the-transcripts';
const started = Date.parse('2026-11-20T16:22:00.000Z');

/** Plays each scene of a host against a real bridge, core and local service. Returns its messages by its name. */
export async function recordTranscripts(): Promise<Readonly<Record<string, Transcript>>> {
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-transcripts-'));
  try {
    const recorded: [string, Transcript][] = [];
    for (const [name, scene] of Object.entries(scenes)) {
      recorded.push([name, await record(join(folder, name), scene)]);
    }
    return Object.fromEntries(recorded);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function record(folder: string, { facts, play }: Scene): Promise<Transcript> {
  const engine = manualEngine();
  const service = await startService({
    port: 0,
    engine,
    accounts: [{ name: 'ada', key, credits: 1_000 }],
  });
  const connection = connect({ baseUrl: service.baseUrl, key });
  const store = folderStore(join(folder, 'store'));
  const payer = { host: connection.host, account: await accountDigest(key) };
  const journal = memoryJournal();
  const now = () => started;
  const bridge = await startBridge({
    folder,
    store,
    open: (host) => createPanel({ host, connection, journal, store, payer, now }),
    limits: { viewMs: 0 },
    now,
  });
  const file = (await readBridge(folder))!;
  const hello = helloOf(facts);
  try {
    const host = await recordedHost(file, hello);
    await play({ host, engine, store, bridge, openAgain: () => recordedHost(file, hello) });
    return lastingTranscript(host.messages, (message) => host.kept.has(message), service.baseUrl);
  } finally {
    await bridge.close();
    await service.stop();
  }
}

function helloOf(facts: Scene['facts']): Hello {
  return {
    type: 'hello',
    version: 1,
    project: '/home/ada/courtyard/project.godot',
    host: {
      name: 'Godot',
      version: '4.3',
      undo: true,
      keepsScene: true,
      exportsSelection: true,
      playsClips: true,
      savesFiles: false,
      ...facts,
    },
  };
}
