import { foreignOrigins } from '@meshwright/testing/service/foreign-headers';
import { instantEngine } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';
import { isRefused, surfaces } from './testing/raw-request.ts';

let service: Service;
let port: number;
beforeAll(async () => {
  service = await startService({
    port: 0,
    engine: instantEngine(),
    allowedOrigins: ['http://localhost:5173'],
    accounts: [{ name: 'a', key: 'k', credits: 1000 }],
  });
  port = Number(new URL(service.baseUrl).port);
});
afterAll(() => service.stop());

describe('Origin', () => {
  it.each(Object.entries(surfaces))(
    'that is not allowed is refused for every method, on %s',
    async (_, path) => {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS', 'HEAD']) {
        for (const origin of foreignOrigins) await isRefused(port, method, path, origin);
      }
    },
  );
});
