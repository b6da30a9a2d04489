import { remesh, rigging } from '@meshwright/contract';
import { expect, test } from 'vitest';
import { isQueueFull } from './http/send.ts';
import type { Notice } from './tasks/notices.ts';
import { timelessSetting } from './testing/clients.ts';
import { expectCode } from './testing/failure-of.ts';
import { reply, type Script } from './testing/fault-server.ts';

const minuteMs = 60_000;
const request = { input_task_id: 'x' };

/** Refuses creates for as long as the queue is full. */
async function fullQueue(forMs: number, message = 'NoMoreConcurrentTasks') {
  const at: number[] = [];
  const seen: Notice[] = [];
  const script: Script = (_, response) => {
    at.push(clock.now());
    if (clock.now() - began < forMs) reply(response, 429, { message });
    else reply(response, 202, { result: 'new-task' });
  };
  const { client, clock } = await timelessSetting(script, { onNotice: (notice) => seen.push(notice) });
  const began = clock.now();
  return { client, clock, at, seen };
}

test.each(['NoMoreConcurrentTasks', 'NoMorePendingTasks'])(
  'a create waits, ever longer, while the queue of the plan is full, and says so: %s',
  async (message) => {
    const { client, clock, at, seen } = await fullQueue(20 * minuteMs, message);
    expect((await clock.run(client.create(rigging, request))).id).toBe('new-task');
    const pauses = at.slice(1).map((time, index) => time - at[index]!);
    expect(pauses.slice(0, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000]);
    expect(Math.max(...pauses)).toBe(30_000);
    expect(seen).toEqual([
      {
        kind: 'queue_full',
        message: 'rigging create: the queue of your plan is full: waiting for a task to end',
      },
    ]);
  },
);

test('the wait ends after an hour, and the error says that nothing was made', async () => {
  const { client, clock, at } = await fullQueue(90 * minuteMs);
  const error = await expectCode(clock.run(client.create(remesh, request)), 'rate_limited');
  expect(isQueueFull(error)).toBe(true);
  expect(error.message).toContain('the queue of your plan is full');
  expect(error.lost).toBeUndefined();
  const minutes = (at.at(-1)! - at[0]!) / minuteMs;
  expect(Math.round(minutes)).toBeOneOf([60, 61, 62, 63]);
});

test('the time of the caller bounds the wait', async () => {
  const { client, clock, at } = await fullQueue(90 * minuteMs);
  await expectCode(clock.run(client.create(remesh, request, { timeoutMs: minuteMs })), 'rate_limited');
  expect(at.at(-1)! - at[0]!).toBeLessThan(minuteMs);
});

test('the signal of the caller ends the wait, and nothing is sent any more', async () => {
  const { client, clock, at } = await fullQueue(90 * minuteMs);
  const stop = new AbortController();
  clock.after(5 * minuteMs, () => stop.abort());
  const error = await expectCode(
    clock.run(client.create(remesh, request, { signal: stop.signal })),
    'aborted',
  );
  expect(error.lost).toBeUndefined();
  expect(at.at(-1)! - at[0]!).toBeLessThan(5 * minuteMs);
});

test('too many requests are no full queue: Retry-After is followed, within the usual time', async () => {
  const { client, clock, server } = await timelessSetting(({ index }, response) =>
    index < 1
      ? reply(response, 429, { message: 'RateLimitExceeded' }, { 'retry-after': '40' })
      : reply(response, 429, { message: 'RateLimitExceeded' }),
  );
  const began = clock.now();
  const error = await expectCode(clock.run(client.create(remesh, request)), 'rate_limited');
  expect(isQueueFull(error)).toBe(false);
  expect(server.arrivals.length).toBeGreaterThan(2);
  expect(clock.now() - began).toBeLessThanOrEqual(3 * minuteMs);
});

test('a create may take three minutes to be answered', async () => {
  const { client, clock, server } = await timelessSetting(() => {});
  const work = client.create(rigging, request);
  await server.arrived(1);
  clock.advance(179_000);
  expect(await Promise.race([work, 'still waiting'])).toBe('still waiting');
  clock.advance(1_001);
  await expectCode(work, 'unknown_outcome');
  expect(server.arrivals).toHaveLength(1);
});
