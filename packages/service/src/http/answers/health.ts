import { Hono } from 'hono';
import type { Store } from '../../store/tables.ts';

export interface HealthParts {
  readonly store: Store;
  readonly onFault: (error: unknown) => void;
}

/** Health endpoints for process monitors. They need no key and reveal nothing about accounts. */
export function healthRoutes({ store, onFault }: HealthParts): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await store.selectFrom('accounts').select('id').limit(1).execute();
      return c.json({ status: 'ready' });
    } catch (error) {
      onFault(error);
      return c.json({ status: 'not ready', message: 'The store does not respond.' }, 503);
    }
  });
  return app;
}
