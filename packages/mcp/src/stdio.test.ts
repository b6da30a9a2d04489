import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type McpHome, mcpHome } from './testing/mcp-home.ts';

let home: McpHome;

beforeEach(async () => {
  home = await mcpHome();
});
afterEach(() => home.remove());

it('without a key a sentence becomes a placed GLB below the root, and the same call pays nothing again', async () => {
  const agent = await home.open({ embedded: true });
  const wanted = { prompt: 'a wooden chest', height: 0.6 };
  const planned = await agent.call('plan', wanted);
  expect(planned.data).toMatchObject({ credits: 30, allowed: true });

  const created = await agent.call('create', wanted);
  expect(created.data, created.text).toMatchObject({ status: 'PENDING', paidNow: true });
  const ready = await agent.settle('wait', { task: created.data.task });
  expect(ready.data, ready.text).toMatchObject({
    status: 'SUCCEEDED',
    folder: 'meshwright-out/wooden-chest',
  });
  const bytes = await readFile(join(home.root, 'meshwright-out/wooden-chest/wooden-chest.glb'));
  const { bounds } = await inspectModel(bytesSource(bytes, 'chest.glb'));
  expect(bounds!.size[1]).toBeCloseTo(0.6);
  expect(bounds!.min[1]).toBeCloseTo(0);

  const picture = ready.content.find(({ type }) => type === 'image');
  expect(Buffer.from(picture?.type === 'image' ? picture.data : '', 'base64').byteLength).toBeLessThan(
    20_000,
  );
  expect(picture).toBeDefined();
  expect(ready.content.filter(({ type }) => type === 'resource_link')).toHaveLength(2);

  const again = await agent.call('create', wanted);
  expect(again.data).toMatchObject({ status: 'SUCCEEDED', paidNow: false, folder: ready.data.folder });
  expect(await readdir(join(home.root, 'meshwright-out'))).toEqual(['wooden-chest']);
  expect((await agent.call('plan', wanted)).data).toMatchObject({ credits: 0, task: expect.any(String) });
});

it('the list of tools is short, closed to unknown input, and says what each tool does to the world', async () => {
  const { client } = await home.open();
  const { tools } = await client.listTools();
  expect(JSON.stringify(tools).length).toBeLessThan(8_000);
  for (const { name, inputSchema, annotations } of tools) {
    expect(inputSchema.additionalProperties, name).toBe(false);
    const isReader = ['plan', 'list', 'inspect', 'doctor'].includes(name);
    expect(annotations?.readOnlyHint, name).toBe(isReader);
  }
});

it('every tool is on the page, in the README and in llms.txt', async () => {
  const { tools } = await (await home.open()).client.listTools();
  for (const file of ['../../../docs/mcp.md', '../README.md', '../llms.txt']) {
    const text = await readFile(join(import.meta.dirname, file), 'utf8');
    for (const { name } of tools) expect(text, file).toMatch(new RegExp(`\\b${name}\\b`));
  }
});

it('an input that no tool knows is refused with its name, before anything is sent', async () => {
  const agent = await home.open();
  const reply = await agent.call('create', { prompt: 'a chest', hieght: 2 });
  expect(reply.isError).toBe(true);
  expect(reply.text).toContain('hieght');
  expect(await home.tasks()).toBe(0);
});

it('mistakes of a body come back as issues of the contract, and nothing is sent', async () => {
  const agent = await home.open();
  const reply = await agent.call('create', { family: 'rigging', body: { height_meters: 99 } });
  expect(reply.isError).toBe(true);
  expect(JSON.stringify(reply.data)).toContain('height_meters');
  expect(await home.spent()).toBe(0);
});

it('the fields of a family are listed by plan and as a resource', async () => {
  const { call, client } = await home.open();
  expect((await call('plan', { family: 'remesh' })).data.fields).toHaveProperty('target_polycount');
  const { contents } = await client.readResource({ uri: 'meshwright://family/remesh' });
  expect(JSON.parse((contents[0] as { text: string }).text).properties).toHaveProperty('target_polycount');
});

it('a task feeds the next one by its reference', async () => {
  const agent = await home.open();
  const knight = await agent.call('create', { prompt: 'a knight' });
  await agent.settle('wait', { task: knight.data.task });
  const rig = await agent.call('create', {
    family: 'rigging',
    body: { input_task_id: knight.data.task },
    name: 'rigged',
  });
  expect(rig.data, rig.text).toMatchObject({ paidNow: true });
  const ready = await agent.settle('wait', { task: rig.data.task });
  expect(ready.data, ready.text).toMatchObject({ status: 'SUCCEEDED', folder: 'meshwright-out/rigged' });
});

it('local steps of a create run on its model', async () => {
  const agent = await home.open();
  const wanted = { prompt: 'a knight', height: 3, steps: [{ renameClips: 'title' }] };
  await agent.call('create', wanted);
  const ready = await agent.settle('create', wanted);
  expect(ready.data.model, ready.text).toMatchObject({ clips: expect.any(Array) });
  const unknown = await agent.call('create', { prompt: 'a chest', steps: [{ explode: {} }] });
  expect(unknown.text).toContain('explode');
  expect(await home.tasks()).toBe(1);
});

it('nothing that exists is replaced: a taken folder gives the next name, a taken output refuses', async () => {
  const agent = await home.open();
  await agent.call('create', { prompt: 'a knight' });
  const first = await agent.settle('create', { prompt: 'a knight' });
  const model = join(home.root, String(first.data.folder), 'knight.glb');
  await writeFile(model, 'changed by hand');
  const second = await agent.settle('create', { prompt: 'a knight' });
  expect(second.data.folder).toBe('meshwright-out/knight-2');
  expect(await readFile(model, 'utf8')).toBe('changed by hand');

  const input = { file: 'meshwright-out/knight-2/knight.glb', output: 'placed.glb', height: 2 };
  expect((await agent.call('place', input)).isError).toBe(false);
  expect((await agent.call('place', input)).text).toContain('the same');
  const other = await agent.call('place', { ...input, height: 1 });
  expect(other.data).toMatchObject({ error: { code: 'exists' } });
});

it('a knight gets a skeleton and clips, fewer triangles and another surface, by the tasks of one another', async () => {
  const agent = await home.open({ embedded: true });
  const make = async (args: object) => {
    const { data, text } = await agent.call('create', args);
    const ready = await agent.settle('wait', { task: data.task });
    expect(ready.data, `${text} ${ready.text}`).toMatchObject({ status: 'SUCCEEDED' });
    return { task: data.task, model: ready.data.model as { triangles: number; clips: string[] } };
  };
  const knight = await make({ prompt: 'a knight in armour', height: 1.8 });
  const rigged = await make({ family: 'rigging', body: { input_task_id: knight.task } });
  const walking = await make({ family: 'animation', body: { rig_task_id: rigged.task, action_ids: [1, 2] } });
  expect(walking.model.clips).toHaveLength(2);
  const light = await make({
    family: 'remesh',
    body: { input_task_id: knight.task, target_polycount: 1_000 },
  });
  expect(light.model.triangles).toBeLessThan(knight.model.triangles);
  await make({
    family: 'retexture',
    body: { input_task_id: knight.task, text_style_prompt: 'weathered bronze' },
  });
});
