import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@meshwright/client';
import { accountDigest } from '@meshwright/pipeline/internal';
import { folderStore } from '@meshwright/pipeline/node';
import { memoryJournal } from '@meshwright/pipeline/purchase';
import { startService } from '@meshwright/service';
import { glb } from '../../../../pipeline/src/testing/harness.ts';
import { manualEngine } from '../../../../service/src/testing/manual-engine.ts';
import { createPanel } from '../../create-panel.ts';
import type { Answer, Call, Done, FromCore, Hello } from '../../link/messages.ts';
import type { Control, View } from '../../view/view.ts';
import { readBridge } from '../bridge-file.ts';
import { startBridge } from '../start-bridge.ts';

/** Messages between a host and the bridge, in order. */
export type Transcript = readonly {
  readonly direction: 'host' | 'core';
  readonly message: object;
}[];

const key = 'key-of-the-transcripts';
const started = Date.parse('2026-11-20T16:22:00.000Z');

const hello: Hello = {
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
  },
};

/**
 * Runs a host against a real bridge, core and local service, and records the messages. Values that differ between
 * runs are replaced by constants. Only the last view before each host message is kept, because the number of views in
 * between depends on the machine.
 */
export async function recordTranscripts(): Promise<Readonly<Record<string, Transcript>>> {
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-transcripts-'));
  const engine = manualEngine();
  const service = await startService({
    port: 0,
    engine,
    accounts: [{ name: 'ada', key, plan: 'studio', credits: 1_000 }],
  });
  const connection = connect({ baseUrl: service.baseUrl, key });
  const store = folderStore(join(folder, 'store'));
  const payer = { host: connection.host, account: await accountDigest(key) };
  const journal = memoryJournal();
  const bridge = await startBridge({
    folder,
    store,
    open: (host) => createPanel({ host, connection, journal, store, payer, now: () => started }),
    limits: { viewMs: 0 },
  });
  const { url, token } = (await readBridge(folder))!;

  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as T;
  }

  let recorded: { direction: 'host' | 'core'; message: object }[] = [];
  let session = '';
  let last = 0;
  let intents = 0;
  const calls: Call[] = [];
  let view: View = { sections: [], announcement: '' };
  const kept = new Set<object>();
  const note = (direction: 'host' | 'core', message: object) => recorded.push({ direction, message });

  /** Reads messages until the view meets a condition. */
  async function until(wanted: (view: View) => boolean): Promise<void> {
    while (!wanted(view)) await listen(20);
    kept.add(recorded.findLast(({ message }) => isView(message))!.message);
  }
  async function listen(wait: number): Promise<void> {
    const path = `/hosts/${session}/messages?after=${last}&wait=${wait}`;
    const found = await call<{ last: number; messages: FromCore[] }>('GET', path);
    ({ last } = found);
    for (const message of found.messages) {
      if (message.type === 'view') ({ view } = message);
      if (message.type === 'call') calls.push(message);
      note('core', message);
    }
  }
  async function intent(given: object): Promise<void> {
    intents += 1;
    const message = { type: 'intent', id: intents, intent: given };
    note('host', message);
    const done = await call<Done>('POST', `/hosts/${session}/messages`, message);
    await listen(0);
    note('core', done);
  }
  async function nextCall(): Promise<Call> {
    while (calls.length === 0) await listen(20);
    return calls.shift()!;
  }
  async function answer(given: Answer): Promise<void> {
    note('host', given);
    await call('POST', `/hosts/${session}/messages`, given);
  }
  const press = (control: string) => intent({ do: 'press', control });
  const set = (control: string, value: unknown) => intent({ do: 'set', control, value });
  const isJob = (state: string, progress?: number) => (shown: View) => {
    const job = controlsOf(shown).find(({ kind }) => kind === 'job');
    return job?.kind === 'job' && job.state === state && (!progress || job.progress === progress);
  };

  async function begin(project: string): Promise<void> {
    recorded = [];
    [last, intents, calls.length] = [0, 0, 0];
    const own = { ...hello, project };
    note('host', own);
    ({ host: session } = await call<{ host: string }>('POST', '/hosts', own));
    view = { sections: [], announcement: '' };
    await listen(20);
  }
  const imported = { id: 'Courtyard/Chair', name: 'Chair', height: 1, meshes: 1, clips: [] };
  async function makeOne(prompt: string): Promise<Call> {
    await set('field/prompt', prompt);
    await press('make');
    const job = await engine.next();
    job.context.progress(40);
    await until(isJob('working', 40));
    job.finish({ files: { 'model.glb': glb(1) }, result: { model_urls: { glb: 'model.glb' } } });
    return await nextCall();
  }

  try {
    const transcripts: Record<string, Transcript> = {};
    await begin('/home/ada/courtyard/project.godot');
    const first = await makeOne('a wooden chair');
    await answer({ type: 'answer', id: first.id, result: imported });
    await until(isJob('done'));
    transcripts.generate = recorded;

    await begin('/home/ada/garden/project.godot');
    await press('make');
    transcripts.refused = recorded;

    await begin('/home/ada/attic/project.godot');
    const second = await makeOne('a wooden table');
    await answer({ type: 'answer', id: second.id, error: 'the disk is full.' });
    await until(isJob('ready'));
    transcripts['import-fails'] = recorded;

    await begin('/home/ada/courtyard/project.godot');
    const { asset } = first as Extract<Call, { call: 'importAsset' }>;
    const selection = { id: imported.id, name: imported.name, hasMesh: true, provenance: asset.provenance };
    await intent({ do: 'select', selection });
    await press(controlsOf(view).find(({ label }) => label === 'Remesh')!.id);
    const made = press('make');
    const exporting = await nextCall();
    await answer({ type: 'answer', id: exporting.id, result: { file: await store.write(glb(2)) } });
    await made;
    (await engine.next()).finish({
      files: { 'model.glb': glb(3) },
      result: { model_urls: { glb: 'model.glb' } },
    });
    const third = await nextCall();
    await answer({ type: 'answer', id: third.id, result: imported });
    await until(isJob('done'));
    await intent({ do: 'select', selection: null });
    transcripts.selection = recorded;
    return Object.fromEntries(
      Object.entries(transcripts).map(([name, transcript]) => [
        name,
        lasting(transcript, (message) => kept.has(message), service.baseUrl),
      ]),
    );
  } finally {
    await bridge.close();
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function lasting(transcript: Transcript, isKept: (message: object) => boolean, baseUrl: string): Transcript {
  const kept = transcript.filter(
    ({ message }, at) => !isView(message) || isKept(message) || !isReplaced(transcript, at),
  );
  const ids: string[] = [];
  const text = JSON.stringify(kept)
    .replaceAll(new URL(baseUrl).host, 'meshwright.localhost')
    .replace(
      /"[^"]*\/exchange\/[0-9a-f]{32}\//g,
      '"/home/ada/.cache/meshwright/bridge/exchange/018a210d8ba4705cb1111f1776f7f578/',
    )
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
      if (!ids.includes(id)) ids.push(id);
      return `018a210d-8ba4-705c-b111-${String(ids.indexOf(id) + 1).padStart(12, '0')}`;
    });
  return JSON.parse(text) as Transcript;
}

function controlsOf({ sections }: View): Control[] {
  return sections.flatMap(({ controls }) => controls);
}

function isView(message: object): boolean {
  return (message as { type?: unknown }).type === 'view';
}

/** Whether another view follows before the next host message. */
function isReplaced(transcript: Transcript, at: number): boolean {
  for (const { direction, message } of transcript.slice(at + 1)) {
    if (direction === 'host') return false;
    if (isView(message)) return true;
  }
  return false;
}
