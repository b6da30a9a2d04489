import {
  animationLibrary,
  type Balance,
  balance,
  type Endpoint,
  endpoints,
  type Family,
  families,
  isTerminal,
  textTo3d,
  usage,
} from '@meshwright/contract';
import { detailsOf, notices, openApiDocument } from '@meshwright/contract/schema';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { withoutSecrets } from '../control/log/redact.ts';
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
import { answerLibrary } from './answers/answer-library.ts';
import { answerUsage } from './answers/answer-usage.ts';
import { errorBody } from './answers/error-body.ts';
import { healthRoutes } from './answers/health.ts';
import { servePreview } from './answers/serve-preview.ts';
import { apiVersion } from './api-version.ts';
import { originGuard } from './guards/origin-guard.ts';
import type { RateState } from './guards/rate-limit.ts';
import { legacyPath } from './legacy-path.ts';
import { nearestRoute } from './nearest-route.ts';
import { readCreateBody } from './read-json.ts';

/** Path of the API, the end of `{base_url}`. */
export const basePath = '/openapi';

/** Roots of API paths without the prefix: `/v1`, `/v2`, `/creative-lab`. */
const oldRoots = new Set(families.map(({ prefix }) => `/${prefix.split('/')[1]}`));

type Env = { Variables: { account: KnownAccount; rates: RateState } };
type Call = Context<Env>;

/** Creates the whole HTTP surface. Families are routed by their descriptors, never by name. */
export function createApi(context: ServiceContext): Hono<Env> {
  const app = new Hono<Env>();
  app.onError((error, c) => errorAnswer(context, error, c));
  app.use(async (c, next) => {
    await next();
    if (!c.req.path.startsWith('/files/')) c.header('x-api-version', apiVersion);
    rateHeaders(c);
    // Shows that nothing here costs money.
    c.header('x-meshwright-service', 'local');
  });
  app.use(originGuard(context.allowedOrigins));
  app.get('/files/:task/:name', (c) => serveFile(context, c.req.raw));
  app.get('/previews/:file', (c) => servePreview(context, c.req.param('file')));
  app.route('/', healthRoutes(context));
  app.get('/openapi.json', documentAnswer);
  app.get(`${basePath}/openapi.json`, documentAnswer);

  // Paths without the prefix are older and still work (spec: Versioning).
  for (const path of ['', '/*']) app.use(`${textTo3d.prefix}${path}`, legacyPath(basePath));
  for (const path of [basePath, ...oldRoots]) guard(app, context, `${path}/*`);
  const api = new Hono<Env>();
  for (const [{ prefix }, answer] of answers) {
    api.get(prefix, async (c) => c.json(await answer(context, c.var.account, queryOf(c))));
  }
  for (const family of families) routeFamily(api, context, family);
  app.route(basePath, api);
  app.route('/', api);

  const known = [...families, ...endpoints].map(({ prefix }) => basePath + prefix);
  app.all('*', (c) => {
    const nearest = nearestRoute(c.req.path, known);
    throw new ServiceError(
      'not_found',
      `There is no ${c.req.method} endpoint on this path. The nearest path is ${nearest}.`,
    );
  });
  return app;
}

/** Checks the key (401, before everything else), then the rate limit (429, before any work). */
function guard(app: Hono<Env>, context: ServiceContext, path: string): void {
  app.use(path, async (c, next) => {
    const account = signedIn(context, c.req.header('Authorization'));
    const { wait, ...rates } = context.rates.take(account.id);
    c.set('rates', rates);
    if (wait > 0) {
      throw new ServiceError('too_many_requests', `Too many requests; retry in ${wait} s.`, {
        retryAfterSeconds: wait,
      });
    }
    c.set('account', account);
    await next();
  });
}

/**
 * Sets the rate-limit headers of every API answer (spec: Limits; readings R47). Retry-After is 0 when no wait is
 * needed, which no client treats as a wait.
 */
