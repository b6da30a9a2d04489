import { remesh } from '@meshwright/contract';
import { describe, expect, test } from 'vitest';
import { findLost } from '../create/find-lost.ts';
import { setting } from '../testing/clients.ts';
import { expectCode, failureOf } from '../testing/failure-of.ts';
import { reply, type Script } from '../testing/fault-server.ts';

/** Serves `count` tasks, newest first, as the specification defines; `madeAt` returns their creation times. */
function pool(count: number, madeAt = (n: number) => 1_000_000 - n * 1000): Script {
  return ({ path }, response) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const size = Number(query.get('page_size'));
    const from = (Number(query.get('page_num')) - 1) * size;
    const tasks = Array.from({ length: count }, (_, n) => ({
      id: `t${n}`,
      status: 'SUCCEEDED',
      progress: 100,
      created_at: madeAt(n),
    }));
    reply(response, 200, tasks.slice(from, from + size));
  };
}

describe('a page', () => {
  test('is requested newest first, a hundred tasks at a time, by default', async () => {
    const { client, server } = await setting(pool(3));
    expect((await client.list(remesh)).map(({ id }) => id)).toEqual(['t0', 't1', 't2']);
    expect(server.arrivals[0]?.path).toBe('/v1/remesh?page_num=1&page_size=100&sort_by=-created_at');
  });

  test('sends the plus of +created_at as %2B, which no server reads as a space (readings R10)', async () => {
    const { client, server } = await setting(pool(0));
    await client.list(remesh, { page: 3, pageSize: 20, sort: 'oldest' });
    expect(server.arrivals[0]?.path).toBe('/v1/remesh?page_num=3&page_size=20&sort_by=%2Bcreated_at');
  });

  for (const [requested, sent] of [
    [1000, '100'],
    [101, '100'],
    [100, '100'],
    [1, '1'],
    [0, '1'],
  ] as const) {
    test(`sends page_size ${sent} when ${requested} are requested (spec: Limits)`, async () => {
      const { client, server } = await setting(pool(0));
      await client.list(remesh, { pageSize: requested });
      expect(server.arrivals[0]?.path).toContain(`page_size=${sent}&`);
    });
  }

  test('anything but an array of tasks is an error', async () => {
    const { client } = await setting((_, response) => reply(response, 400, [{ id: 5 }]));
    await expectCode(client.list(remesh), 'bad_request');
  });
});

describe('all pages', () => {
  for (const [count, requests] of [
    [0, 1],
    [9, 1],
    [10, 2],
    [25, 3],
  ] as const) {
    test(`${count} tasks in tens take ${requests} requests`, async () => {
      const { client, server } = await setting(pool(count));
      const ids: string[] = [];
      for await (const page of client.pages(remesh, { pageSize: 10 })) ids.push(...page.map(({ id }) => id));
      expect(ids).toEqual(Array.from({ length: count }, (_, n) => `t${n}`));
      expect(server.arrivals).toHaveLength(requests);
    });
  }

  test('a service that ignores page_num does not cause endless requests', async () => {
    const { client, server } = await setting((_, response) =>
      reply(response, 200, [{ id: 'a', status: 'PENDING' }]),
    );
    for await (const page of client.pages(remesh, { pageSize: 1 })) expect(page).toHaveLength(1);
    expect(server.arrivals).toHaveLength(2);
  });
});

describe('a lost create', () => {
  test('is found among the tasks created during the send; older pages are not read', async () => {
    const minute = 60_000;
    const { client, server } = await setting((arrival, response, socket) =>
      arrival.method === 'POST'
        ? void socket.destroy()
        : pool(500, (n) => Date.now() + 5 * minute - n * minute)(arrival, response, socket),
    );
    const error = await failureOf(client.create(remesh, { input_task_id: 'x' }));
    const candidates = await client.findLost(remesh, error.lost!);
    expect(candidates.map(({ id }) => id)).toEqual(expect.arrayContaining(['t4', 't5', 't6']));
    expect(candidates.length).toBeLessThanOrEqual(5);
    expect(server.arrivals).toHaveLength(2);
  });

  test('is listed once even if new tasks move it to the next page', async () => {
    const now = Date.now();
    const { client } = await setting(({ path }, response) => {
      const page = Number(new URLSearchParams(path.split('?')[1]).get('page_num'));
      const from = page === 1 ? 0 : 1;
      const ids = page < 3 ? [`t${from}`, `t${from + 1}`] : [];
      reply(
        response,
        200,
        ids.map((id) => ({ id, status: 'PENDING', progress: 0, created_at: now })),
      );
    });
    const lost = { family: 'remesh', sentFrom: now, sentTo: now };
    const candidates = await findLost(client.connection, remesh, lost, { pageSize: 2 });
    expect(candidates.map(({ id }) => id)).toEqual(['t0', 't1', 't2']);
  });

  test('is found up to two minutes outside its window, by the clock of the service', async () => {
    const [sentFrom, sentTo] = [5_000_000, 6_000_000];
    const times = [
      sentTo + 120_001,
      sentTo + 120_000,
      sentTo,
      sentFrom,
      sentFrom - 120_000,
      sentFrom - 120_001,
    ];
    const { client } = await setting(pool(times.length, (n) => times[n]!));
    const candidates = await client.findLost(remesh, { family: 'remesh', sentFrom, sentTo });
    expect(candidates.map(({ id }) => id)).toEqual(['t1', 't2', 't3', 't4']);
  });
});
