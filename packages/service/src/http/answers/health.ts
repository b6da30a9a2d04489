import { Hono } from 'hono';
import type { Health } from '../../start/health.ts';

/**
 * Health endpoints for process monitors. They need no key and reveal nothing about accounts. `/healthz` is 200 as long as
 * the process answers; `/readyz` is 503 while it should get no requests.
 */
export function healthRoutes(health: Health): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const { store, files, workers } = await health.look();
    const problem = health.isDraining()
      ? 'The service stops once its running jobs have ended.'
      : store
        ? files
          ? undefined
          : 'The file storage does not respond.'
        : 'The store does not respond.';
    // A service without workers still takes tasks: that is for an alert, and not for those who send requests elsewhere.
    const parts = { store: shown(store), files: shown(files), workers: workers ?? null };
    if (problem === undefined) return c.json({ status: 'ready', ...parts });
    return c.json({ status: 'not ready', message: problem, ...parts }, 503);
  });
  return app;
}

function shown(answers: boolean): string {
  return answers ? 'ok' : 'no answer';
}
