import { families } from '@meshwright/contract';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, manualEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHealth, type HealthOptions } from '../../start/health.ts';
import { type Service, startService } from '../../start/start-service.ts';
import { openStore } from '../../store/open-store.ts';
import { apiVersion } from '../api-version.ts';
import { healthRoutes } from './health.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({ port: 0, engine: instantEngine() });
});
afterAll(() => service.stop());

describe('paths without a key', () => {
  it.each([
    ['/healthz', { status: 'ok' }],
    ['/readyz', { status: 'ready', store: 'ok', files: 'ok', workers: 1 }],
  ])('%s reports that the service runs', async (path, body) => {
    const response = await fetch(new URL(path, service.baseUrl));
    expect([response.status, await response.json()]).toEqual([200, body]);
  });

  it.each<[string, object, (health: HealthOptions) => Promise<Partial<HealthOptions>>]>([
    [
      'the store does not answer',
      { message: 'The store does not respond.', store: 'no answer', files: 'ok', workers: 1 },
      async ({ store }) => {
        await store.destroy();
        return {};
      },
    ],
    [
      'the files do not answer',
      { message: 'The file storage does not respond.', store: 'ok', files: 'no answer', workers: 1 },
      async () => ({ files: { mark: () => new Promise(() => {}) } }),
    ],
  ])('/readyz is 503 when %s, without details', async (_, body, broken) => {
    const faults: unknown[] = [];
    const store = openStore(':memory:');
    await store.selectFrom('accounts').select('id').execute();
    const parts: HealthOptions = {
      store,
      files: { mark: async () => undefined },
      workers: undefined,
      hasSlots: true,
      onFault: (error) => faults.push(error),
    };
    const health = createHealth({ ...parts, ...(await broken(parts)) });
    const response = await healthRoutes(health).request('/readyz');
    expect([response.status, await response.json()]).toEqual([503, { status: 'not ready', ...body }]);
    expect(faults).toHaveLength(1);
  });

  it('/readyz is 503 while the service drains; what runs is finished and nothing else is taken', async () => {
    const engine = manualEngine();
    const draining = await startService({
      engine,
      workers: 1,
      accounts: [{ name: 'a', key: 'k', credits: 100 }],
    });
    const user = caller(draining, 'k');
    const prefix = '/v1/image-to-3d';
    const ids = [
      await user.create(prefix, { image_url: pictureUri }),
      await user.create(prefix, { image_url: pictureUri }),
    ];
    const job = await engine.next();
    expect(await draining.drain(20)).toBe(false);
    const ended = draining.drain(60_000);
    const ready = await draining.fetch(new Request(new URL('/readyz', draining.baseUrl)));
    expect([ready.status, await ready.json()]).toEqual([
      503,
      expect.objectContaining({ message: expect.stringMatching(/^The service stops once/) }),
    ]);
    job.finish();
    expect(await ended).toBe(true);
    const states = await Promise.all(ids.map(async (id) => (await user.get(`${prefix}/${id}`)).body.status));
    expect(states).toEqual(['SUCCEEDED', 'PENDING']);
    await draining.stop();
  });

  it.each(['/openapi.json', '/openapi/openapi.json'])('%s describes every family', async (path) => {
    const response = await fetch(new URL(path, service.baseUrl));
    const document = (await response.json()) as Record<string, Record<string, unknown>>;
    expect(document).toMatchObject({ info: { version: apiVersion }, servers: [{ url: '/openapi' }] });
    const described = Object.keys(document.paths!);
    expect(families.filter(({ prefix }) => !described.includes(prefix))).toEqual([]);
  });

  it('nothing else: an unknown path is 404 outside the API and 401 inside it', async () => {
    for (const [path, status] of [
      ['/', 404],
      ['/healthz/x', 404],
      ['/openapi/x', 401],
      ['/v1/x', 401],
    ] as const) {
      const response = await fetch(new URL(path, service.baseUrl));
      expect([path, response.status]).toEqual([path, status]);
      await response.body?.cancel();
    }
  });
});
