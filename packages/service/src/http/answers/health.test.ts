import { families } from '@meshwright/contract';
import { instantEngine } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    ['/readyz', { status: 'ready' }],
  ])('%s reports that the service runs', async (path, body) => {
    const response = await fetch(new URL(path, service.baseUrl));
    expect([response.status, await response.json()]).toEqual([200, body]);
  });

  it('/readyz is 503 when the store does not answer, without details', async () => {
    const store = openStore(':memory:');
    await store.selectFrom('accounts').select('id').execute();
    await store.destroy();
    const faults: unknown[] = [];
    const response = await healthRoutes({ store, onFault: (error) => faults.push(error) }).request('/readyz');
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'not ready', message: 'The store does not respond.' },
    ]);
    expect(faults).toHaveLength(1);
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
