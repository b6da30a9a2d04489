import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type ClientError, createClient } from '@meshwright/client';
import { imageTo3d, keycapPrototype } from '@meshwright/contract';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';
import { faultKinds } from './faults/fault-kinds.ts';
import { type Controller, controller } from './testing/controller.ts';

const prefix = '/v1/image-to-3d';
const body = { image_url: pictureUri };

let service: Service;
let user: Caller;
let control: Controller;
beforeAll(async () => {
  service = await startService({
    port: 0,
    engine: instantEngine(),
    workers: 1,
    accounts: [{ name: 'a', key: 'k', credits: 10_000 }],
  });
  user = caller(service, 'k');
  control = controller(service);
});
beforeEach(async () => {
  await control.send('DELETE', '/faults');
  await control.post('/reset');
});
afterAll(() => service.stop());

/** Sends a request as bytes and returns all bytes of the answer and whether the connection was reset. */
async function raw(
  path: string,
  { method = 'GET', json }: { method?: string; json?: object } = {},
): Promise<{
  text: string;
  status: number;
  header(name: string): string | undefined;
  body: string;
  wasReset: boolean;
}> {
  const { port, host } = new URL(service.baseUrl);
  const socket = connect(Number(port), '127.0.0.1');
  const content = json === undefined ? '' : JSON.stringify(json);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Authorization: Bearer k',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(content)}`,
    'Connection: close',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${content}`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  let wasReset = false;
  socket.on('error', (error) => {
    wasReset ||= 'code' in error && error.code === 'ECONNRESET';
  });
  await new Promise((resolve) => socket.once('close', resolve));
  const text = Buffer.concat(chunks).toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  return {
    text,
    status: Number(text.slice(9, 12)),
    header: (name) => new RegExp(`^${name}: (.*)\r$`, 'im').exec(text.slice(0, end + 2))?.[1],
    body: end < 0 ? '' : text.slice(end + 4),
    wasReset,
  };
}

async function finished(): Promise<{ id: string; path: string; file: string }> {
  const id = await user.create(prefix, body);
  const task = await user.settled(prefix, id);
  const url = new URL((task.model_urls as { glb: string }).glb);
  return { id, path: `/openapi${prefix}/${id}`, file: url.pathname + url.search };
}

const client = () => createClient({ baseUrl: service.baseUrl, key: 'k' });

async function codeOf(work: Promise<unknown>): Promise<string> {
  return await work.then(
    () => 'no error',
    (error: ClientError) => error.code,
  );
}

describe('a fault on the wire', () => {
  it('status: the answer has that status, and nothing is executed', async () => {
    await control.faults([{ when: { route: 'create' }, fault: { kind: 'status', status: 503 } }]);
    expect((await raw(`/openapi${prefix}`, { method: 'POST', json: body })).status).toBe(503);
    await control.send('DELETE', '/faults');
    expect((await user.get(prefix)).body).toEqual([]);
  });

  it('status, executed: the answer has that status, and the task exists', async () => {
    await control.faults([
      { when: { route: 'create', nth: 1 }, fault: { kind: 'status', status: 500, executed: true } },
    ]);
    expect((await user.post(prefix, body)).status).toBe(500);
    expect((await user.get(prefix)).body).toHaveLength(1);
  });

  it('rate_limit: 429 with the time in seconds or as a date', async () => {
    await control.faults([
      { when: { nth: 1 }, fault: { kind: 'rate_limit', retryAfterSeconds: 7 } },
      { when: { nth: 2 }, fault: { kind: 'rate_limit', retryAfterSeconds: 7, asDate: true } },
    ]);
    const seconds = await raw(`/openapi${prefix}`);
    expect([seconds.status, seconds.header('retry-after')]).toEqual([429, '7']);
    const date = await raw(`/openapi${prefix}`);
    expect(date.status).toBe(429);
    const wait = Date.parse(date.header('retry-after')!) - Date.parse(date.header('date')!);
    expect(Math.abs(wait - 7000)).toBeLessThanOrEqual(1000);
  });

  it('delay: the answer is sent when the service clock reaches the moment', async () => {
    await control.post('/clock', { mode: 'frozen' });
    await control.faults([{ when: { route: 'list' }, fault: { kind: 'delay', ms: 3_600_000 } }]);
    let isThere = false;
    const answer = raw(`/openapi${prefix}`).then((it) => {
      isThere = true;
      return it;
    });
    while ((await firings())[0] === 0) await new Promise(setImmediate);
    expect(isThere).toBe(false);
    await control.post('/clock/advance', { ms: 3_600_000 });
    expect((await answer).status).toBe(200);
  });

  it('reset: the connection is reset without a byte', async () => {
    await control.faults([{ when: { route: 'list' }, fault: { kind: 'reset' } }]);
    const { text, wasReset } = await raw(`/openapi${prefix}`);
    expect([text, wasReset]).toEqual(['', true]);
  });

  it.each([
    ['JSON', async () => (await finished()).path],
    ['a file', async () => (await finished()).file],
  ])('truncated_body: sends half of %s with the full Content-Length', async (_, make) => {
    const path = await make();
    const whole = await raw(path);
    await control.faults([{ fault: { kind: 'truncated_body' } }]);
    const half = await raw(path);
    expect(half.status).toBe(200);
    expect(half.header('content-length')).toBe(String(whole.body.length));
    expect(half.body).toBe(whole.body.slice(0, Math.floor(whole.body.length / 2)));
  });

  it('truncated_body: sends as many bytes as the rule sets, zero included', async () => {
    const { file } = await finished();
    const whole = await raw(file);
    for (const bytes of [0, 1, 20, whole.body.length]) {
      await control.faults([{ fault: { kind: 'truncated_body', bytes } }]);
      expect((await raw(file)).body).toBe(whole.body.slice(0, bytes));
    }
  });

  it('garbage_body: sends the same bytes each time, neither JSON nor text', async () => {
    const { path } = await finished();
    await control.faults([{ fault: { kind: 'garbage_body' } }], 3);
    const [a, b] = [await raw(path), await raw(path)];
    expect([a.status, a.body.length, a.header('content-length')]).toEqual([200, 65, '65']);
    expect(b.body).toBe(a.body);
    expect(() => JSON.parse(a.body)).toThrow();
    await control.faults([{ fault: { kind: 'garbage_body' } }], 4);
    expect((await raw(path)).body).not.toBe(a.body);
  });

  it.each([7, -5])('wrong_length: sends a whole body with a length wrong by %i', async (by) => {
    const { path } = await finished();
    const whole = await raw(path);
    await control.faults([{ fault: { kind: 'wrong_length', by } }]);
    const wrong = await raw(path);
    expect(wrong.header('content-length')).toBe(String(whole.body.length + by));
    expect(wrong.body).toBe(whole.body);
  });

  it('dropped_stream: breaks off after a number of frames, without an end', async () => {
    await control.faults([
      { fault: { kind: 'stuck_task' } },
      { when: { route: 'stream' }, fault: { kind: 'dropped_stream', frames: 1 } },
    ]);
    const id = await user.create(prefix, body);
    const { text, body: stream } = await raw(`/openapi${prefix}/${id}/stream`);
    expect(stream.match(/event: message/g)).toHaveLength(1);
    // The last chunk of a chunked body has length 0; it is missing here.
    expect(text).not.toMatch(/\r\n0\r\n/);
  });

  it('mute_stream: stays open and sends nothing', async () => {
    const { path } = await finished();
    await control.faults([{ when: { route: 'stream', nth: 1 }, fault: { kind: 'mute_stream' } }]);
    const leave = new AbortController();
    const response = await fetch(new URL(`${path}/stream`, service.baseUrl), {
      headers: { Authorization: 'Bearer k' },
      signal: leave.signal,
    });
    const reading = response.body!.getReader().read();
    // A stream opened later without the fault has delivered all its events.
    expect((await raw(`${path}/stream`)).body).toContain('event: message');
    expect(await Promise.race([reading, Promise.resolve('silence')])).toBe('silence');
    leave.abort();
    await expect(reading).rejects.toThrow();
  });

  it('moderation: answers 400 for one flag, 403 for the other, and charges nothing', async () => {
    await control.faults([
      { when: { nth: 1 }, fault: { kind: 'moderation', flag: 'nsfw' } },
      { when: { nth: 2 }, fault: { kind: 'moderation', flag: 'ip' } },
    ]);
    expect((await user.post(prefix, body)).status).toBe(400);
    expect((await user.post(prefix, body)).status).toBe(403);
    expect(await user.balance()).toBe(10_000);
  });

  it('expired_link: answers 403 for the file, and the task still shows its URL', async () => {
    const { file } = await finished();
    await control.faults([{ when: { nth: 1 }, fault: { kind: 'expired_link' } }]);
    expect((await raw(file)).status).toBe(403);
    expect((await raw(file)).status).toBe(200);
  });

  it('failed_task: ends FAILED with the message and a refund', async () => {
    await control.faults([{ when: { nth: 1 }, fault: { kind: 'failed_task', message: 'Out of luck.' } }]);
    const task = await user.settled(prefix, await user.create(prefix, body));
    expect(task).toMatchObject({
      status: 'FAILED',
      task_error: { message: 'Out of luck.' },
      consumed_credits: 0,
    });
    expect(await user.balance()).toBe(10_000);
    expect((await user.settled(prefix, await user.create(prefix, body))).status).toBe('SUCCEEDED');
  });

  it('stuck_task: stays IN_PROGRESS until the state is reset, while other tasks continue', async () => {
    await control.faults([{ when: { nth: [1, 2, 3] }, fault: { kind: 'stuck_task' } }]);
    const stuck = [];
    for (let i = 0; i < 3; i += 1) stuck.push(await user.create(prefix, body));
    expect((await user.settled(prefix, await user.create(prefix, body))).status).toBe('SUCCEEDED');
    for (const id of stuck) {
      expect((await user.get(`${prefix}/${id}`)).body.status).toBe('IN_PROGRESS');
      expect((await user.remove(`${prefix}/${id}`)).status).toBe(409);
    }
    await control.post('/reset');
    expect((await user.get(prefix)).body).toEqual([]);
  });

  it('slow_task: waits, then works', async () => {
    await control.post('/clock', { mode: 'frozen' });
    await control.faults([{ fault: { kind: 'slow_task', ms: 1000 } }]);
    const id = await user.create(prefix, body);
    const frames = user.frames(`${prefix}/${id}/stream`);
    let last: unknown;
    while (last !== 'IN_PROGRESS') last = (await frames.next()).value?.data.status;
    await control.post('/clock/advance', { ms: 1000 });
    expect((await user.settled(prefix, id)).status).toBe('SUCCEEDED');
    await frames.return(undefined);
  });

  it.each(['garbage_body', 'truncated_body', 'wrong_length'])(
    '%s leaves an answer without a body unchanged',
    async (kind) => {
      await control.faults([
        { fault: { kind: 'stuck_task' } },
        { when: { route: 'delete' }, fault: { kind } },
      ]);
      const lab = '/creative-lab/keycap/v1/prototype';
      for (const [family, status] of [
        [lab, 204],
        [prefix, 409],
      ] as const) {
        const id = await user.create(family, body);
        for await (const { data } of user.frames(`${family}/${id}/stream`)) {
          if (data.status === 'IN_PROGRESS') break;
        }
        expect((await raw(`/openapi${family}/${id}`, { method: 'DELETE' })).status).toBe(status);
      }
    },
  );

  it('is tested above, and listed in the README, for every kind', () => {
    const own = readFileSync(import.meta.filename, 'utf8');
    const manual = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
    for (const kind of Object.keys(faultKinds)) expect(manual).toContain(`\`${kind}\``);
    const titles = [
      ...own.matchAll(/^ {2}it(?:\.each\(.*\)|\.each\(\[\n(?: {4}.*\n)* {2}\]\))?\('(\w+)[:,]/gm),
    ];
    expect([...new Set(titles.map(([, kind]) => kind))].sort()).toEqual(Object.keys(faultKinds).sort());
  });
});

