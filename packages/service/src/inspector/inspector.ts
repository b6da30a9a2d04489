import { readFile } from 'node:fs/promises';
import { isTerminal } from '@meshwright/contract';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FaultPlan } from '../control/faults/fault-plan.ts';
import { isToken } from '../control/is-token.ts';
import { redactText } from '../control/log/redact.ts';
import type { RequestLog } from '../control/log/request-log.ts';
import type { ServiceClock } from '../control/service-clock.ts';
import { type ServedFiles, serveFile } from '../files/serve-file.ts';
import { originGuard } from '../http/guards/origin-guard.ts';
import { ServiceError, statusOf } from '../service-error.ts';
import type { StreamEvent } from '../tasks/streams/task-stream.ts';
import type { TaskStreams } from '../tasks/streams/task-streams.ts';
import { inspectorPath, readTokenOf } from './inspector-token.ts';
import { type LedgerViewParts, ledgerView } from './ledger-view.ts';
import { requestLines } from './request-lines.ts';
import { statusView } from './status-view.ts';
import { type TaskViewParts, taskListView } from './task-list-view.ts';
import { taskView } from './task-view.ts';

export interface InspectorParts extends TaskViewParts, Pick<LedgerViewParts, 'accounts'> {
  readonly files: ServedFiles;
  readonly streams: TaskStreams;
  readonly clock: ServiceClock;
  readonly faults: FaultPlan;
  readonly log: RequestLog;
  readonly controlToken: string;
  /** Redacted in every view. */
  readonly secrets: readonly string[];
  readonly onFault: (error: unknown) => void;
}

/** One frame of a running task, as in its stream. */
export interface InspectorFrame {
  readonly status: string;
  readonly progress: number;
  /** Service time, milliseconds since 1970. */
  readonly at: number;
}

/** Permissions of the page: its own scripts and its own origin. Pictures and the textures of models are fetched bytes. */
const pageRules = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self' blob:",
    "img-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** What the page loads with `import()`: public code, without data. */
const moduleFiles = new Set([`${inspectorPath}/model-viewer.js`]);
const refuseOrigins = originGuard(new Set());

const notBuilt =
  'The inspector page is not built; run npm run build in packages/service. The API is not affected.';
/** Streams of the page count together, separately from those of any key. */
const streamReader = '@inspector';
const fileReadMs = 60_000;
// Ids have only these characters, and some stores refuse other texts.
const oneTask = '/tasks/:id{[\\w-]+}';

/**
 * Creates the inspector: a page and its views. It only reads; changes go to the control surface with its token. The
 * page itself contains no data and is public; every view requires the token in the fragment of the inspector's URL,
 * or the control token.
 */
export function createInspector(parts: InspectorParts): Hono {
  const { store, files, clock, log } = parts;
  const app = new Hono();
  app.onError((error, c) => errorAnswer(parts, error, c));
  app.use(async (c, next) => {
    await next();
    // A file keeps its own, narrower rules.
    for (const [name, value] of Object.entries(pageRules)) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  });
  // Read once, on the first request, so that a later build does not mix two pages.
  let page: ReadonlyMap<string, PageFile> | undefined;
  async function fileAnswer(c: Context, name: string): Promise<Response> {
    page ??= await readPage().catch(() => undefined);
    if (!page) return c.text(notBuilt, 503);
    const { bytes, type } = await found(page.get(name));
    return c.body(bytes, 200, { 'Content-Type': type });
  }
  // Refuses all web pages: this page sends no Origin for its own reads. Only its modules are loaded with one, its own.
  app.use(async (c, next) => {
    const origin = c.req.header('Origin');
    // Behind a proxy the page has https, and this request http.
    const isOwn = origin?.split('://')[1] === new URL(c.req.url).host;
    if (isOwn && c.req.method === 'GET' && moduleFiles.has(c.req.path)) return await next();
    return await refuseOrigins(c, next);
  });
  app.get(inspectorPath, (c) => c.redirect(`${inspectorPath}/`));
  app.get(`${inspectorPath}/`, (c) => fileAnswer(c, 'index.html'));
  app.get(`${inspectorPath}/:file`, (c) => fileAnswer(c, c.req.param('file')));

  const views = new Hono();
  views.use(tokenGuard(parts.controlToken));
  const show = (c: Context, view: object) => c.body(shown(view, parts.secrets), 200, json);
  views.get('/status', async (c) => show(c, await statusView(store, parts)));
  views.get('/tasks', async (c) => show(c, await taskListView(parts, c.req.query())));
  views.get(oneTask, async (c) => show(c, await found(taskView(parts, c.req.param('id')))));
  views.get(`${oneTask}/frames`, (c) => framesAnswer(parts, c.req.param('id'), c.req.raw.signal));
  views.get(`${oneTask}/files/:name`, async (c) => {
    const { id, name } = c.req.param();
    const url = files.urls.sign(id, encodeURIComponent(name), clock.now() + fileReadMs);
    return await serveFile(files, new Request(url, { headers: c.req.raw.headers }));
  });
  views.get('/ledger', async (c) => {
    const before = Number(c.req.query('before') ?? Number.NaN);
    return show(c, await ledgerView(parts, Number.isSafeInteger(before) ? before : undefined));
  });
  views.get('/requests', (c) => show(c, requestLines(log)));
  views.get('/requests/:number', async (c) =>
    show(c, await found(log.all().find(({ number }) => String(number) === c.req.param('number')))),
  );
  views.get('/faults', (c) => show(c, parts.faults.state()));
  app.route(`${inspectorPath}/api`, views);

  app.all('*', () => {
    throw new ServiceError('not_found', 'The inspector has no such path and accepts GET only.');
  });
  return app;
}

