import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JobInput } from '../job/job.ts';
import { type Hunyuan3dOptions, hunyuan3d } from './hunyuan3d.ts';
import { type FakeHunyuan3d, fakeHunyuan3d } from './testing/fake-hunyuan3d.ts';
import { virtualTime } from './testing/virtual-time.ts';

const model = await writeGlb(knotDocument(12, 6));
const base64 = Buffer.from('a picture').toString('base64');

let server: FakeHunyuan3d;
beforeEach(async () => {
  server = await fakeHunyuan3d();
  server.model = model;
});
afterEach(() => server.close());

/** Delivery of the model is tested with the other backends. */
const delivered = async () => ({ files: {}, result: {} });

type Given = Omit<Hunyuan3dOptions, 'baseUrl'>;

function backend(given: Given) {
  return hunyuan3d({ baseUrl: server.url, sleep: virtualTime().sleep, ...given });
}

/** Returns the body that reached the server, and its path. */
async function sent(given: Given, family: string, request: JobInput['request'], pictures = 1) {
  const roles = ['image', 'image.1', 'image.2', 'image.3'].slice(0, pictures);
  const files = Object.fromEntries(roles.map((name) => [name, { name, bytes: Buffer.from('a picture') }]));
  const full = { should_remesh: false, target_formats: ['glb'], ...request };
  const { signal } = new AbortController();
  await backend(given).run(
    { family, request: full, files, seed: 9 },
    { progress() {}, signal, deliver: delivered },
  );
  const { path } = server.received.find(({ method }) => method === 'POST')!;
  return { path, body: server.bodies.at(-1)! };
}

const bodies: [string, Given, string, JobInput['request'], number, string, object][] = [
  [
    'a picture as bare base64',
    { version: '2' },
    'image-to-3d',
    {},
    1,
    '/send',
    { image: base64, seed: 9, texture: false, octree_resolution: 256, face_count: 40_000, type: 'glb' },
  ],
  [
    'words where the server has them',
    { version: '2', text: true },
    'text-to-3d',
    { mode: 'preview', prompt: 'a cat' },
    0,
    '/send',
    { text: 'a cat', texture: false },
  ],
  [
    'views by side',
    { version: '2', views: true },
    'multi-image-to-3d',
    {},
    3,
    '/send',
    { image_front: base64, image_right: base64, image_back: base64 },
  ],
  [
    'paint where the server paints',
    { version: '2', texture: true },
    'image-to-3d',
    {},
    1,
    '/send',
    { texture: true },
  ],
  [
    'no paint where none is wanted',
    { version: '2', texture: true },
    'image-to-3d',
    { should_texture: false },
    1,
    '/send',
    { texture: false },
  ],
  [
    '2.1: painted by its status',
    { version: '2.1', texture: true },
    'image-to-3d',
    { geometry_resolution: '4k' },
    1,
    '/send',
    { texture: true, octree_resolution: 512 },
  ],
  [
    '2.1: a mere shape at once, because its status never says so',
    { version: '2.1' },
    'image-to-3d',
    {},
    1,
    '/generate',
    { texture: false },
  ],
  [
    '2.1: faces from 1,000',
    { version: '2.1' },
    'image-to-3d',
    { target_polycount: 100 },
    1,
    '/generate',
    { face_count: 1000 },
  ],
  [
    '2.1: faces to 100,000',
    { version: '2.1' },
    'image-to-3d',
    { target_polycount: 300_000 },
    1,
    '/generate',
    { face_count: 100_000 },
  ],
];
it.each(bodies)('sends %s', async (_, given, family, request, pictures, path, expected) => {
  expect(await sent(given, family, request, pictures)).toMatchObject({ path, body: expected });
});

const lacking: [Given, string, Readonly<Record<string, unknown>>, RegExp | null][] = [
  [{ version: '2' }, 'text-to-3d', {}, /pictures only/],
  [{ version: '2', text: true }, 'text-to-3d', {}, null],
  [{ version: '2.1', text: true }, 'text-to-3d', {}, /pictures only/],
  [{ version: '2' }, 'multi-image-to-3d', { image_urls: ['a', 'b'] }, /one picture/],
  [{ version: '2' }, 'multi-image-to-3d', { image_urls: ['a'] }, null],
  [{ version: '2.1', views: true }, 'multi-image-to-3d', { image_urls: ['a', 'b'] }, /one picture/],
  [{ version: '2', views: true }, 'multi-image-to-3d', { image_urls: ['a', 'b'] }, null],
];
it.each(lacking)('%o reports before any charge what it lacks for %s %o', (given, family, request, lacks) => {
  const missing = backend(given).missing(family, request);
  if (lacks === null) expect(missing).toBeNull();
  else expect(missing).toMatch(lacks);
});
