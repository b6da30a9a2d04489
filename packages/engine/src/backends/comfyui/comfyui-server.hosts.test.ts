import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JobInput } from '../../job/job.ts';
import type { BackendOptions } from '../backend.ts';
import { comfyui } from './comfyui.ts';
import type { Workflow, WorkflowSlots } from './workflow.ts';

// A real ComfyUI server runs graphs of its stock nodes, which need no model. It is no dependency: it has over a
// gigabyte of packages. Install it as its own documentation describes, copy ../testing/comfyui-node into its
// custom_nodes, start it with --cpu and set COMFYUI_URL to its address.
const baseUrl = process.env.COMFYUI_URL ?? '';
if (!baseUrl) console.log('comfyui: COMFYUI_URL does not name a ComfyUI server, so its tests are skipped');

const prefix = `meshwright-${process.pid}`;
const picture = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();

/** Loads a picture, scales it, inverts it and saves it. */
const inverted: Workflow = {
  1: { class_type: 'LoadImage', inputs: { image: 'exported.png' } },
  2: {
    class_type: 'ImageScale',
    inputs: { image: ['1', 0], upscale_method: 'nearest-exact', width: 16, height: 8, crop: 'disabled' },
  },
  3: { class_type: 'ImageInvert', inputs: { image: ['2', 0] } },
  4: { class_type: 'SaveImage', inputs: { images: ['3', 0], filename_prefix: 'exported' } },
};
const invertedSlots: WorkflowSlots = {
  prompt: { node: '4', input: 'filename_prefix' },
  images: [{ node: '1', input: 'image' }],
  output: '4',
};
/** Fills two pictures with the seed as their colour, and saves them. */
const filled: Workflow = {
  1: { class_type: 'EmptyImage', inputs: { width: 8, height: 8, batch_size: 2, color: 0 } },
  2: { class_type: 'SaveImage', inputs: { images: ['1', 0], filename_prefix: prefix } },
};
const filledSlots: WorkflowSlots = { seed: { node: '1', input: 'color' }, output: '2' };

const words: JobInput = {
  family: 'text-to-image',
  request: { prompt: 'a square' },
  files: {},
  seed: 0x3366cc,
};
const photo = (bytes: Uint8Array): JobInput => ({
  family: 'image-to-image',
  request: { prompt: `${prefix}-photo` },
  files: { image: { name: 'image', bytes } },
  seed: 1,
});

function run(workflow: Workflow, slots: WorkflowSlots, input: JobInput, given: Partial<BackendOptions> = {}) {
  const backend = comfyui({ baseUrl, workflow, slots, pollMs: 50, timeoutMs: 120_000, ...given });
  const context = { progress() {}, signal: new AbortController().signal, thumbnailSize: 32 };
  return { backend, done: backend.run(input, context) };
}

async function pixel(bytes: Uint8Array | undefined): Promise<object> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, first: data.subarray(0, 3).toString('hex') };
}

