import { readdir, readFile } from 'node:fs/promises';
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
  const agent = await home.start({ embedded: true });
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

it('a knight gets a skeleton and clips, fewer triangles and another surface, by the tasks of one another', async () => {
  const agent = await home.start({ embedded: true });
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
