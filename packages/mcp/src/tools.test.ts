import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type McpHome, mcpHome } from './testing/mcp-home.ts';

let home: McpHome;

beforeEach(async () => {
  home = await mcpHome();
});
afterEach(() => home.remove());

it('the list of tools is short, closed to unknown input, and says what each tool does to the world', async () => {
  const { client } = await home.open();
  const { tools } = await client.listTools();
  expect(JSON.stringify(tools).length).toBeLessThan(9_000);
  for (const { name, inputSchema, annotations } of tools) {
    expect(inputSchema.additionalProperties, name).toBe(false);
    const isReader = ['plan', 'list', 'inspect', 'doctor', 'look', 'diff'].includes(name);
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
  const reply = await agent.call('create', { family: 'rigging', body: { height_meters: -1 } });
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
  const wanted = { prompt: 'a knight', height: 3, steps: [{ renameClips: { scheme: 'title' } }] };
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