describe('the client', () => {
  it.each([
    ['a 503', { kind: 'status', status: 503 }],
    ['a 429', { kind: 'rate_limit', retryAfterSeconds: 1 }],
    ['a reset', { kind: 'reset' }],
    ['half a body', { kind: 'truncated_body' }],
    ['a length that is too long', { kind: 'wrong_length' }],
  ])('reads a task despite %s', async (_, fault) => {
    const { id } = await finished();
    await control.faults([{ when: { route: 'retrieve', nth: 1 }, fault }]);
    const task = await client().retrieve(client().ref(imageTo3d, id));
    expect(task.status).toBe('SUCCEEDED');
    expect(await firings()).toEqual([1]);
  });

  it.each([
    ['the stream is dropped', { when: { route: 'stream', nth: [1, 2] }, fault: { kind: 'dropped_stream' } }],
    ['the stream is reset', { when: { route: 'stream', nth: 1 }, fault: { kind: 'reset' } }],
    ['there is no stream', { when: { route: 'stream', nth: 1 }, fault: { kind: 'status', status: 500 } }],
  ])('waits for a task to its end when %s', async (_, rule) => {
    await control.faults([{ fault: { kind: 'slow_task', ms: 200 } }, rule]);
    const ref = await client().create(imageTo3d, body);
    expect((await client().result(ref)).status).toBe('SUCCEEDED');
    expect((await firings())[1]).toBeGreaterThan(0);
  });

  it('names what stopped a create, and creates no second task', async () => {
    const ip = { kind: 'moderation', flag: 'ip' } as const;
    for (const [family, fault, code, tasks] of [
      [imageTo3d, { kind: 'moderation', flag: 'nsfw' }, 'bad_request', 0],
      // Only where the specification declares 403 does that status mean that no task was created.
      [keycapPrototype, ip, 'forbidden', 0],
      [imageTo3d, ip, 'unknown_outcome', 0],
      [imageTo3d, { kind: 'reset', executed: true }, 'unknown_outcome', 1],
      [imageTo3d, { kind: 'status', status: 502, executed: true }, 'unknown_outcome', 1],
      [imageTo3d, { kind: 'garbage_body' }, 'unknown_outcome', 1],
      [imageTo3d, { kind: 'truncated_body' }, 'unknown_outcome', 1],
    ] as const) {
      await control.post('/reset');
      await control.faults([{ when: { route: 'create' }, fault }]);
      const error = await client()
        .create(family as typeof imageTo3d, body)
        .then(
          () => undefined,
          (reason: ClientError) => reason,
        );
      const count = (await user.get(family.prefix)).body.length;
      expect([family.name, fault, error?.code, count]).toEqual([family.name, fault, code, tasks]);
      if (error?.lost) {
        await control.send('DELETE', '/faults');
        expect(await client().findLost(imageTo3d, error.lost)).toHaveLength(tasks);
      }
    }
  });

  it('names an expired link and a file that is not one', async () => {
    const { id } = await finished();
    const task = await client().result(client().ref(imageTo3d, id));
    const [artifact] = client().artifacts(imageTo3d, task);
    await control.faults([{ when: { route: 'file' }, fault: { kind: 'expired_link' } }]);
    expect(await codeOf(client().download(artifact!))).toBe('link_expired');
    await control.faults([{ when: { route: 'file' }, fault: { kind: 'garbage_body' } }]);
    expect(await codeOf(client().download(artifact!))).toBe('wrong_content');
    await control.faults([{ when: { route: 'file', nth: 1 }, fault: { kind: 'truncated_body' } }]);
    expect((await client().download(artifact!)).bytes.byteLength).toBe(84);
  });

  it('returns a failed task as a value', async () => {
    await control.faults([{ fault: { kind: 'failed_task', message: 'Out of luck.' } }]);
    const task = await client().result(await client().create(imageTo3d, body));
    expect(task).toMatchObject({ status: 'FAILED', task_error: { message: 'Out of luck.' } });
  });
});

/** Returns how often each rule fired. */
async function firings(): Promise<number[]> {
  const { rules } = (await control.get('/faults')) as { rules: { fired: number }[] };
  return rules.map(({ fired }) => fired);
}
