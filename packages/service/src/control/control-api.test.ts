import { type Caller, caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';
import { type Controller, controller } from './testing/controller.ts';
import { seededRun } from './testing/seeded-run.ts';

const prefix = '/v1/image-to-3d';
const body = { image_url: pictureUri };
const page = 'http://localhost:5173';
const accounts = [{ name: 'a', key: 'canary-key-77ab', credits: 10_000 }] as const;

const routes = [
  ['GET', '/clock'],
  ['POST', '/clock'],
  ['POST', '/clock/advance'],
  ['GET', '/faults'],
  ['POST', '/faults'],
  ['DELETE', '/faults'],
  ['GET', '/requests'],
  ['DELETE', '/requests'],
  ['POST', '/reset'],
  ['GET', '/snapshots'],
  ['POST', '/snapshots'],
  ['POST', '/snapshots/x/restore'],
  ['DELETE', '/snapshots/x'],
  ['GET', '/nothing'],
] as const;

let service: Service;
let user: Caller;
let control: Controller;
beforeAll(async () => {
  service = await startService({ port: 0, engine: instantEngine(), accounts, allowedOrigins: [page] });
  user = caller(service, accounts[0].key);
  control = controller(service);
});
beforeEach(async () => {
  await control.send('DELETE', '/faults');
  await control.post('/reset');
  await control.send('DELETE', '/requests');
});
afterAll(() => service.stop());

const send = (method: string, path: string, headers: Record<string, string>) =>
  fetch(service.control.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });

