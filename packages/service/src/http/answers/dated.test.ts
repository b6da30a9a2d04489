import { request } from 'node:http';
import { manualEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterEach, describe, expect, it } from 'vitest';
import { controller } from '../../control/testing/controller.ts';
import { type Service, startService } from '../../start/start-service.ts';

const prefix = '/v1/image-to-3d';
const key = 'k-date';
/** Before the real time and after it. */
const moments = [Date.UTC(2001, 1, 28, 23, 59, 59), Date.UTC(2199, 11, 31, 12)];

let service: Service;
afterEach(() => service.stop());

const start = async (port: number | undefined) => {
  service = await startService({
    ...(port === undefined ? {} : { port }),
    accounts: [{ name: 'a', key, credits: 1_000 }],
    engine: manualEngine(),
  });
  return port === undefined ? service.fetch : (sent: Request) => fetch(sent);
};

describe.each([
  ['over a port', 0],
  ['in process', undefined],
])('the Date header of an answer %s', (_, port) => {
  it.each(moments)('is by the service clock for every request: %d', async (at) => {
    const answer = await start(port);
    const control = controller(service);
    await control.post('/clock', { mode: 'frozen', at });
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const send = (path: string, init: RequestInit = {}) =>
      answer(new Request(service.baseUrl + path, { headers, ...init }));
    const body = JSON.stringify({ image_url: pictureUri });
    const created = await send(prefix, { method: 'POST', body });
    const { result } = (await created.json()) as { result: string };
    await control.faults([{ when: { route: 'list', nth: 2 }, fault: { kind: 'status', status: 503 } }]);
    const stream = await send(`${prefix}/${result}/stream`);
    const read = (await (await send(`${prefix}/${result}`)).json()) as { created_at: number };
    const answers = [
      created,
      stream,
      await send(prefix),
      await send(prefix),
      await send('/v1/balance'),
      await send(`${prefix}/none`),
      await send('/nowhere'),
      await send('/v1/balance', { headers: {} }),
      await send(prefix, { method: 'POST', body: '{' }),
      await send(`${prefix}/none`, { method: 'DELETE' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([202, 200, 200, 503, 200, 404, 404, 401, 400, 404]);
    const date = new Date(at).toUTCString();
    expect(answers.map((one) => one.headers.get('Date'))).toEqual(answers.map(() => date));
    // The comparison a client makes: by the clock in Date, the task was created now.
    expect(read.created_at).toBe(at);
    await stream.body?.cancel();
  });
});

it('follows a clock that runs ahead, also where the Host is refused and an answer breaks off', async () => {
  await start(0);
  const control = controller(service);
  await control.post('/clock', { mode: 'frozen' });
  const dateOf = async (host?: string) => {
    const { hostname, port, pathname } = new URL(`${service.baseUrl}/v1/balance`);
    const headers = { Authorization: `Bearer ${key}`, ...(host ? { host } : {}) };
    return await new Promise<number>((resolve, reject) => {
      const sent = request({ hostname, port, path: pathname, headers }, (answer) => {
        answer.on('error', () => {}).resume();
        resolve(Date.parse(answer.headers.date!));
      });
      sent.on('error', reject).end();
    });
  };
  const before = await dateOf();
  await control.post('/clock/advance', { ms: 86_400_000 });
  expect((await dateOf()) - before).toBe(86_400_000);
  expect((await dateOf('elsewhere.example')) - before).toBe(86_400_000);
  await control.faults([{ when: {}, fault: { kind: 'truncated_body' } }]);
  expect((await dateOf()) - before).toBe(86_400_000);
});
