import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderStore } from '@meshwright/purchase/node';
import { glb } from '@meshwright/testing/purchase/harness';
import { type ManualEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import type { HostFacts, Selection } from '../../host/host-port.ts';
import type { Call } from '../../link/messages.ts';
import type { Bridge } from '../start-bridge.ts';
import { isJob, type RecordedHost } from './recorded-host.ts';

/** What happens in a transcript. */
export interface Scene {
  /**
   * What the host can do, where it differs from the others.
   * @default none
   */
  readonly facts?: Partial<HostFacts>;
  play(stage: Stage): Promise<void>;
}

interface Stage {
  readonly host: RecordedHost;
  readonly engine: ManualEngine;
  readonly store: FolderStore;
  readonly bridge: Bridge;
  /** Opens the same project in another editor. */
  openAgain(): Promise<RecordedHost>;
}

const knightFile = join(import.meta.dirname, '../../../../../fixtures/character.glb');
const chair = { id: 'Courtyard/Chair', name: 'Chair', height: 1, meshes: 1, clips: [] };
const several: Selection = { id: chair.id, name: 'Chair and 2 more', models: 3, hasMesh: true };

/** The transcripts by name. */
export const scenes: Readonly<Record<string, Scene>> = {
  generate: {
    async play(stage) {
      const { id } = await makeOne(stage, 'a wooden chair');
      await stage.host.answer({ type: 'answer', id, result: chair });
      await stage.host.until(isJob('done'));
    },
  },
  refused: {
    async play({ host }) {
      await host.press('make');
    },
  },
  'wrong-value': {
    async play({ host }) {
      await host.set('field/prompt', 'a wooden chair');
      await host.set('takes', 9);
      await host.press('make');
    },
  },
  'import-fails': {
    async play(stage) {
      const { id } = await makeOne(stage, 'a wooden table');
      await stage.host.answer({ type: 'answer', id, error: 'the disk is full.' });
      await stage.host.until(isJob('ready'));
    },
  },
  selection: {
    async play(stage) {
      const { provenance } = (await importOne(stage)).asset;
      await stage.host.intent({
        do: 'select',
        selection: { id: chair.id, name: chair.name, hasMesh: true, provenance },
      });
      await remeshSelection(stage);
      await stage.host.intent({ do: 'select', selection: null });
    },
  },
  'several-selected': {
    async play(stage) {
      await stage.host.intent({ do: 'select', selection: several });
      await remeshSelection(stage);
    },
  },
  picture: {
    async play({ host, engine }) {
      await host.set('family', 'image-to-3d');
      const [, png = ''] = pictureUri.split(',');
      await host.set('field/image_url', [await host.upload('chair.png', Buffer.from(png, 'base64'))]);
      await host.press('make');
      (await engine.next()).finish(model(glb(1)));
      const { id } = await host.nextCall();
      await host.answer({ type: 'answer', id, result: chair });
      await host.until(isJob('done'));
    },
  },
  'clips-and-files': {
    facts: { savesFiles: true },
    async play(stage) {
      const { host } = stage;
      const { id, asset } = await makeOne(stage, 'a knight', await readFile(knightFile));
      const knight = { id: 'Courtyard/Knight', name: 'Knight', height: 1, meshes: 1 };
      await host.answer({ type: 'answer', id, result: { ...knight, clips: asset.expected.clips } });
      await host.until(isJob('done'));
      await host.pressAndAnswer('job/1/play:0', () => null);
      await host.pressAndAnswer('job/1/stop', () => null);
      await host.pressAndAnswer('job/1/save', () => 'res://meshwright/a-knight.glb');
    },
  },
  scene: {
    async play(stage) {
      const { host } = stage;
      const { task } = (await importOne(stage)).asset.provenance;
      await host.pressAndAnswer('job/1/show', () => true);
      // Undo, and redo.
      await host.intent({ do: 'scene', standing: [] });
      await host.intent({ do: 'scene', standing: [{ id: chair.id, task }] });
      await host.pressAndAnswer('job/1/remove', () => true);
    },
  },
  takes: {
    async play({ host, engine }) {
      await host.set('field/prompt', 'a wooden chair');
      await host.set('takes', 2);
      const pressed = host.press('make');
      (await engine.next()).finish(model(glb(1)));
      const { id } = await host.nextCall();
      await pressed;
      await host.answer({ type: 'answer', id, result: chair });
      (await engine.next()).finish(model(glb(2)));
      await host.until(({ sections }) =>
        sections.some(({ controls }) =>
          controls.some(
            (control) => control.kind === 'job' && control.takes?.every(({ state }) => state !== 'working'),
          ),
        ),
      );
      await host.pressAndAnswer('job/2/pick', () => chair);
      await host.until(isJob('done'));
    },
  },
  'brought-by-another-program': {
    async play({ host, store }) {
      const provenance = {
        task: 'text-to-3d:018a210d-8ba4-705c-b111-1f1776f7f578@meshwright.localhost',
        title: 'a wooden chair',
        request: { mode: 'preview', prompt: 'a wooden chair' },
      };
      const file = await store.write(glb(1));
      const outcome = host.importBy({ id: 'chair-1', name: 'wooden-chair', file, provenance });
      const { id } = await host.nextCall();
      await host.answer({ type: 'answer', id, result: chair });
      await outcome;
    },
  },
  'opened-elsewhere': {
    async play({ host, openAgain }) {
      const closed = host.untilClosed();
      await openAgain();
      await closed;
    },
  },
  'bridge-stopped': {
    async play({ host, bridge }) {
      const closed = host.untilClosed();
      await bridge.close();
      await closed;
    },
  },
};

type ImportCall = Extract<Call, { call: 'importAsset' }>;

function model(bytes: Uint8Array) {
  return { files: { 'model.glb': bytes }, result: { model_urls: { glb: 'model.glb' } } };
}

/** Makes a model of a prompt. Returns its import. */
async function makeOne({ host, engine }: Stage, prompt: string, bytes = glb(1)): Promise<ImportCall> {
  await host.set('field/prompt', prompt);
  await host.press('make');
  const job = await engine.next();
  job.context.progress(40);
  await host.until(isJob('working', 40));
  job.finish(model(bytes));
  return (await host.nextCall()) as ImportCall;
}

/** Makes a chair, and imports it. */
async function importOne(stage: Stage): Promise<ImportCall> {
  const call = await makeOne(stage, 'a wooden chair');
  await stage.host.answer({ type: 'answer', id: call.id, result: chair });
  await stage.host.until(isJob('done'));
  return call;
}

async function remeshSelection({ host, engine, store }: Stage): Promise<void> {
  await host.press('selection/remesh');
  const file = await store.write(glb(2));
  await host.pressAndAnswer('make', () => ({ file }));
  (await engine.next()).finish(model(glb(3)));
  const { id } = await host.nextCall();
  await host.answer({ type: 'answer', id, result: chair });
  await host.until(isJob('done'));
}