function rateHeaders(c: Call): void {
  if (!isApiPath(c.req.path)) return;
  if (!c.res.headers.has('Retry-After')) c.header('Retry-After', '0');
  const rates = c.get('rates') as RateState | undefined;
  if (!rates) return;
  c.header('RateLimit-Limit', String(rates.limit));
  c.header('RateLimit-Remaining', String(rates.remaining));
  c.header('RateLimit-Reset', String(rates.resetSeconds));
}

function isApiPath(path: string): boolean {
  return [basePath, ...oldRoots].some((root) => path.startsWith(`${root}/`));
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
    const arrivals = context.spool.arrivals();
    let body: unknown;
    let id: string;
    try {
      const { value, files } = await readCreateBody(c.req.raw, context.maxBodyBytes, arrivals);
      body = value;
      id = await createTask(context, c.var.account, family, { body, files, arrivals });
    } finally {
      await arrivals.discard();
    }
    const details = detailsOf(family);
    const old = notices(details, body as Record<string, unknown>).map(({ message }) => message);
    if (old.length > 0) c.header('x-deprecation-notice', old.join(' '));
    const extra = details.createReturnsTask ? await read({ ...keyOf(c), id }) : {};
    return c.json({ ...extra, result: id }, 202);
  });
  api.get(prefix, async (c) => {
    const query = listQuery(queryOf(c));
    const rows = await listTasks(context.store, { ...query, account: c.var.account.id, family: family.name });
    return c.json(rows.map((row) => taskObject(context, family, row)));
  });
  api.get(`${prefix}/:id`, async (c) => c.json(await read(keyOf(c))));
  api.delete(`${prefix}/:id`, async (c) => c.body(null, await removeTask(context, family, keyOf(c))));
  api.get(`${prefix}/:id/stream`, (c) => {
    const key = keyOf(c);
    context.streams.check(key.account);
    const stream = taskStream(key.id, {
      events: context.events,
      heartbeatMs: context.heartbeatMs,
      signals: [c.req.raw.signal, context.stopSignal],
      read: () => readEvent(key),
      hold: () => context.streams.take(key.account),
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

type Answer = (context: ServiceContext, account: KnownAccount, query: URLSearchParams) => Promise<object>;

/** Answers of the endpoints that are not families. */
const answers: readonly (readonly [Endpoint, Answer])[] = [
  [balance, answerBalance],
  [usage, answerUsage],
  [animationLibrary, answerLibrary],
];

async function answerBalance({ store }: ServiceContext, { id }: KnownAccount): Promise<Balance> {
  const credits = await balanceOf(store, id);
  // Local credits do not expire.
  return { balance: credits, monthly_credits: 0, permanent_credits: credits, monthly_resets_at: null };
}

function documentAnswer(c: Call): Response {
  return c.json(openApiDocument({ version: apiVersion, serverUrl: basePath }));
}

function queryOf(c: Call): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

function signedIn(context: ServiceContext, header: string | undefined): KnownAccount {
  const key = sentKey(header);
  const account = key === undefined ? undefined : context.findAccount(key);
  if (account) return account;
  const found = key === undefined ? 'No API key was sent' : 'The API key is not valid here';
  throw new ServiceError(
    'unauthorized',
    `${found}; send Authorization: Bearer <API_KEY> with a key of this service.`,
  );
}

function sentKey(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
}

function errorAnswer(context: ServiceContext, error: Error, c: Call): Response {
  if (!(error instanceof ServiceError) || error.code === 'files_unreachable') {
    context.onFault(error);
    return c.json({ message: 'Internal service error; the request is not the cause.' }, 500);
  }
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  // The error quotes the request; the key is removed in any encoding.
  const key = sentKey(c.req.header('Authorization'));
  // The refusal of a key quotes nothing, and finding all forms of every wrong key would be slow.
  const secrets = key === undefined || error.code === 'unauthorized' ? [] : [key];
  const text = withoutSecrets(JSON.stringify(errorBody(error)), secrets);
  return c.body(text, statusOf[error.code] satisfies ContentfulStatusCode, {
    'Content-Type': 'application/json',
  });
}
