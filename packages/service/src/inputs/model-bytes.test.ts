import { createHash } from 'node:crypto';
import { families, familyNamed } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from '../engine-port.ts';
import { type Service, startService } from '../start/start-service.ts';

// Bytes below 8 kB come from a pool of Node, larger ones do not: a view of either may be moved away by its reader.

const model = largeGlb(20_000);
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Reads what it gets as a worker thread does: the memory is moved, and the sender's view is empty afterwards. */
const received: string[] = [];
const movingEngine: Engine = {
  missing: () => null,
  async refusal(_family, read) {
    const bytes = new Uint8Array(await read());
    received.push(digest(structuredClone(bytes, { transfer: [bytes.buffer] })));
    return null;
  },
  async run({ files }) {
    if (files.model) received.push(digest(files.model.bytes));
    return {
      files: { 'model.glb': Uint8Array.from(model) },
      result: { model_urls: { glb: 'model.glb' }, printability: {} },
    };
  },
};

let service: Service;
let user: Caller;
let source: string;
let link: string;
beforeAll(async () => {
  const accounts = [{ name: 'a', key: 'k', credits: 10_000 }];
  service = await startService({ port: 0, engine: movingEngine, workers: 2, accounts });
  user = caller(service, 'k');
  source = await user.create('/v2/text-to-3d', { mode: 'preview', prompt: 'a person' });
  const { model_urls } = await user.settled('/v2/text-to-3d', source);
  link = (model_urls as { glb: string }).glb;
});
afterAll(() => service.stop());

const more: Readonly<Record<string, object>> = {
  convert: { target_formats: ['glb'] },
  resize: { resize_height: 1 },
  retexture: { text_style_prompt: 'gold' },
  'text-to-texture': { prompt: 'gold' },
};
const ways = families.flatMap((family) => {
  const { request, references = {} } = detailsOf(family);
  const byTask = references.input_task_id?.families.includes('text-to-3d') ?? false;
  return [
    ...('model_url' in request.entries ? (['a data URI', 'a URL'] as const) : []),
    ...(byTask ? (['a task'] as const) : []),
  ].map((way) => [family.name, way] as const);
});

it('the table has every family that takes a model', () => {
  expect(new Set(ways.map(([family]) => family)).size).toBe(11);
});

it.each(ways)('%s reads every byte of a model of 20 kB given by %s', async (name, way) => {
  const { prefix } = familyNamed(name)!;
  const given = {
    'a data URI': {
      model_url: `data:application/octet-stream;base64,${Buffer.from(model).toString('base64')}`,
    },
    'a URL': { model_url: link },
    'a task': { input_task_id: source },
  }[way];
  received.length = 0;
  const task = await user.settled(prefix, await user.create(prefix, { ...more[name], ...given }));
  expect(task).toMatchObject({ status: 'SUCCEEDED' });
  expect(received.length).toBeGreaterThan(0);
  expect(new Set(received)).toEqual(new Set([digest(model)]));
});

/** Returns a GLB without a mesh of about so many bytes. */
function largeGlb(size: number): Uint8Array {
  const json = Buffer.from(JSON.stringify({ asset: { version: '2.0' } }).padEnd(size, ' '));
  const head = Buffer.alloc(20);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(20 + json.length, 8);
  head.writeUInt32LE(json.length, 12);
  head.write('JSON', 16);
  return Buffer.concat([head, json]);
}