describe('the control surface', () => {
  it('has its own path and a new token at every start', async () => {
    const other = await startService({ engine: instantEngine(), accounts });
    expect(service.control.url).toBe(service.baseUrl.replace('/openapi', '/control/v1'));
    expect(service.control.token).toMatch(/^[\w-]{43}$/);
    expect(other.control.token).not.toBe(service.control.token);
    await other.stop();
  });

  it.each(routes)('%s %s is refused without the token', async (method, path) => {
    expect((await send(method, path, {})).status).toBe(401);
  });

  it('refuses a key, and the token in another place or form', async () => {
    const { token } = service.control;
    const wrong: Record<string, string>[] = [
      { Authorization: `Bearer ${accounts[0].key}` },
      { Authorization: token },
      { Authorization: `Basic ${token}` },
      { Authorization: `Bearer ${token}x` },
      { Authorization: `Bearer ${token.slice(1)}` },
      { Authorization: `Bearer ${token} ${token}` },
      { Cookie: `token=${token}; controlToken=${token}; Authorization=Bearer ${token}` },
      { 'X-Control-Token': token },
    ];
    for (const headers of wrong) {
      const response = await send('POST', '/reset', headers);
      expect([headers, response.status]).toEqual([headers, 401]);
      expect(await response.text()).not.toContain(token);
    }
    expect((await send('POST', `/reset?token=${token}`, {})).status).toBe(401);
  });

  it('gives its token no access to the API', async () => {
    expect((await caller(service, service.control.token).get('/v1/balance')).status).toBe(401);
  });

  it.each(routes)('%s %s is refused to pages of origins that are not allowed', async (method, path) => {
    const headers = { Authorization: `Bearer ${service.control.token}`, Origin: 'http://evil.example' };
    const response = await send(method, path, headers);
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(routes.filter(([method]) => method === 'POST'))(
    '%s %s accepts only JSON, which no form can send',
    async (method, path) => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const response = await send(method, path, {
          Authorization: `Bearer ${service.control.token}`,
          'Content-Type': type,
        });
        expect([type, response.status]).toEqual([type, 415]);
      }
    },
  );

  it('sends nosniff, no-store and same-origin headers', async () => {
    const { headers } = await send('GET', '/clock', { Authorization: `Bearer ${service.control.token}` });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('lets a page of an allowed origin read the answers of faults', async () => {
    await control.faults([{ fault: { kind: 'rate_limit' } }]);
    const response = await fetch(`${service.baseUrl}/v1/balance`, { headers: { Origin: page } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([429, page]);
    const foreign = await fetch(`${service.baseUrl}/v1/balance`, {
      headers: { Origin: 'http://evil.example' },
    });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('recorded requests', () => {
  const recorded = async () => (await control.get('/requests')) as Record<string, unknown>[];

  it('show the account, the request, the answer and the faults that fired', async () => {
    await control.faults([{ when: { route: 'list' }, fault: { kind: 'status', status: 503 } }]);
    const id = await user.create(prefix, { image_url: pictureUri, target_polycount: 500 });
    await user.get(`${prefix}?page_num=2`);
    await caller(service, 'wrong').get(`${prefix}/${id}`);
    expect(await recorded()).toMatchObject([
      {
        number: 1,
        method: 'POST',
        path: `/openapi${prefix}`,
        account: 'a',
        status: 202,
        faults: [],
        body: '{"image_url":"data:image/png;base64,[removed]","target_polycount":500}',
      },
      { number: 2, method: 'GET', path: `/openapi${prefix}?page_num=2`, status: 503, faults: ['status'] },
      { number: 3, path: `/openapi${prefix}/${id}`, account: null, status: 401 },
    ]);
    await control.send('DELETE', '/requests');
    expect(await recorded()).toEqual([]);
  });

  it('contain no key, no signed query, no control token, and only the beginning of a body', async () => {
    const canary = accounts[0].key;
    const { token } = service.control;
    const id = await user.create(prefix, body);
    const { model_urls } = await user.settled(prefix, id);
    const signed = (model_urls as { glb: string }).glb;
    await (await fetch(signed)).arrayBuffer();
    await caller(service, 'another-canary-key').post(prefix, { prompt: 'my key is another-canary-key' });
    await user.get(`${prefix}?api_key=${canary}`);
    await user.get(`${prefix}/${canary}`);
    for (const image_url of [
      signed,
      signed.replaceAll('/', '\\/'),
      `https://example.com/a.png?X-Signature=secret-signature&b=1`,
      'https://name:secret-signature@example.com/a.png',
      `https://example.com/${canary}/a.png`,
    ]) {
      await user.post(prefix, { image_url });
      await user.post(prefix, `{"image_url":"${image_url}"}`);
    }
    for (const before of [1_985, 1_990, 1_999, 2_000, 2_001]) {
      await user.post('/v2/text-to-3d', `${' '.repeat(before - 11)}{"prompt":"${canary}${token}"}`);
    }
    const all = await recorded();
    const text = JSON.stringify(all);
    const { searchParams } = new URL(signed);
    for (const secret of [
      canary,
      'another-canary',
      token,
      searchParams.get('signature')!,
      'secret-signature',
    ]) {
      // Neither the secret nor its first ten characters.
      expect([secret, text.includes(secret.slice(0, 10))]).toEqual([secret, false]);
    }
    for (const request of all) expect(String(request.body).length).toBeLessThanOrEqual(2_000);
    expect(text).toContain(`/files/${id}/model.glb?expires=[removed]&signature=[removed]`);
  });

  it('are limited to the last two hundred', async () => {
    for (let i = 0; i < 205; i += 1) await user.get('/v1/balance');
    const all = await recorded();
    expect([all.length, all[0]?.number, all.at(-1)?.number]).toEqual([200, 6, 205]);
  });

  it('pass the body to the API byte for byte', async () => {
    const bytes = Buffer.from(pictureUri.split(',')[1]!, 'base64');
    const large = Buffer.concat([bytes, Buffer.alloc(3_000_000, 1)]);
    const image_url = `data:image/png;base64,${large.toString('base64')}`;
    expect((await user.post(prefix, { image_url })).status).toBe(202);
  });
});

describe('the same seed', () => {
  it('gives the same tasks, the same files and the same faults in two runs with a scaled clock and an instant one', async () => {
    const run = () => seededRun('scaled', { engine: instantEngine() });
    const runs = [await run(), await run()];
    expect(runs[0]).toContain('"SUCCEEDED"');
    expect(runs[0]).toContain('"FAILED"');
    expect(runs[0]).toContain('503');
    expect(runs[0]).toContain('"sha256"');
    expect(new Set(runs).size).toBe(1);
  });
});
