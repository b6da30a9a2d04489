import { cp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type McpHome, marked, mcpHome } from './testing/mcp-home.ts';

const character = join(import.meta.dirname, '../../../fixtures/character.glb');
const price = 30;
let home: McpHome;

beforeEach(async () => {
  home = await mcpHome();
  await cp(character, join(home.root, 'hero.glb'));
});
afterEach(() => home.remove());

it('optimize writes a lighter copy, and the same call finds it', async () => {
  const agent = await home.open();
  const input = { file: 'hero.glb', output: 'out/hero-light.glb', for: 'mobile' };
  const first = await agent.call('optimize', input);
  expect(first.isError, first.text).toBe(false);
  expect((await stat(join(home.root, 'out/hero-light.glb'))).size).toBe(
    (first.data.bytes as { after: number }).after,
  );
  const tracks = async (file: string) => {
    const { data } = await agent.call('clips', { file });
    return (data.clips as { channels: number }[]).reduce((sum, { channels }) => sum + channels, 0);
  };
  expect(first.data.tracks).toEqual({
    before: await tracks('hero.glb'),
    after: await tracks('out/hero-light.glb'),
  });
  expect((await agent.call('optimize', input)).text).toContain('the same');
});

it('clips lists, renames and merges in a copy', async () => {
  const agent = await home.open();
  const { data } = await agent.call('clips', { file: 'hero.glb' });
  const names = (data.clips as { name: string }[]).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  const renamed = await agent.call('clips', {
    file: 'hero.glb',
    output: 'renamed.glb',
    names: { [names[0]!]: 'Strut' },
  });
  expect(JSON.stringify(renamed.data.clips), renamed.text).toContain('Strut');
  const merged = await agent.call('clips', {
    file: 'hero.glb',
    output: 'merged.glb',
    merge: ['renamed.glb'],
  });
  expect((merged.data.clips as unknown[]).length, merged.text).toBeGreaterThan(names.length);
});

it('an asset has what its task says about fields without effect', async () => {
  const agent = await home.open();
  const { data, text } = await agent.settle('create', { prompt: marked.prompt });
  expect(data.notes, text).toEqual([marked.note]);
});

it('a task that may be the one of a lost journal is adopted by its id, and nothing is paid again', async () => {
  const { baseUrl } = home.service;
  const body = { prompt: 'a wooden chest', should_texture: true, enable_pbr: true, target_formats: ['glb'] };
  const created = await fetch(`${baseUrl}/v2/text-to-3d`, {
    method: 'POST',
    headers: { authorization: `Bearer ${home.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { result: task } = (await created.json()) as { result: string };
  const agent = await home.open();
  const wanted = { prompt: 'a wooden chest' };
  const refused = await agent.settle('create', wanted);
  expect(refused.data, refused.text).toMatchObject({ error: { code: 'unknown_outcome' } });
  const { data } = await agent.call('list');
  const [{ purchase } = { purchase: '' }] = data.purchases as { purchase: string }[];
  const adopted = await agent.call('adopt', { purchase, task });
  expect(adopted.isError, adopted.text).toBe(false);
  const ready = await agent.settle('create', wanted);
  expect(ready.data, ready.text).toMatchObject({ status: 'SUCCEEDED', paidNow: false });
  expect(await home.spent()).toBe(price);
});

it('sync makes what the manifest declares within its budget, once', async () => {
  const manifest = {
    budget: { project: 70 },
    assets: { chest: { prompt: 'a chest', place: { height: 0.6 } } },
  };
  await writeFile(join(home.root, 'meshwright.json'), JSON.stringify(manifest));
  const agent = await home.open({ flags: [] });
  const synced = await agent.settle('sync', {});
  expect(synced.data.assets, synced.text).toMatchObject([{ name: 'chest', state: 'made', credits: price }]);
  expect((await stat(join(home.root, 'assets/chest.glb'))).isFile()).toBe(true);
  expect((await agent.settle('sync', {})).data.assets).toMatchObject([{ state: 'kept', credits: 0 }]);

  const more = { ...manifest.assets, a: { prompt: 'a mushroom' }, b: { prompt: 'a pumpkin' } };
  await writeFile(join(home.root, 'meshwright.json'), JSON.stringify({ ...manifest, assets: more }));
  const beyond = await agent.settle('sync', {});
  expect(JSON.stringify(beyond.data.assets)).toContain('over_budget');
  expect(await home.spent()).toBe(2 * price);
});

it('sync does not follow a service that only the manifest names', async () => {
  const manifest = { service: 'http://127.0.0.1:9/openapi', assets: { chest: { prompt: 'a chest' } } };
  await writeFile(join(home.root, 'meshwright.json'), JSON.stringify(manifest));
  const agent = await home.open();
  expect((await agent.settle('sync', {})).data).toMatchObject({ error: { code: 'other_service' } });
  expect(await home.spent()).toBe(0);
});

it('a manifest that cannot be read stops every create: its budget is not known', async () => {
  await writeFile(join(home.root, 'meshwright.json'), '{ "budget": ');
  const agent = await home.open();
  const reply = await agent.call('create', { prompt: 'a chest' });
  expect(reply.data, reply.text).toMatchObject({ error: { code: 'bad_project' } });
  expect(await home.tasks()).toBe(0);
});

it('the project is read from its own folder', async () => {
  const agent = await home.open();
  const reply = await agent.settle('sync', {});
  expect(reply.data).toMatchObject({ error: { code: 'bad_project' } });
  expect(await readFile(join(home.root, 'hero.glb'))).toEqual(await readFile(character));
});
