import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';

const day = 24 * 3600 * 1000;
let now = Date.parse('2026-11-20');
let service: Service;
let url: string;
let whole: Buffer;
beforeAll(async () => {
  service = await startService({
    port: 0,
    engine: instantEngine(),
    clock: { now: () => now },
    accounts: [{ name: 'a', key: 'k', credits: 1000 }],
  });
  const user = caller(service, 'k');
  const id = await user.create('/v1/image-to-3d', { image_url: pictureUri });
  const task = await user.settled('/v1/image-to-3d', id);
  expect(task.expires_at).toBe(now + 3 * day);
  url = (task.model_urls as { glb: string }).glb;
  whole = Buffer.from(await (await fetch(url)).arrayBuffer());
});
afterAll(() => service.stop());

describe('a result file', () => {
  it('is fetched without a key, with every header a download needs', async () => {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'model/gltf-binary',
      'content-length': String(whole.length),
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    await response.body?.cancel();
  });

  it('resumes by Range and If-Range to the same bytes', async () => {
    const etag = (await fetch(url, { method: 'HEAD' })).headers.get('etag')!;
    const rest = await fetch(url, { headers: { Range: 'bytes=20-', 'If-Range': etag } });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes 20-${whole.length - 1}/${whole.length}`,
    ]);
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(whole.subarray(20));
    const other = await fetch(url, { headers: { Range: 'bytes=20-', 'If-Range': '"other"' } });
    expect([other.status, Buffer.from(await other.arrayBuffer()).length]).toEqual([200, whole.length]);
    const beyond = await fetch(url, { headers: { Range: `bytes=${whole.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
    const same = await fetch(url, { headers: { 'If-None-Match': etag } });
    expect(same.status).toBe(304);
  });

  it('answers HEAD with the length and no body', async () => {
    const response = await fetch(url, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(whole.length)]);
    expect(await response.text()).toBe('');
  });

  it('is refused with a changed signature, and the refusal does not repeat it', async () => {
    const response = await fetch(url.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('signature=');
  });

  it('is refused by every method but GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      expect((await fetch(url, { method })).status).toBe(404);
    }
  });

  it('is refused after it expires by the service clock', async () => {
    now += 3 * day - 1;
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
    now += 1;
    const response = await fetch(url);
    expect([response.status, await response.json()]).toEqual([
      403,
      { message: expect.stringContaining('expired') },
    ]);
    now -= 3 * day;
  });
});
