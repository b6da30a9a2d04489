import { expect, it } from 'vitest';
import { createRequestLog } from '../control/log/request-log.ts';
import { requestLines } from './request-lines.ts';

it('lists the newest first, without bodies, with the real time each took', async () => {
  let real = 1_000;
  const log = createRequestLog({
    now: () => 5,
    realNow: () => real,
    accountOf: () => undefined,
    secrets: [],
  });
  const answer = (ms: number, status: number) => async (request: Request) => {
    await request.text();
    real += ms;
    return new Response(null, { status });
  };
  const body = '{"prompt":"a chest"}';
  await log.record(new Request('http://a/x', { method: 'POST', body }), answer(12, 202));
  await log.record(new Request('http://a/y'), answer(3, 404));
  const cut = async () => {
    real += 40;
    throw new Error('cut');
  };
  await log.record(new Request('http://a/z'), cut).catch(() => {});
  const shared = { at: 5, account: null, faults: [] };
  expect(requestLines(log)).toEqual([
    { ...shared, number: 3, method: 'GET', path: '/z', status: null, ms: 40, hasBody: false },
    { ...shared, number: 2, method: 'GET', path: '/y', status: 404, ms: 3, hasBody: false },
    { ...shared, number: 1, method: 'POST', path: '/x', status: 202, ms: 12, hasBody: true },
  ]);
});
