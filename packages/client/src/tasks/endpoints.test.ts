import { recordedEndpoints } from '@meshwright/testing/client/recorded-answers';
import { expect, test } from 'vitest';
import { canary, setting, timelessSetting } from '../testing/clients.ts';
import { expectCode } from '../testing/failure-of.ts';
import { reply } from '../testing/fault-server.ts';

async function answering(body: unknown, status = 200) {
  const { client, server } = await setting((_, response) => reply(response, status, body));
  return { client, arrivals: server.arrivals, server };
}

test('the catalogue is read below the origin, and no key is sent', async () => {
  const { client, arrivals } = await answering(recordedEndpoints.animationResources);
  const page = await client.animationResources({ category: 'WalkAndRun', q: 'walk' });
  expect(page.map(({ id, name }) => [id, name])).toEqual([
    [-1, 'Rest'],
    [1, 'Walking'],
  ]);
  expect(arrivals.map(({ path }) => path)).toEqual([
    '/web/public/animations/resources?category=WalkAndRun&q=walk',
  ]);
  expect(arrivals[0]!.headers.authorization).toBeUndefined();
  expect(JSON.stringify(arrivals)).not.toContain(canary);
});

test('usage is asked for with its filters, and dates may be texts', async () => {
  const { client, arrivals } = await answering([
    ...recordedEndpoints.usage,
    { endpoint: 'convert', created_at: '2026-11-01T10:00:00Z', consumed_credits: '1', extra: [] },
    null,
  ]);
  const query = { from: new Date(0), to: new Date(1000), endpoints: ['rig', 'animate'], status: 'FAILED' };
  const items = await client.usage({ ...query, status: 'FAILED', page: 2, pageSize: 500 });
  expect(items).toHaveLength(3);
  expect(items[2]).toEqual({
    endpoint: 'convert',
    status: '',
    created_at: Date.UTC(2026, 10, 1, 10),
    finished_at: null,
    consumed_credits: 1,
    extra: [],
  });
  const { pathname, searchParams } = new URL(arrivals[0]!.path, 'http://any.example');
  expect(pathname).toBe('/v1/usage/tasks');
  expect(Object.fromEntries(searchParams)).toEqual({
    page_num: '2',
    page_size: '100',
    sort_by: '-created_at',
    start_time: '1970-01-01T00:00:00.000Z',
    end_time: '1970-01-01T00:00:01.000Z',
    endpoints: 'rig,animate',
    status: 'FAILED',
  });
});

test('a 403 of usage and of showcases names the plan that is missing', async () => {
  const { client } = await answering({ message: 'Forbidden' }, 403);
  const usage = await expectCode(client.usage(), 'forbidden');
  expect(usage.message).toContain('it needs a Studio or Enterprise team');
  const showcases = await expectCode(client.showcases(), 'forbidden');
  expect(showcases.message).toContain('it needs an Enterprise plan');
  expect((await expectCode(client.balance(), 'forbidden')).message).not.toContain('it needs');
});

test('showcases, which cost a credit, are never asked for twice', async () => {
  const { client, arrivals } = await answering(recordedEndpoints.showcases);
  expect(await client.showcases({ search: 'knight', page_size: 3 })).toEqual(
    recordedEndpoints.showcases.result,
  );
  expect(arrivals[0]!.path).toBe('/v1/showcases?search=knight&page_size=3');
  const {
    client: broken,
    server,
    clock,
  } = await timelessSetting(({ index }, response) =>
    index === 0 ? reply(response, 500, {}) : void response.destroy(),
  );
  await expectCode(clock.run(broken.showcases()), 'server_error');
  await expectCode(clock.run(broken.showcases()), 'network');
  expect(server.arrivals).toHaveLength(2);
});

test('the time of a balance is a date in ISO 8601, whatever form it came in', async () => {
  const resets = async (monthly_resets_at: unknown) =>
    (await (await answering({ balance: 5, monthly_resets_at })).client.balance()).monthly_resets_at;
  expect(await resets('2026-12-01T00:00:00Z')).toBe('2026-12-01T00:00:00Z');
  expect(await resets(Date.UTC(2026, 11, 1))).toBe('2026-12-01T00:00:00.000Z');
  for (const none of [undefined, null, '', 'soon', 0, {}]) expect(await resets(none)).toBeUndefined();
});
