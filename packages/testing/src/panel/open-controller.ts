import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@meshwright/client';
import { bytesSource, type ClipStep, editClips, renameClips } from '@meshwright/gltf';
import type { Panel, PanelOptions } from '@meshwright/panel';
import { createPanel } from '@meshwright/panel';
import { type ContentStore, type Journal, memoryJournal } from '@meshwright/purchase';
import { accountDigest } from '@meshwright/purchase/identity';
import { folderStore } from '@meshwright/purchase/node';
import { type Service, startService } from '@meshwright/service';
import { type ScriptedHost, scriptedHost } from './scripted-host.ts';

/** A real service on loopback with the dependencies of a panel. */
export interface ControllerHarness {
  readonly service: Service;
  readonly journal: Journal;
  readonly store: ContentStore;
  /** Opens a panel on a host; all panels share the journal and the store. */
  open(
    host?: ScriptedHost,
    own?: Pick<PanelOptions, 'stillOf' | 'picturesOf'>,
  ): Promise<{ readonly panel: Panel; readonly host: ScriptedHost }>;
  control(path: string, body: object): Promise<void>;
  /** Creates a task as another client with the same key. Returns its id. */
  create(path: string, body: object): Promise<string>;
  /** Keys of the drawn pictures of animations. */
  previews(): readonly string[];
  /** Returns the credits spent according to the ledger. */
  spent(): Promise<number>;
  stop(): Promise<void>;
}

/** A GIF of one pixel. */
export const gif: Buffer = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const character = readFile(join(import.meta.dirname, '../../../../fixtures/character.glb'));
/** Every task with this prompt, and what is made from one, has a model of its own. */
export const varied = 'a varied chair';
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
export const key = 'key-of-the-panel-canary';
/** A prompt whose task says this about its result. */
export const marked = {
  prompt: 'an unknown thing',
  standIn: 'Stand-in, not a trained model: a plain shape.',
  ignored: 'symmetry_mode has no effect.',
};
/** The answer of a lamp build. */
const lampParts = {
  files: { 'lamp.stl': Buffer.from('solid lamp'), 'base.stl': Buffer.from('solid base') },
  result: { model_urls: { lamp_stl: 'lamp.stl', base_stl: 'base.stl' } },
};
const credits = 100_000;
/** Clips of the character. */
export const [walkingClip, runningClip] = ['Armature|walking_man|baselayer', 'Armature|running|baselayer'];

/** Three plain animations, and many of another kind. */
const library = Array.from({ length: 30 }, (_, at) => {
  const name = ['Walking', 'Running', 'Limping Walk'][at] ?? `Dance ${at + 1}`;
  const key = name.toLowerCase().replaceAll(' ', '-');
  const category = at < 3 ? 'WalkAndRun' : 'Dancing';
  return {
    action_id: at + 1,
    name,
    key,
    category,
    sub_category: 'Plain',
    preview_url: `previews/${key}.gif`,
  };
});

/** The answer of a rig: the character without clips, and with each clip that comes with it. */
async function rigged() {
  const glb = bytesSource(await character);
  const keep = (clip?: string): ClipStep => ({
    name: 'keep',
    async run({ json }) {
      json.animations = (json.animations as { name: string }[]).filter(({ name }) => name === clip);
    },
  });
  const withClip = async (clip?: string) => (await editClips(glb, [keep(clip)])).glb;
  return {
    files: {
      'rigged.glb': await withClip(),
      'walking.glb': await withClip(walkingClip),
      'running.glb': await withClip(runningClip),
    },
    result: {
      result: {
        rigged_character_glb_url: 'rigged.glb',
        basic_animations: { walking_glb_url: 'walking.glb', running_glb_url: 'running.glb' },
      },
    },
  };
}

/** The character with one clip, named after the action. */
async function animated(request: object): Promise<Uint8Array> {
  const [id] = (request as { readonly action_ids: readonly number[] }).action_ids;
  const clips = { [walkingClip]: `Action ${id}`, [runningClip]: `Action ${id} backwards` };
  return (await editClips(bytesSource(await character), [renameClips(clips)])).glb;
}

/** The character with a number in it. */
async function numbered(made: number): Promise<Uint8Array> {
  const mark: ClipStep = {
    name: 'mark',
    async run({ json }) {
      (json.scenes as { name?: string }[])[0]!.name = `variant ${made}`;
    },
  };
  return (await editClips(bytesSource(await character), [mark])).glb;
}

export async function openController(): Promise<ControllerHarness> {
  const previews: string[] = [];
  let made = 0;
  const service = await startService({
    port: 0,
    accounts: [{ name: 'panel', key, credits }],
    // The engine makes the same character for every task, instantly.
    engine: {
      missing: () => null,
      animations: async () => library,
      async animationPreview(key) {
        previews.push(key);
        return gif;
      },
      async run({ family, request }) {
        if (family === 'rigging') return await rigged();
        if (family === 'lamp-build') return lampParts;
        const own = request.prompt === varied || family === 'remesh' ? numbered(++made) : character;
        return {
          files: {
            'model.glb': family === 'animation' ? await animated(request) : await own,
            'thumbnail.png': pixel,
          },
          result:
            family === 'animation'
              ? { result: { animation_glb_url: 'model.glb' } }
              : { model_urls: { glb: 'model.glb' }, thumbnail_url: 'thumbnail.png' },
          ...(request.prompt === marked.prompt && {
            standIn: marked.standIn,
            ignored: [{ field: 'symmetry_mode', kind: 'ignored' as const, message: marked.ignored }],
          }),
        };
      },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-panel-'));
  const connection = connect({ baseUrl: service.baseUrl, key });
  const payer = { host: connection.host, account: await accountDigest(key) };
  const journal = memoryJournal();
  const store = folderStore(folder);
  const panels: Panel[] = [];
  return {
    service,
    journal,
    store,
    async open(host = scriptedHost(), own = {}) {
      const panel = await createPanel({ host, connection, journal, store, payer, ...own });
      panels.push(panel);
      await panel.send({ do: 'set', control: 'budget', value: null });
      return { panel, host };
    },
    async control(path, body) {
      const response = await fetch(`${service.control.url}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${service.control.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`control ${path}: ${response.status} ${await response.text()}`);
    },
    async create(path, body) {
      const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await (await fetch(`${service.baseUrl}${path}`, init)).json();
      return (answer as { result: string }).result;
    },
    previews: () => previews,
    async spent() {
      const headers = { Authorization: `Bearer ${key}` };
      const answer = await (await fetch(`${service.baseUrl}/v1/balance`, { headers })).json();
      return credits - (answer as { balance: number }).balance;
    },
    async stop() {
      for (const panel of panels) await panel.close();
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
