import { type Caller, caller } from '@meshwright/testing/service/caller';
import {
  type ManualEngine,
  manualEngine,
  modelUri,
  pictureUri,
} from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';
import { fileFormat } from './file-format.ts';
import { imageSize } from './image-size.ts';

let engine: ManualEngine;
let service: Service;
let user: Caller;
beforeAll(async () => {
  engine = manualEngine();
  service = await startService({
    port: 0,
    engine,
    workers: 1,
    accounts: [{ name: 'a', key: 'k', credits: 100_000 }],
  });
  user = caller(service, 'k');
});
afterAll(() => service.stop());

/** A PNG with a size in its header and no other content. */
function png(width: number, height: number): string {
  const bytes = Buffer.from(pictureUri.slice(pictureUri.indexOf(',') + 1), 'base64');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

const uri = (type: string, bytes: Uint8Array | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const imageTo3d = (image_url: string) => user.post('/v1/image-to-3d', { image_url });
const keycap = (image_url: string) => user.post('/creative-lab/keycap/v1/prototype', { image_url });
const remesh = (model_url: string) => user.post('/v1/remesh', { model_url });

describe('a file in a request', () => {
  it.each([
    [
      'a picture that is a model',
      () => imageTo3d(uri('image/png', 'glTF....')),
      /the file is \.glb; accepted: \.jpg/,
    ],
    ['a picture in no known format', () => imageTo3d(uri('image/png', 'GIF89a..')), /of an unknown format/],
    ['a picture of another media type', () => imageTo3d(uri('text/html', 'x')), /must declare an image/],
    [
      'a picture without a whole header',
      () => imageTo3d('data:image/png;base64,iVBORw0KGgo='),
      /no readable header/,
    ],
    ['broken base64', () => imageTo3d('data:image/png;base64,iVBO*w0KGgo='), /not valid base64/],
    ['a bomb of 178,956,971 pixels', () => imageTo3d(png(178_956_971, 1)), /At most 178956970/],
    ['a keycap picture of 31 pixels', () => keycap(png(31, 64)), /31 x 64 pixels/],
    [
      'a model that is a picture',
      () => remesh(uri('application/octet-stream', Buffer.from(png(64, 64).slice(22), 'base64'))),
      /\.png; accepted: \.glb/,
    ],
    [
      'a model declared as a web page',
      () => remesh(uri('text/html', 'v 0 0 0')),
      /application\/octet-stream/,
    ],
    [
      'a private address',
      () => remesh('http://10.0.0.1/model.glb'),
      /^model_url: the file at this URL cannot be fetched/,
    ],
    ['this service itself', () => remesh(`${service.baseUrl}/v1/balance`), /cannot be fetched/],
  ])('is refused as %s', async (_, call, message) => {
    const before = await user.balance();
    const answer = await call();
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(message);
    expect(await user.balance()).toBe(before);
  });

  it('over the limit of its field is refused before it is decoded', async () => {
    const large = `data:image/png;base64,${'A'.repeat(Math.ceil((20_000_001 * 4) / 3))}`;
    expect((await keycap(large)).body.message).toMatch(/at most 20000000 are accepted/);
  });

  it('is passed to the job under its role, and is not kept in the request', async () => {
    const id = await user.create('/v1/multi-image-to-3d', { image_urls: [png(64, 64), png(65, 65)] });
    const job = await engine.next();
    expect(Object.keys(job.input.files)).toEqual(['image', 'image.1']);
    expect(imageSize(job.input.files['image.1']!.bytes)).toEqual({ width: 65, height: 65 });
    expect(job.input.request.image_urls).toEqual(['data:image/png;base64,', 'data:image/png;base64,']);
    job.finish();
    await user.settled('/v1/multi-image-to-3d', id);
  });

  it('may be a result of this service by its signed URL', async () => {
    const id = await user.create('/v1/image-to-3d', { image_url: pictureUri });
    (await engine.next()).finish();
    const task = await user.settled('/v1/image-to-3d', id);
    const { glb } = task.model_urls as { glb: string };
    await user.create('/v1/remesh', { model_url: glb });
    const job = await engine.next();
    expect(uri('application/octet-stream', job.input.files.model!.bytes)).toBe(modelUri);
    expect(job.input.request.model_url).not.toContain('signature');
    job.finish();
    const forged = await remesh(glb.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
    expect([forged.status, forged.body.message]).toEqual([400, expect.stringContaining('not signed')]);
  });
});

describe('formats are recognized by the bytes', () => {
  const stl = Buffer.alloc(84 + 50);
  stl.writeUInt32LE(1, 80);
  it.each([
    ['.png', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['.jpg', Buffer.from('ffd8ffe0', 'hex')],
    ['.webp', Buffer.from('RIFF....WEBPVP8 ')],
    ['.glb', Buffer.from('glTF')],
    ['.gltf', Buffer.from('\uFEFF {"asset":{}}')],
    ['.obj', Buffer.from('# cube\nv 0 0 0\n')],
    ['.stl', stl],
    ['.stl', Buffer.from('solid a\nfacet normal 0 0 1')],
    ['.fbx', Buffer.from('Kaydara FBX Binary  \0')],
    ['.fbx', Buffer.from('; FBX 7.4.0 project file')],
    ['.3mf', Buffer.from('PK\x03\x04')],
    [null, Buffer.from('<!doctype html>')],
    [null, Buffer.alloc(0)],
  ])('%s', (ending, bytes) => {
    expect(fileFormat(bytes)).toBe(ending);
  });

  it('a header cut at any byte has no size and never throws', () => {
    const whole = Buffer.from(png(64, 64).slice(22), 'base64');
    for (let length = 0; length < 24; length += 1) expect(imageSize(whole.subarray(0, length))).toBeNull();
    expect(imageSize(whole)).toEqual({ width: 64, height: 64 });
  });
});
