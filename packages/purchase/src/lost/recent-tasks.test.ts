import { connect } from '@meshwright/client';
import { remesh } from '@meshwright/contract';
import { expect, it } from 'vitest';
import { virtualTime } from '../testing/virtual-time.ts';
import { recentTasks } from './recent-tasks.ts';

const second = 1_000;

/** A service with an endless list, whose pages take `pageMs` each. */
function endless(pageMs: number) {
  const time = virtualTime(Date.UTC(2026, 10, 20));
  const { clock } = time;
  let pages = 0;
  const fetch = async (input: string | URL | Request): Promise<Response> => {
    await time.pass(pageMs);
    pages += 1;
    const task = (i: number) => ({ id: `${pages}-${i}`, status: 'SUCCEEDED', created_at: clock.now() });
    const length = Number(new URL(String(input)).searchParams.get('page_size'));
    return Response.json(Array.from({ length }, (_, i) => task(i)));
  };
  const connection = connect({ baseUrl: 'http://localhost/openapi', fetch, clock, random: () => 0 });
  const begun = clock.now();
  const look = (timeoutMs?: number) =>
    time.run(recentTasks(connection, remesh, () => begun, timeoutMs === undefined ? {} : { timeoutMs }));
  return { look, passedMs: () => clock.now() - begun, pages: () => pages };
}

it.each([
  ['20 s', 20 * second, undefined, 120 * second, 5],
  ['20 s, of 45 s', 20 * second, 45 * second, 45 * second, 2],
])('pages of %s are bounded in sum', async (_, pageMs, timeoutMs, longestMs, whole) => {
  const { look, passedMs, pages } = endless(pageMs);
  await expect(look(timeoutMs)).rejects.toMatchObject({ code: 'timeout' });
  expect(passedMs()).toBeLessThanOrEqual(longestMs);
  expect(pages()).toBeGreaterThanOrEqual(whole);
});

it('a single page has thirty seconds', async () => {
  const { look, passedMs } = endless(1000 * second);
  await expect(look()).rejects.toMatchObject({ code: 'timeout' });
  expect(passedMs()).toBe(30 * second);
});
