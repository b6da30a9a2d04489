import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InputFile } from '@meshwright/engine';
import { jobs, runJob } from '@meshwright/engine';
import { missingCapability } from '@meshwright/engine/pool';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from '../engine-port.ts';
import { readBackendsFile } from './backends-file.ts';
import { type Service, startService } from './start-service.ts';

// The service with servers for two families. The servers are fakes; the engine's tests cover how adapters handle bad
// responses.

const box: InputFile = {
  name: 'box.obj',
  bytes: Buffer.from('v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n'),
};
const token = 'canary-token';

let folder: string;
let comfy: Server;
let painter: Server;
let service: Service;
let user: Caller;
let painterFails: boolean;
const faults: unknown[] = [];
const seen: string[] = [];

beforeAll(async () => {
  const { files } = await here({ family: 'convert', request: {}, files: { model: box }, seed: 1 }, still);
  const model = Buffer.from(files['model.glb']!);
  comfy = await listening((path) => {
    seen.push(path);
    if (path.startsWith('/prompt')) return { prompt_id: 'p' };
    if (path.startsWith('/view')) return model;
    const outputs = { 9: { '3d': [{ filename: 'a.glb', subfolder: '', type: 'output' }] } };
    return path.startsWith('/history') ? { p: { outputs, status: { status_str: 'success' } } } : {};
  });
  painter = await listening((path) => {
    if (path === '/send') return { uid: 'u' };
    if (painterFails) return { status: 'error', message: 'CUDA out of memory on gpu-host-7' };
    return { status: 'completed', model_base64: model.toString('base64') };
  });
  folder = await mkdtemp(join(tmpdir(), 'meshwright-backends-'));
  const path = join(folder, 'backends.json');
  const graph = { 6: { class_type: 'Text', inputs: { text: '' } }, 9: { class_type: 'SaveGLB', inputs: {} } };
  await writeFile(join(folder, 'graph.json'), JSON.stringify(graph));
  const slots = { prompt: { node: '6', input: 'text' }, output: '9' };
  const shared = { token: { env: 'TOKEN' }, pollMs: 50 };
  await writeFile(
    path,
    JSON.stringify({
      'text-to-3d': { kind: 'comfyui', baseUrl: address(comfy), workflow: 'graph.json', slots, ...shared },
      'image-to-3d': { kind: 'hunyuan3d', version: '2', baseUrl: address(painter), ...shared },
    }),
  );
  service = await startService({
    accounts: [{ name: 'a', key: 'k', credits: 1000 }],
    backends: await readBackendsFile(path, { TOKEN: token }),
    engine: inThisThread,
    onFault: (error) => faults.push(error),
  });
  user = caller(service, 'k');
});
afterAll(async () => {
  await service.stop();
  for (const server of [comfy, painter]) server.close();
  await rm(folder, { recursive: true });
});

const here: Engine['run'] = (input, context) => runJob(jobs, input, { ...context, thumbnailSize: 32 });
const still = { progress() {}, signal: new AbortController().signal };
const inThisThread: Engine = { missing: missingCapability, run: here };

it('a family with a backend returns placed files in the requested formats, without a stand-in mark', async () => {
  const body = { mode: 'preview', prompt: 'a box', target_formats: ['glb', 'obj'], auto_size: true };
  const task = await user.settled('/v2/text-to-3d', await user.create('/v2/text-to-3d', body));
  expect(task).toMatchObject({ status: 'SUCCEEDED', prompt: 'a box', task_error: { message: '' } });
  expect(task.stand_in ?? null).toBeNull();
  expect(seen.some((path) => path.startsWith('/view?filename=a.glb'))).toBe(true);
  const urls = task.model_urls as Record<string, string>;
  const obj = await (await service.fetch(new Request(urls.obj!))).text();
  const heights = [...obj.matchAll(/^v \S+ (\S+)/gm)].map(([, y]) => Number(y));
  // auto_size assumes 0.8 m for a box; the model stands on the ground.
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([
    expect.closeTo(0, 4),
    expect.closeTo(0.8, 4),
  ]);
});

it('families without a backend use the engine', async () => {
  const before = seen.length;
  const model = `data:application/octet-stream;base64,${Buffer.from(box.bytes).toString('base64')}`;
  const body = { model_url: model, target_formats: ['stl'] };
  const task = await user.settled('/v1/convert', await user.create('/v1/convert', body));
  expect([task.status, seen.length]).toEqual(['SUCCEEDED', before]);
});

it('a failing backend refunds the task; only the operator sees its address', async () => {
  painterFails = true;
  const before = await user.balance();
  const task = await user.settled(
    '/v1/image-to-3d',
    await user.create('/v1/image-to-3d', { image_url: picture }),
  );
  expect(task).toMatchObject({ status: 'FAILED', consumed_credits: 0 });
  expect(await user.balance()).toBe(before);
  const { message } = task.task_error as { message: string };
  expect(message).toMatch(/backend .*it reported an error.*try again/);
  const host = new URL(address(painter)).host;
  expect(message).not.toContain(host);
  expect(message).not.toContain('gpu-host');
  expect(faults).toEqual([expect.objectContaining({ message: expect.stringContaining('gpu-host-7') })]);
  expect(String(faults)).toContain(host);
  expect(message + String(faults)).not.toContain(token);
});

it.each([
  ['gone.json', undefined, /cannot be read: ENOENT/],
  ['text.json', `{ "token": "${token}`, /it is not JSON/],
  [
    'wrong.json',
    '{"rigging":{},"text-to-3d":{"kind":"http"}}',
    /\/rigging is not a family .*; \/text-to-3d\/baseUrl is missing/,
  ],
])('%s is refused, naming the field and the remedy', async (name, text, says) => {
  const path = join(folder, name);
  if (text !== undefined) await writeFile(path, text);
  const refused = await readBackendsFile(path, {}).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'bad_options', message: expect.stringMatching(says) });
  expect(String(refused)).not.toContain(token);
});

/** 64 by 64 pixels by its header, the only part read before the backend. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAYAAACqaXHeAAAADUlEQVR4nGNgGAWjAAAAAwABl0Y4EwAAAABJRU5ErkJggg==';

function address(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers each request with JSON or bytes. */
async function listening(answer: (path: string) => object | Buffer): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const result = answer(request.url ?? '');
      response.end(Buffer.isBuffer(result) ? result : JSON.stringify(result));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
