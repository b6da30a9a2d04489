import { once } from 'node:events';
import { request } from 'node:http';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { instantEngine } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';

const key = 'canary-key-for-the-inspector';
const page = 'http://localhost:5173';
const prefix = '/v2/text-to-3d';

let service: Service;
let user: Caller;
let token: string;
let task: string;
beforeAll(async () => {
  service = await startService({
    port: 0,
    engine: instantEngine(),
    accounts: [
      { name: 'a', key, credits: 1000 },
      { name: 'b', key: `${key}-b`, credits: 7 },
    ],
    allowedOrigins: [page],
  });
  user = caller(service, key);
  token = new URL(service.inspectorUrl).hash.replace('#token=', '');
  task = await user.create(prefix, { mode: 'preview', prompt: `a chest, and ${key}` });
  await user.settled(prefix, task);
});
afterAll(() => service.stop());

const views = () => [
  'status',
  'tasks',
  'tasks?group=succeeded',
  `tasks/${task}`,
  `tasks/${task}/frames`,
  `tasks/${task}/files/thumbnail.png`,
  'ledger',
  'requests',
  'requests/1',
  'faults',
];

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(new URL(`/inspector/${path}`, service.baseUrl), { method, headers });
}

async function view<T>(path: string): Promise<T> {
  return (await (await get(`api/${path}`, { Authorization: `Bearer ${token}` })).json()) as T;
}

describe('read access', () => {
  it('requires the token of the link or that of the control surface', async () => {
    for (const path of views()) {
      const statuses = [];
      for (const sent of [undefined, key, `${token}x`, '', service.control.token, token]) {
        const headers = sent === undefined ? {} : { Authorization: `Bearer ${sent}` };
        statuses.push((await get(`api/${path}`, headers)).status);
      }
      expect([path, ...statuses]).toEqual([path, 401, 401, 401, 401, 200, 200]);
    }
  });

  it('changes nothing: the control surface and the API refuse its token', async () => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    for (const [method, path] of [
      ['POST', '/control/v1/clock/advance'],
      ['POST', '/control/v1/faults'],
      ['POST', '/control/v1/reset'],
      ['GET', '/control/v1/clock'],
      ['GET', '/openapi/v1/balance'],
      ['POST', `/openapi${prefix}`],
    ] as const) {
      const init = { method, headers, ...(method === 'POST' && { body: '{}' }) };
      expect([path, (await fetch(new URL(path, service.baseUrl), init)).status]).toEqual([path, 401]);
    }
  });

  it('has a new token at every start, in the fragment of a link, which no browser sends', async () => {
    const other = await startService({ engine: instantEngine() });
    expect(other.inspectorUrl).toMatch(/\/inspector\/#token=[\w-]{43}$/);
    expect(new URL(other.inspectorUrl).hash).not.toBe(`#token=${token}`);
    expect(token).not.toBe(service.control.token);
    await other.stop();
  });

  it('accepts only GET', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const statuses = [];
      for (const path of ['', 'page.js', 'api/status', `api/tasks/${task}`]) {
        statuses.push((await get(path, { Authorization: `Bearer ${token}` }, method)).status);
      }
      expect([method, ...statuses]).toEqual([method, 404, 404, 404, 404]);
    }
  });
});

describe('other pages', () => {
  it('are refused, allowed origins and opaque ones too', async () => {
    for (const origin of [page, 'null', 'http://evil.example', new URL(service.baseUrl).origin]) {
      for (const path of ['', 'page.js', ...views().map((path) => `api/${path}`)]) {
        const { status, headers } = await get(path, { Origin: origin, Authorization: `Bearer ${token}` });
        expect([path, origin, status]).toEqual([path, origin, 403]);
        expect(headers.get('access-control-allow-origin')).toBeNull();
      }
    }
  });

  it('that reach this machine by their own host name are refused', async () => {
    const { hostname, port } = new URL(service.baseUrl);
    for (const host of ['evil.example', `evil.example:${port}`, `localhost.evil.example:${port}`]) {
      for (const path of ['/inspector/', '/inspector/page.js', '/inspector/api/status']) {
        const sent = request({
          hostname,
          port,
          path,
          headers: { Host: host, Authorization: `Bearer ${token}` },
        });
        const [answer] = await once(sent.end(), 'response');
        answer.resume();
        expect([host, path, answer.statusCode]).toEqual([host, path, 403]);
      }
    }
  });

  it('cannot use the control surface, which the page of its own origin can', async () => {
    const own = new URL(service.baseUrl).origin;
    const statusOf = async (origin: string) => {
      const headers = { Origin: origin, Authorization: `Bearer ${service.control.token}` };
      return (await fetch(`${service.control.url}/clock`, { headers })).status;
    };
    const port = Number(new URL(own).port);
    const others = [
      `http://localhost:${port}`,
      `http://127.0.0.1:${port + 1}`,
      `https://127.0.0.1:${port}`,
      'null',
    ];
    expect(await statusOf(own)).toBe(200);
    for (const origin of others) expect([origin, await statusOf(origin)]).toEqual([origin, 403]);
  });
});

