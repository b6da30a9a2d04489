import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JobInput } from '../../job/job.ts';
import { type FakeComfyui, fakeComfyui, pictureSlots, slots, workflow } from '../testing/fake-comfyui.ts';
import { virtualTime } from '../testing/virtual-time.ts';
import { comfyui } from './comfyui.ts';

const model = await writeGlb(knotDocument(12, 6));
const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000040000000400806000000aa6971de', 'hex');
const words: JobInput = {
  family: 'text-to-3d',
  request: { mode: 'preview', prompt: 'a red mushroom', should_remesh: false, target_formats: ['glb'] },
  files: {},
  seed: 4_000_000_000,
};

/** Delivery of the model is tested with the other backends. */
const delivered = async ({ files }: JobInput) => ({
  files: { 'model.glb': files.model!.bytes },
  result: { model_urls: { glb: 'model.glb' } },
});

let server: FakeComfyui;
let stop: AbortController;
beforeEach(async () => {
  server = await fakeComfyui();
  server.output = model;
  stop = new AbortController();
});
afterEach(() => server.close());

function run(input: JobInput, given: object = {}, progress: (percent: number) => void = () => {}) {
  const options = {
    baseUrl: server.url,
    workflow,
    slots,
    timeoutMs: 60_000,
    sleep: virtualTime().sleep,
    ...given,
  };
  const backend = comfyui(options);
  const context = { progress, signal: stop.signal, deliver: delivered };
  return { backend, done: backend.run(input, context) };
}

it('fills the slots of a copy of the workflow and leaves all other inputs unchanged', async () => {
  const { files, result } = await run(words).done;
  expect(files['model.glb']).toEqual(model);
  expect(result).toMatchObject({ prompt: 'a red mushroom', model_urls: { glb: 'model.glb' } });
  expect([...server.prompts.values()][0]!.graph).toEqual({
    ...workflow,
    3: { class_type: 'KSampler', inputs: { seed: 4_000_000_000 } },
    6: { class_type: 'CLIPTextEncode', inputs: { text: 'a red mushroom' } },
  });
  expect(workflow[6]!.inputs.text).toBe('as exported');
});

it('a refine sends the prompt and the seed of its preview', async () => {
  const source = { family: 'text-to-3d', request: words.request, seed: 5 };
  const request = { mode: 'refine', texture_prompt: 'mossy', should_remesh: false };
  await run({ ...words, request, source }).done;
  const { graph } = [...server.prompts.values()][0]!;
  expect([graph[3]!.inputs.seed, graph[6]!.inputs.text]).toEqual([5, 'a red mushroom']);
});

it('uses the name the server returned for an upload, not the name it was sent with', async () => {
  const input = { ...words, family: 'image-to-3d', files: { image: { name: 'image', bytes: png } } };
  await run(input, { slots: pictureSlots }).done;
  expect([...server.prompts.values()][0]!.graph[10]!.inputs.image).toMatch(/^renamed \(\d+\)\.png$/);
  expect(server.received[0]!.body.toString('latin1')).toMatch(/name="image"; filename="[^"]+\.png"/);
});

it('repeats the last picture in the remaining slots, and refuses more pictures than slots', async () => {
  const two = { ...slots, images: [0, 1].map(() => ({ node: '10', input: 'image' })) };
  const files = Object.fromEntries(
    ['image', 'image.1', 'image.2'].map((role) => [role, { name: role, bytes: png }]),
  );
  await expect(run({ ...words, files }, { slots: two }).done).rejects.toMatchObject({
    code: 'invalid_option',
    message: expect.stringMatching(/3 pictures.*at most 2/),
  });
  expect(server.received).toEqual([]);
  await run({ ...words, files: { image: files.image! } }, { slots: two }).done;
  expect(server.received.filter(({ path }) => path === '/upload/image')).toHaveLength(1);
});

it('receives progress over the socket, sends no Origin, and ignores unknown messages', async () => {
  const release = server.hold(/^\/history/);
  const seen: number[] = [];
  let resolveReached = () => {};
  const reached = new Promise<void>((resolve) => (resolveReached = resolve));
  const { done } = run(words, { slots, token: 'canary' }, (percent) => {
    seen.push(percent);
    if (percent === 40) resolveReached();
  });
  await reached;
  release();
  await done;
  expect(seen).toEqual(expect.arrayContaining([0, 40, 100]));
  expect(server.upgrades).toEqual([expect.objectContaining({ authorization: 'Bearer canary' })]);
  expect(server.upgrades[0]).not.toHaveProperty('origin');
});

it('a dropped socket costs only progress', async () => {
  server.onStart = (socket) => socket.terminate();
  expect(await run(words).done).toMatchObject({ result: { model_urls: {} } });
});

it('stops its own prompt only; prompts of other clients continue', async () => {
  server.queue.push('of another client');
  server.rounds = Number.POSITIVE_INFINITY;
  const release = server.hold(/^\/history/);
  const { backend, done } = run(words);
  await server.seen('GET', /^\/history/);
  stop.abort();
  await expect(done).rejects.toMatchObject({ code: 'aborted' });
  release();
  await backend.close();
  expect([server.queue, server.interrupted]).toEqual([['of another client'], []]);
});

const failing: [string, () => void, string, RegExp][] = [
  [
    'a node that failed',
    () => {
      const error = { node_id: '3', node_type: 'KSampler', exception_message: 'out\nof memory' };
      server.status = { status_str: 'error', completed: false, messages: [['execution_error', error]] };
    },
    'backend_failed',
    /node 3 \(KSampler\): out of memory/,
  ],
  [
    'an output node that saves nothing',
    () => {
      server.rounds = 1;
    },
    'backend_unusable',
    /node 6 saved no file; nodes with output: 9/,
  ],
  [
    'a server that forgot the prompt',
    () => {
      server.rounds = Number.POSITIVE_INFINITY;
      server.queue.push = () => 0;
    },
    'backend_failed',
    /in neither the queue nor the history/,
  ],
];
it.each(failing)('%s is reported to the operator by name', async (name, prepare, code, reason) => {
  prepare();
  const output = name.startsWith('an output') ? '6' : '9';
  const error = await run(words, { slots: { ...slots, output } }).done.catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code, cause: { message: expect.stringMatching(reason) } });
});

it('reports too many pictures before any charge', () => {
  const { missing } = comfyui({ baseUrl: server.url, workflow, slots: pictureSlots });
  expect(missing('multi-image-to-3d', { image_urls: ['a'] })).toBeNull();
  expect(missing('multi-image-to-3d', { image_urls: ['a', 'b'] })).toMatch(/takes at most 1\./);
  expect(missing('image-to-image', { reference_image_urls: ['a', 'b'] })).toMatch(/takes at most 1\./);
});

it('refuses slots that are not in the workflow', () => {
  const bad = { ...slots, seed: { node: '3', input: 'noise' } };
  expect(() => comfyui({ baseUrl: server.url, workflow, slots: bad })).toThrow(
    /slots\/seed: node 3 has no input noise; it has seed/,
  );
});
