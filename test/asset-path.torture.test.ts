import { NodeIO } from '@gltf-transform/core';
import { getBounds } from '@gltf-transform/functions';
import { createClient, formatTaskRef, parseTaskRef } from '@meshwright/client';
import { convert, families, imageTo3d, remesh, resize, textTo3d } from '@meshwright/contract';
import { detailsOf, validate } from '@meshwright/contract/schema';
import { bytesSource, inspectModel, placeModel } from '@meshwright/gltf';
import { type Service, startService } from '@meshwright/service';
import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

// One asset through all packages, over real HTTP, with the real engine. Sizes are checked by glTF-Transform, which is
// right for static models and shares no code with this project.

let service: Service;

beforeAll(async () => {
  service = await startService({ port: 0 });
});

afterAll(async () => {
  await service.stop();
});

it('turns a prompt into a valid GLB of the right size on the ground, billed once', async () => {
  const client = connect();
  const { balance: before } = await client.balance();
  const preview = await client.create(textTo3d, { mode: 'preview', prompt: 'a wooden treasure chest' });
  expect((await client.result(preview)).status).toBe('SUCCEEDED');
  const refined = await client.create(textTo3d, {
    mode: 'refine',
    preview_task_id: preview.id,
    enable_pbr: true,
  });
  const task = await client.result(refined);
  if (task.status !== 'SUCCEEDED') throw new Error(JSON.stringify(task));

  const glb = client.artifacts(textTo3d, task).find(({ name }) => name === 'model_urls.glb');
  const { bytes } = await client.download(glb!);
  const { glb: placed } = await placeModel(bytesSource(bytes), { height: 0.6, origin: 'bottom' });

  const { issues } = await validateBytes(placed);
  expect(issues.numErrors, JSON.stringify(issues.messages)).toBe(0);
  const document = await new NodeIO().readBinary(placed);
  const bounds = getBounds(document.getRoot().getDefaultScene()!);
  expect(bounds.max[1] - bounds.min[1]).toBeCloseTo(0.6, 5);
  expect(bounds.min[1]).toBeCloseTo(0, 6);
  const { consumed_credits: first } = await client.retrieve(preview);
  const spent = (first ?? 0) + (task.consumed_credits ?? 0);
  expect(spent).toBeGreaterThan(0);
  expect((await client.balance()).balance).toBe(before - spent);
});

it('chains remesh, resize and convert of one task, each on the result before it', async () => {
  const client = connect();
  const preview = await finished(
    await client.create(textTo3d, { mode: 'preview', prompt: 'a red mushroom' }),
  );
  const light = await finished(
    await client.create(remesh, { input_task_id: preview.id, target_polycount: 300 }),
  );
  const resized = await finished(
    await client.create(resize, { input_task_id: light.id, resize_height: 0.25 }),
  );
  const ref = await client.create(convert, {
    input_task_id: resized.id,
    target_formats: ['obj', 'stl', '3mf'],
  });
  const task = await client.result(ref);
  if (task.status !== 'SUCCEEDED') throw new Error(JSON.stringify(task));
  expect(Object.keys(task.model_urls ?? {})).toEqual(expect.arrayContaining(['obj', 'stl', '3mf']));

  const sizedTask = await client.retrieve(resized);
  const glb = client.artifacts(resize, sizedTask).find(({ format }) => format === 'glb');
  const report = await inspectModel(bytesSource((await client.download(glb!)).bytes));
  expect(report.triangles).toBeLessThanOrEqual(300);
  expect(report.bounds!.max[1] - report.bounds!.min[1]).toBeCloseTo(0.25, 4);
});

it('turns a picture into a model', async () => {
  const client = connect();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><circle cx="64" cy="64" r="50" fill="#c22"/></svg>';
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  const ref = await client.create(imageTo3d, {
    image_url: `data:image/png;base64,${png.toString('base64')}`,
  });
  const task = await client.result(ref);
  if (task.status !== 'SUCCEEDED') throw new Error(JSON.stringify(task));
  const glb = client.artifacts(imageTo3d, task).find(({ name }) => name === 'model_urls.glb');
  const { bytes } = await client.download(glb!);
  const { issues } = await validateBytes(bytes);
  expect(issues.numErrors, JSON.stringify(issues.messages)).toBe(0);
});

it('resumes from the text of a task reference in another client', async () => {
  const ref = await connect().create(textTo3d, { mode: 'preview', prompt: 'a barrel' });
  const { family, id } = parseTaskRef(formatTaskRef(ref), families);
  expect(family).toBe(textTo3d);
  const other = connect();
  expect((await other.result(other.ref(textTo3d, id))).status).toBe('SUCCEEDED');
});

function connect() {
  return createClient({
    key: service.accounts[0]?.key ?? '',
    baseUrl: service.baseUrl,
    validate: (family, body) => validate(detailsOf(family), body),
  });
}

async function finished<R extends Parameters<ReturnType<typeof connect>['result']>[0]>(ref: R): Promise<R> {
  const task = await connect().result(ref);
  if (task.status !== 'SUCCEEDED') throw new Error(JSON.stringify(task));
  return ref;
}
