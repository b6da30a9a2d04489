import { afterEach, describe, expect, it } from 'vitest';
import { comfyui } from './comfyui/comfyui.ts';
import { httpBackend } from './http-backend.ts';
import { hunyuan3d } from './hunyuan3d.ts';
import { fakeComfyui, slots, workflow } from './testing/fake-comfyui.ts';
import { fakeContract } from './testing/fake-contract.ts';
import { fakeHunyuan3d } from './testing/fake-hunyuan3d.ts';
import { type FakeServer, fakeServer } from './testing/fake-server.ts';

const opened: FakeServer[] = [];
const open = async <T extends FakeServer>(server: Promise<T>): Promise<T> => {
  opened.push(await server);
  return await server;
};

afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

/** Requests of a server, as "GET /path". */
const calls = ({ received }: FakeServer): string[] => received.map(({ method, path }) => `${method} ${path}`);

describe('a check asks the server once, gives it no work, and says that it is ready', () => {
  it('comfyui: for its nodes', async () => {
    const server = await open(fakeComfyui());
    const found = await comfyui({ baseUrl: server.url, workflow, slots }).check();
    expect(found).toEqual({ server: expect.stringContaining('ComfyUI at 127.0.0.1'), lacks: [] });
    expect(calls(server)).toEqual(['GET /object_info']);
  });

  it('hunyuan3d: for a job that it does not have', async () => {
    const server = await open(fakeHunyuan3d());
    expect((await hunyuan3d({ baseUrl: server.url, version: '2' }).check()).lacks).toEqual([]);
    expect(calls(server)).toEqual(['GET /status/meshwright-check']);
  });

  it('http: for a job that it does not have, with the token', async () => {
    const server = await open(fakeContract());
    expect((await httpBackend({ baseUrl: server.url, token: 'canary' }).check()).lacks).toEqual([]);
    expect(calls(server)).toEqual(['GET /jobs/meshwright-check']);
    expect(server.received[0]!.headers.authorization).toBe('Bearer canary');
  });
});

describe('a check says what a server lacks', () => {
  it('comfyui: nodes, and files that a node chooses from a list', async () => {
    const server = await open(fakeComfyui());
    const models = {
      ...workflow,
      4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'shapes.safetensors' } },
    };
    server.nodes = {
      KSampler: { input: {} },
      CLIPTextEncode: { input: {} },
      LoadImage: { input: { required: { image: [['other.png']] } } },
      CheckpointLoaderSimple: { input: { required: { ckpt_name: [['other.safetensors']] } } },
    };
    const { lacks } = await comfyui({ baseUrl: server.url, workflow: models, slots }).check();
    expect(lacks).toEqual([
      expect.stringMatching(/has no nodes SaveGLB, which the workflow uses/),
      expect.stringMatching(
        /has no "shapes\.safetensors", which node 4 \(CheckpointLoaderSimple\) takes as ckpt_name/,
      ),
    ]);
  });

  it.each([
    ['comfyui', (baseUrl: string) => comfyui({ baseUrl, workflow, slots })],
    ['hunyuan3d', (baseUrl: string) => hunyuan3d({ baseUrl, version: '2.1' })],
    ['http', (baseUrl: string) => httpBackend({ baseUrl })],
  ] as const)('%s: what answers is a page, an error, or nothing', async (_, make) => {
    const server = await open(fakeServer(() => undefined));
    for (const [how, says] of [
      ['a page', /instead of a JSON object/],
      ['http 500', /status 500/],
      ['drop', /no complete response/],
    ] as const) {
      server.spoil(/./, how, 1);
      expect((await make(server.url).check()).lacks).toEqual([expect.stringMatching(says)]);
    }
  });
});