describe('the inspector', () => {
  it('serves the files of a task with the guards of files, and no other file', async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const file = await get(`api/tasks/${task}/files/thumbnail.png`, headers);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    for (const name of ['nothing.png', '..%2f..%2fkey', '%2e%2e%2f%2e%2e%2fservice.db']) {
      expect([name, (await get(`api/tasks/${task}/files/${name}`, headers)).status]).toEqual([name, 404]);
    }
    for (const path of [
      'tasks/%00',
      'tasks/a%00/frames',
      'tasks/%2e%2e/files/key',
      'requests/x',
      'nothing',
    ]) {
      expect([path, (await get(`api/${path}`, headers)).status]).toEqual([path, 404]);
    }
    for (const before of ['%00', "'", '-1', '1e400', '99999999999999999999', '']) {
      expect((await get(`api/tasks?before=${before}&group=__proto__`, headers)).status).toBe(200);
      expect((await get(`api/ledger?before=${before}`, headers)).status).toBe(200);
    }
  });

  it('serves a file while it exists, also when its link in the API has expired', async () => {
    const headers = { Authorization: `Bearer ${service.control.token}`, 'Content-Type': 'application/json' };
    const thumbnail = String((await user.get(`${prefix}/${task}`)).body.thumbnail_url);
    const advance = { method: 'POST', headers, body: JSON.stringify({ ms: 4 * 86_400_000 }) };
    await fetch(`${service.control.url}/clock/advance`, advance);
    expect((await fetch(thumbnail)).status).toBe(403);
    expect((await get(`api/tasks/${task}/files/thumbnail.png`, headers)).status).toBe(200);
  });

  it('shows no key and no signed query', async () => {
    await user.post('/v1/image-to-3d', { image_url: 'https://example.com/a.png?X-Signature=very-secret' });
    await user.get(`${prefix}/${key}`);
    const signed = new URL(String((await user.get(`${prefix}/${task}`)).body.thumbnail_url));
    await fetch(signed);
    const signature = signed.searchParams.get('signature')!;
    let text = '';
    for (const path of views()) {
      if (!path.includes('/files/'))
        text += JSON.stringify(await (await get(`api/${path}`, { Authorization: `Bearer ${token}` })).text());
    }
    for (const secret of [key, 'very-secret', signature, token, service.control.token]) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
    expect(text).toContain('a chest, and [removed]');
  });

  it('shows the credits of the balance endpoint', async () => {
    interface Line {
      readonly name: string;
      readonly balance: number;
    }
    const { accounts } = await view<{ accounts: readonly Line[] }>('ledger');
    const expected = [
      { name: 'a', balance: await user.balance() },
      { name: 'b', balance: await caller(service, `${key}-b`).balance() },
    ];
    expect(accounts.map(({ name, balance }) => ({ name, balance }))).toEqual(expected);
  });

  it('is neither recorded nor hit by faults', async () => {
    const before = await view<readonly object[]>('requests');
    const headers = { Authorization: `Bearer ${service.control.token}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ rules: [{ fault: { kind: 'status', status: 503 } }] });
    await fetch(`${service.control.url}/faults`, { method: 'POST', headers, body });
    expect(await view<readonly object[]>('requests')).toEqual(before);
    await fetch(`${service.control.url}/faults`, { method: 'DELETE', headers });
  });
});
