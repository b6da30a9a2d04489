import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remesh } from '@meshwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveTo } from './node.ts';
import { setting } from './testing/clients.ts';
import { expectCode } from './testing/failure-of.ts';
import { reply, type Script } from './testing/fault-server.ts';
import { finished } from './testing/recorded-stream.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-'));
});
afterAll(() => rm(folder, { recursive: true }));

const body = { model_url: 'https://example.com/chair.glb' };
const glb = Buffer.from('glTF\x02\0\0\0\x0c\0\0\0', 'latin1');

/** A service whose task ends as given. */
function service(task: object = {}): Script {
  return ({ method, path, headers }, response) => {
    if (method === 'POST') return reply(response, 202, { result: 'a-task' });
    if (path.startsWith('/files/')) return void response.end(glb);
    const origin = `http://${headers.host}/openapi/files`;
    const whole = {
      ...finished,
      model_urls: { glb: `${origin}/a.glb` },
      thumbnail_url: `${origin}/a.png`,
      ...task,
    };
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`event: message\ndata: ${JSON.stringify(whole)}\n\n`);
  };
}

test('one call creates once, follows the task and returns it with its files', async () => {
  const { client, server } = await setting(service());
  const refs: string[] = [];
  const seen: string[] = [];
  const { ref, task, files, model } = await client.run(remesh, body, {
    onTask: ({ id }) => refs.push(id),
    onProgress: ({ status }) => seen.push(status),
  });
  expect([ref.id, task.status, refs, seen]).toEqual(['a-task', 'SUCCEEDED', ['a-task'], ['SUCCEEDED']]);
  expect(files.map(({ name }) => name)).toEqual(['model_urls.glb', 'thumbnail_url']);
  expect(Buffer.from(await model!.bytes())).toEqual(glb);
  expect((await model!.blob()).size).toBe(glb.length);
  expect(server.arrivals.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET']);
});

test('a task that fails is an error that names its reason and its reference', async () => {
  const { client } = await setting(service({ status: 'FAILED', task_error: { message: 'too thin' } }));
  const error = await expectCode(client.run(remesh, body), 'task_failed');
  expect(error.message).toMatch(/remesh:a-task.* ended FAILED: too thin/);
  expect(error.taskRef?.id).toBe('a-task');
});

test('a failed download is requested again by the next call', async () => {
  let isBroken = true;
  const good = service();
  const { client } = await setting((arrival, response, socket) => {
    if (!isBroken || !arrival.path.startsWith('/files/')) return good(arrival, response, socket);
    reply(response, 404);
  });
  const { model } = await client.run(remesh, body);
  await expectCode(model!.bytes(), 'link_expired');
  isBroken = false;
  expect(await model!.bytes()).toHaveLength(glb.length);
});

test('a task that another process made is finished without a create, and saved to a path', async () => {
  const { client, server } = await setting(service());
  const { model } = await client.finish(client.ref(remesh, 'a-task'));
  const path = join(folder, 'models', 'a.glb');
  expect(await saveTo(model!, path)).toMatchObject({ size: glb.length, sha256: expect.any(String) });
  expect(await readFile(path)).toEqual(glb);
  expect(server.arrivals.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a download that fails leaves the file of before, and no partial one', async () => {
  const { client, server } = await setting(service());
  const { model } = await client.finish(client.ref(remesh, 'a-task'));
  const path = join(folder, 'kept.glb');
  await saveTo(model!, path);
  server.play((_, response) => void response.end('<html>'));
  await expectCode(saveTo(model!, path), 'wrong_content');
  expect(await readFile(path)).toEqual(glb);
  expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([]);
});
