import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SmallBridge, smallBridge } from '@meshwright/testing/panel/small-bridge';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { remotePanel } from '../link/remote-panel.ts';
import { type SceneHost, sceneHost } from '../link/testing/scene-host.ts';
import type { Panel } from '../panel.ts';
import { httpChannel } from './testing/http-channel.ts';

const provenance = { task: 'text-to-3d:1@h', title: 'a knight', request: { prompt: 'a knight' } };
const fixture = (name: string) => join(import.meta.dirname, '../../../../fixtures', name);
let at: SmallBridge;
let glb: Buffer;
let file: string;
let editor: SceneHost;
let panel: Panel;
let host: string;

beforeAll(async () => {
  at = await smallBridge({ now: () => Date.UTC(2026, 10, 22) });
  glb = await readFile(fixture('character.glb'));
  file = await put(glb);
});
afterAll(() => at.stop());

beforeEach(async () => {
  editor = sceneHost();
  panel = await remotePanel(httpChannel(at.file), editor, { project: 'courtyard' });
  const { hosts } = (await (await at.call('GET', '/hosts')).json()) as { hosts: { host: string }[] };
  expect(hosts).toEqual([{ host: expect.any(String), name: 'List', version: '1', project: 'courtyard' }]);
  host = hosts[0]!.host;
});
afterEach(() => panel.close());

async function put(bytes: Uint8Array): Promise<string> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  const { url, token } = at.file;
  const answer = await fetch(`${url}/files?name=a.glb`, {
    method: 'PUT',
    headers: { ...headers, Authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes),
  });
  return ((await answer.json()) as { file: string }).file;
}

async function imported(body: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await at.call('POST', `/hosts/${host}/imports`, {
    ...{ id: 'one', name: 'knight', file, provenance },
    ...body,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

it('the host gets the joints of a humanoid by their bones, and none for other models', async () => {
  const given: (Readonly<Record<string, string>> | undefined)[] = [];
  const { importAsset } = editor;
  editor.importAsset = (asset) => {
    given.push(asset.humanoid);
    return importAsset(asset);
  };
  await imported({ id: 'knight' });
  await imported({ id: 'keycap', file: await put(await readFile(fixture('keycap.glb'))) });
  expect(given[0]).toMatchObject({ hips: 'Hips', spine: 'Spine02', leftUpperArm: 'LeftArm' });
  expect(given[1]).toBeUndefined();
});

it('the host gets the model with what it should find, and its own data are the answer', async () => {
  let given: Parameters<SceneHost['importAsset']>[0] | undefined;
  const { importAsset } = editor;
  editor.importAsset = (asset) => {
    given = asset;
    return importAsset(asset);
  };
  const { body } = await imported({});
  expect(given).toMatchObject({
    name: 'knight',
    expected: { height: expect.closeTo(1.8, 1), clips: expect.any(Array) },
    provenance: { ...provenance, importedAt: '2026-11-22T00:00:00.000Z' },
  });
  expect(Buffer.from(given!.glb).equals(glb)).toBe(true);
  expect(body).toEqual({
    before: false,
    asset: expect.objectContaining({ id: 'knight#0', name: 'knight', meshes: given!.expected.meshes }),
  });
});

it('the same id is the same import while its asset is in the scene, also at the same moment', async () => {
  const both = await Promise.all([imported({}), imported({})]);
  expect(both.map(({ body }) => body.before).sort()).toEqual([false, true]);
  expect([...editor.scene.keys()]).toEqual(['knight#0']);
  expect((await imported({ id: 'two' })).body).toMatchObject({ before: false });
  expect(editor.scene.size).toBe(2);

  editor.scene.clear();
  expect((await imported({})).body).toMatchObject({ before: false });
  expect(editor.scene.size).toBe(1);
});

it('an import that the host refuses is an error for the user, and may be repeated', async () => {
  const { importAsset } = editor;
  editor.importAsset = async () => {
    throw new Error('The disk is full.');
  };
  expect((await imported({})).body).toMatchObject({ error: { code: 'host_failed' } });
  editor.importAsset = importAsset;
  expect((await imported({})).body).toMatchObject({ before: false });
});

it('a host that leaves during its import is an error, not a wait', async () => {
  const called = new Promise<void>((resolve) => {
    editor.importAsset = () => {
      resolve();
      return new Promise(() => {});
    };
  });
  const answer = imported({});
  await called;
  await panel.close();
  expect((await answer).body).toMatchObject({ error: { code: 'connection_lost' } });
});

it.each([
  ['a file that is not stored', { file: '0'.repeat(64) }, 'no_model'],
  ['a file that is no model', {}, 'no_model'],
])('refuses %s before the host is asked', async (what, body, code) => {
  const junk = what === 'a file that is no model' ? { file: await put(Buffer.from('no glb')) } : {};
  expect((await imported({ ...body, ...junk })).body).toMatchObject({ error: { code } });
  expect(editor.calls).toEqual([]);
});

it.each([
  { id: '../x' },
  { id: 7 },
  { name: 'a/b' },
  { name: '' },
  { file: '/etc/passwd' },
  { provenance: null },
  { provenance: { ...provenance, task: 7 } },
  { provenance: { ...provenance, request: 'x' } },
])('refuses the body %j', async (body) => {
  const answer = await imported(body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  expect(answer.body.message).toContain(Object.keys(body)[0]);
  expect(editor.calls).toEqual([]);
});