describe.skipIf(!baseUrl)('a ComfyUI server (skipped without COMFYUI_URL)', () => {
  let nodes: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    nodes = (await get('object_info')) as typeof nodes;
  });

  it('receives the picture and the prompt, and its saved picture is the result', async () => {
    const { files, result } = await run(inverted, invertedSlots, photo(picture)).done;
    expect(result).toMatchObject({ image_urls: ['image.png'] });
    expect(await pixel(files['image.png'])).toEqual({ width: 16, height: 8, first: '00ffff' });
  });

  it('receives the seed, and returns all pictures of the output node', async () => {
    const { files } = await run(filled, filledSlots, words).done;
    expect(Object.keys(files)).toEqual(['image.png', 'image_2.png']);
    expect(await pixel(files['image_2.png'])).toEqual({ width: 8, height: 8, first: '3366cc' });
  });

  it('refuses a value outside of the range of its node, and the operator reads which', async () => {
    const error = await caught(run(filled, filledSlots, { ...words, seed: 2 ** 32 - 1 }).done);
    expect(error).toMatchObject({ code: 'backend_refused' });
    expect(String(error.cause)).toMatch(/POST \/prompt.*color/);
  });

  it('names the node that fails', async () => {
    const broken = Buffer.from(picture.map((byte, i) => (i > 40 ? 0 : byte)));
    const error = await caught(run(inverted, invertedSlots, photo(broken)).done);
    expect(error).toMatchObject({ code: 'backend_failed' });
    expect(String(error.cause)).toMatch(/node 1 \(LoadImage\)/);
  });

  it('stops a prompt that is aborted', async () => {
    const name = `${prefix}-stopped`;
    const stop = new AbortController();
    const pollMs = 77;
    const sleep: BackendOptions['sleep'] = async (milliseconds, { signal }) => {
      // The deadline never comes; a pause ends the task as soon as its prompt runs.
      if (milliseconds !== pollMs) return new Promise(() => {});
      const queue = (await get('queue')) as { readonly queue_running: unknown };
      if (JSON.stringify(queue.queue_running).includes(name)) stop.abort();
      signal.throwIfAborted();
    };
    const backend = comfyui({ baseUrl, workflow: slow(name), slots: { output: 'save' }, pollMs, sleep });
    const context = { progress() {}, signal: stop.signal, thumbnailSize: 32 };
    expect(await caught(backend.run(words, context))).toMatchObject({ code: 'aborted' });
    await backend.close();
    // The server works in order, so that the stopped prompt has ended when a later one is done.
    await run(filled, filledSlots, words).done;
    const history = Object.values((await get('history')) as Readonly<Record<string, Entry>>);
    const [left] = history.filter(({ prompt }) => JSON.stringify(prompt).includes(name));
    expect(left?.outputs).toEqual({});
    expect(JSON.stringify(left?.status.messages)).toContain('execution_interrupted');
  });

  it('SaveGLB saves the model of the task', async ({ skip }) => {
    skip(
      !('TetrahedronMesh' in nodes),
      'the server has no node TetrahedronMesh, see ../testing/comfyui-node',
    );
    const workflow: Workflow = {
      1: { class_type: 'TetrahedronMesh', inputs: { size: 2 } },
      2: { class_type: 'SaveGLB', inputs: { mesh: ['1', 0], filename_prefix: `${prefix}/model` } },
    };
    const input = {
      family: 'text-to-3d',
      request: { prompt: 'a box', target_formats: ['glb', 'stl'] },
      files: {},
    };
    const { files, result } = await run(workflow, { output: '2' }, { ...input, seed: 1 }).done;
    expect(result).toMatchObject({ model_urls: { glb: 'model.glb', stl: 'model.stl' } });
    const corners = documentCorners(await readModel({ name: '', bytes: files['model.glb']! }));
    expect(corners.length / 9).toBe(4);
  });
});

interface Entry {
  readonly prompt: unknown;
  readonly outputs: object;
  readonly status: { readonly messages: unknown };
}

/** A chain of blurs that takes seconds. */
function slow(name: string): Workflow {
  const blurs = Array.from({ length: 60 }, (_, i): [string, Workflow[string]] => [
    `blur ${i}`,
    {
      class_type: 'ImageBlur',
      inputs: { image: [i ? `blur ${i - 1}` : 'big', 0], blur_radius: 15, sigma: 3 },
    },
  ]);
  return {
    big: {
      class_type: 'EmptyImage',
      inputs: { width: 1024, height: 1024, batch_size: 1, color: process.pid },
    },
    ...Object.fromEntries(blurs),
    save: { class_type: 'SaveImage', inputs: { images: ['blur 59', 0], filename_prefix: name } },
  };
}

async function get(path: string): Promise<unknown> {
  return (await fetch(new URL(path, baseUrl))).json();
}

async function caught(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: Error) => error,
  );
}