const json = { 'Content-Type': 'application/json' };

function tokenGuard(controlToken: string): MiddlewareHandler {
  const readToken = readTokenOf(controlToken);
  return async (c, next) => {
    const sent = c.req.header('Authorization');
    if (!isToken(sent, readToken) && !isToken(sent, controlToken)) {
      throw new ServiceError(
        'unauthorized',
        'The inspector requires its own token, which changes at every start; open the inspectorUrl that the service printed.',
      );
    }
    await next();
  };
}

/** Returns a view as JSON, without keys, signed queries and data URIs in any of its texts. */
function shown(view: object, secrets: readonly string[]): string {
  return JSON.stringify(view, (_, value: unknown) =>
    typeof value === 'string' ? redactText(value, secrets) : value,
  );
}

async function found<T>(value: Promise<T | null> | T | null | undefined): Promise<T> {
  const known = await value;
  if (known === null || known === undefined) {
    throw new ServiceError('not_found', 'The inspector has no item with this name.');
  }
  return known;
}

function framesAnswer(
  { store, runner, clock, streams }: InspectorParts,
  id: string,
  signal: AbortSignal,
): Response {
  const read = async (): Promise<StreamEvent> => {
    const row = await store
      .selectFrom('tasks')
      .where('id', '=', id)
      .select(['status', 'progress'])
      .executeTakeFirst();
    if (!row) return { event: 'error', data: { status_code: 404 }, isLast: true };
    const progress = Math.max(row.progress, runner.progressOf(id) ?? 0);
    const frame: InspectorFrame = { status: row.status, progress, at: clock.now() };
    return { event: 'message', data: frame, isLast: isTerminal(row.status) };
  };
  const stream = streams.open(streamReader, id, signal, read);
  return new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } });
}

function errorAnswer({ onFault }: InspectorParts, error: Error, c: Context): Response {
  if (!(error instanceof ServiceError)) {
    onFault(error);
    return c.json({ message: 'Internal service error; the request is not the cause.' }, 500);
  }
  return c.json({ message: error.message }, statusOf[error.code] satisfies ContentfulStatusCode);
}

/** One built file of the page. */
interface PageFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

const types: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'model-viewer.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
};

// When run from sources, the service shows the page of the last build.
const folder = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/inspector/' : './inspector/',
  import.meta.url,
);

/** Reads all files of the page, by name. @throws ENOENT when it was not built */
async function readPage(): Promise<ReadonlyMap<string, PageFile>> {
  const files = Object.entries(types).map(async ([name, type]): Promise<[string, PageFile]> => {
    return [name, { bytes: new Uint8Array(await readFile(new URL(name, folder))), type }];
  });
  return new Map(await Promise.all(files));
}
