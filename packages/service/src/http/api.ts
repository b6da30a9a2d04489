import { type Balance, balance, endpoints, type Family, families, isTerminal } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { serveFile } from '../files/serve-file.ts';
import type { ServiceContext } from '../service-context.ts';
import { ServiceError, statusOf } from '../service-error.ts';
import type { KnownAccount } from '../store/accounts.ts';
import { balanceOf } from '../store/ledger.ts';
import { findTask, listTasks } from '../store/task-rows.ts';
import { createTask } from '../tasks/create-task.ts';
import { listQuery } from '../tasks/list-query.ts';
import { removeTask } from '../tasks/remove-task.ts';
import { taskFrame, taskObject } from '../tasks/task-object.ts';
import { type StreamEvent, taskStream } from '../tasks/task-stream.ts';
import { apiVersion } from './api-version.ts';
import { nearestRoute } from './nearest-route.ts';
import { originGuard } from './origin-guard.ts';
import { readJson } from './read-json.ts';

/** The path of the API; `{base_url}` ends in it. */
export const basePath = '/openapi';

type Env = { Variables: { account: KnownAccount } };
type Call = Context<Env>;

/** The whole HTTP surface. Every family is routed from its descriptor; nothing here knows one by name. */
export function createApi(context: ServiceContext): Hono<Env> {
  const app = new Hono<Env>();
  app.onError((error, c) => errorAnswer(context, error, c));
  app.use(async (c, next) => {
    await next();
    if (!c.req.path.startsWith('/files/')) c.header('x-api-version', apiVersion);
  });
  app.use(originGuard(context.allowedOrigins));
  app.get('/files/:task/:name', (c) => serveFile(context, c.req.raw));

  const api = new Hono<Env>();
  api.use(async (c, next) => {
    c.set('account', signedIn(context, c.req.header('Authorization')));
    await next();
  });
  api.use(async (c, next) => {
    const wait = context.rates.take(c.var.account.id);
    if (wait === 0) return await next();
    throw new ServiceError('too_many_requests', `Too many requests; come back in ${wait} s.`, {
      retryAfterSeconds: wait,
    });
  });
  for (const { name, prefix } of endpoints) {
    const show = Object.hasOwn(shown, name) ? shown[name] : undefined;
    api.get(prefix, (c) => show?.(context, c.var.account) ?? notYet(prefix));
  }
  for (const family of families) routeFamily(api, context, family);
  app.route(basePath, api);

  const known = [...families, ...endpoints].map(({ prefix }) => basePath + prefix);
  app.all('*', (c) => {
    const nearest = nearestRoute(c.req.path, known);
    throw new ServiceError(
      'not_found',
      `There is no ${c.req.method} on this path. The nearest path is ${nearest}.`,
    );
  });
  return app;
}

function routeFamily(api: Hono<Env>, context: ServiceContext, family: Family): void {
  const { prefix } = family;
  const keyOf = (c: Call) => ({
    account: c.var.account.id,
    family: family.name,
    id: c.req.param('id') ?? '',
  });

  const absent = `There is no ${family.name} task with this id.`;
  const read = async (key: ReturnType<typeof keyOf>) => {
    const row = await findTask(context.store, key);
    if (!row) throw new ServiceError('not_found', absent);
    return taskObject(context, family, row);
  };
  const readEvent = async (key: ReturnType<typeof keyOf>): Promise<StreamEvent> => {
    const row = await findTask(context.store, key);
    if (!row) return { event: 'error', data: { status_code: 404, message: absent }, isLast: true };
    return { event: 'message', data: taskFrame(context, family, row), isLast: isTerminal(row.status) };
  };

  api.post(prefix, async (c) => {
    const body = await readJson(c.req.raw, context.maxBodyBytes);
    const id = await createTask(context, c.var.account, family, body);
    const extra = detailsOf(family).createReturnsTask ? await read({ ...keyOf(c), id }) : {};
    return c.json({ ...extra, result: id }, 202);
  });
  api.get(prefix, async (c) => {
    const query = listQuery(new URL(c.req.url).searchParams);
    const rows = await listTasks(context.store, { ...query, account: c.var.account.id, family: family.name });
    return c.json(rows.map((row) => taskObject(context, family, row)));
  });
  api.get(`${prefix}/:id`, async (c) => c.json(await read(keyOf(c))));
  api.delete(`${prefix}/:id`, async (c) => c.body(null, await removeTask(context, family, keyOf(c))));
  api.get(`${prefix}/:id/stream`, (c) => {
    const key = keyOf(c);
    const stream = taskStream(key.id, {
      events: context.events,
      heartbeatMs: context.heartbeatMs,
      signals: [c.req.raw.signal, context.stopSignal],
      read: () => readEvent(key),
    });
    return new Response(stream, {
      headers: {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      },
    });
  });
}

/** What the endpoints that are not families show; the others are not there yet. */
const shown: Readonly<Record<string, (context: ServiceContext, account: KnownAccount) => Promise<Response>>> =
  {
    async [balance.name](context, { id }) {
      const credits = await balanceOf(context.store, id);
      // Local credits do not expire.
      const answer: Balance = {
        balance: credits,
        monthly_credits: 0,
        permanent_credits: credits,
        monthly_resets_at: null,
      };
      return Response.json(answer);
    },
  };

function notYet(path: string): never {
  throw new ServiceError(
    'not_implemented',
    `The local service does not answer ${path} yet. Nothing was charged.`,
  );
}

function signedIn(context: ServiceContext, header: string | undefined): KnownAccount {
  const key = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  const account = key === undefined ? undefined : context.findAccount(key);
  if (account) return account;
  const found = key === undefined ? 'No key was sent' : 'This service does not know the key that was sent';
  throw new ServiceError(
    'unauthorized',
    `${found}; send Authorization: Bearer <API_KEY> with a key of this service.`,
  );
}

function errorAnswer(context: ServiceContext, error: Error, c: Call): Response {
  if (!(error instanceof ServiceError)) {
    context.onFault(error);
    return c.json({ message: 'The service failed: a fault of its own, not of the request.' }, 500);
  }
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  const body = { message: error.message, ...(error.issues ? { issues: error.issues } : {}) };
  return c.json(body, statusOf[error.code] satisfies ContentfulStatusCode);
}
