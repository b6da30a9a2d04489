import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { httpBackend } from './http-backend.ts';
import { type FakeContract, fakeContract } from './testing/fake-contract.ts';
import { virtualTime } from './testing/virtual-time.ts';

const model = await writeGlb(knotDocument(12, 6));
const png = new Uint8Array(
  await sharp({ create: { width: 16, height: 16, channels: 3, background: '#3c3' } })
    .png()
    .toBuffer(),
);
const context = { progress() {}, signal: new AbortController().signal, thumbnailSize: 32 };

let server: FakeContract;
beforeEach(async () => {
  server = await fakeContract();
  server.files = { 'out.glb': model };
});
afterEach(() => server.close());

function backend(baseUrl = server.url) {
  return httpBackend({ baseUrl, sleep: virtualTime().sleep });
}

it('sends the documented body, and deletes the job after it has the files', async () => {
  const retexture = backend(`${server.url}/`);
  const request = { text_style_prompt: 'rusty iron', target_formats: ['glb'] };
  await retexture.run(
    { family: 'retexture', request, files: { model: { name: 'model', bytes: model } }, seed: 3 },
    context,
  );
  await retexture.close();
  const base64 = Buffer.from(model).toString('base64');
  expect(server.bodies).toEqual([
    {
      family: 'retexture',
      prompt: 'rusty iron',
      seed: 3,
      textured: true,
      request,
      files: [{ role: 'model', base64 }],
    },
  ]);
  expect([...server.alive]).toEqual([]);
});

it('returns pictures in order, each with the extension of its type', async () => {
  const jpeg = new Uint8Array(await sharp(png).jpeg().toBuffer());
  server.files = { b: png, a: jpeg };
  const input = { family: 'text-to-image', request: { prompt: 'a cat' }, files: {}, seed: 3 };
  const { files, result } = await backend().run(input, context);
  expect(result).toEqual({ image_urls: ['image.png', 'image_2.jpg'] });
  expect(files).toEqual({ 'image.png': png, 'image_2.jpg': jpeg });
});

const broken: [string, Readonly<Record<string, unknown>>, string, RegExp][] = [
  ['a failure', { status: 'failed', error: 'no\u001b[2J GPU' }, 'backend_failed', /"no \[2J GPU"/],
  ['an unknown status', { status: 'done' }, 'backend_unusable', /"done", not queued/],
  ['no files', { status: 'succeeded', files: [] }, 'backend_unusable', /without 1 to 16 names/],
  ['files that climb', { status: 'succeeded', files: ['..'] }, 'backend_unusable', /without 1 to 16 names/],
  ['a file that is not there', { status: 'succeeded', files: ['gone'] }, 'backend_refused', /status 404/],
];
it.each(broken)('%s is reported to the operator', async (_, end, code, reason) => {
  server.end = end;
  const input = { family: 'text-to-3d', request: { prompt: 'a cat' }, files: {}, seed: 3 };
  const error = await backend()
    .run(input, context)
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code, cause: { message: expect.stringMatching(reason) } });
});
