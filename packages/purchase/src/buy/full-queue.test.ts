import { connect, isQueueFull } from '@meshwright/client';
import { remesh } from '@meshwright/contract';
import { expect, it } from 'vitest';
import { memoryJournal } from '../journal/memory-journal.ts';
import { spendings } from '../journal/spending.ts';
import { virtualTime } from '../testing/virtual-time.ts';
import { buy } from './buy.ts';
import type { Buyer } from './buyer.ts';
import type { Wait } from './wait.ts';

const minuteMs = 60_000;
const body = { input_task_id: 'x' };

/** A buyer at a service whose queue is full for some time. */
function buyerAt(fullForMs: number, onPost: (count: number) => void = () => {}) {
  const start = Date.UTC(2026, 10, 20);
  const time = virtualTime(start);
  const posts: number[] = [];
  const connection = connect({
    baseUrl: 'https://api.example.com/openapi',
    key: 'a-key',
    clock: time.clock,
    random: () => 0,
    fetch: async (_, init) => {
      if (init?.method !== 'POST') return Response.json([]);
      onPost(posts.push(time.clock.now()));
      return time.clock.now() - start < fullForMs
        ? Response.json({ message: 'NoMoreConcurrentTasks' }, { status: 429 })
        : Response.json({ result: 'new-task' }, { status: 202 });
    },
  });
  const buyer: Buyer = {
    connection,
    journal: memoryJournal(),
    payer: { host: 'api.example.com', account: 'a' },
    run: 'run-1',
    now: time.clock.now,
    estimate: () => 5,
  };
  return { buyer, time, posts };
}

it('a purchase waits while the queue of the plan is full, says so, and pays once', async () => {
  const { buyer, time, posts } = buyerAt(25 * minuteMs);
  const waits: Wait[] = [];
  const bought = await time.run(buy(buyer, remesh, body, { onWait: (wait) => waits.push(wait) }));
  expect(bought).toMatchObject({ ref: { id: 'new-task' }, before: false });
  expect(posts.length).toBeGreaterThan(10);
  expect(waits.some(({ for: what }) => what === 'queue')).toBe(true);
  expect(waits.some(({ reason = '' }) => reason.includes('the queue of your plan is full'))).toBe(true);
  const spent = spendings(await buyer.journal.entries());
  expect(spent.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
  expect(
    spent.filter(({ outcome }) => outcome !== 'accepted').every(({ outcome }) => outcome === 'rejected'),
  ).toBe(true);
});

it.each([
  ['an hour by default', {}, 60, 66],
  ['the time of the create', { timeoutMs: 2 * minuteMs }, 1, 5],
  ['not at all for a server whose caller waits', { queueMs: 0 }, 1, 4],
])('it waits %s, and then nothing was made', async (_, options, from, to) => {
  const { buyer, time, posts } = buyerAt(900 * minuteMs);
  const error: unknown = await time.run(buy(buyer, remesh, body, options)).catch((thrown) => thrown);
  expect(isQueueFull(error)).toBe(true);
  const minutes = (posts.at(-1)! - posts[0]!) / minuteMs;
  expect(minutes).toBeGreaterThanOrEqual(from);
  expect(minutes).toBeLessThanOrEqual(to);
  expect(spendings(await buyer.journal.entries()).every(({ outcome }) => outcome === 'rejected')).toBe(true);
});

it('the signal ends the wait, and nothing more is sent', async () => {
  const stop = new AbortController();
  const { buyer, time, posts } = buyerAt(900 * minuteMs, (count) => count === 12 && stop.abort());
  const error = await time.run(buy(buyer, remesh, body, { signal: stop.signal })).catch((thrown) => thrown);
  expect(error).toMatchObject({ code: 'aborted' });
  expect(posts).toHaveLength(12);
});
