import { endpoints, families, textTo3d } from '@meshwright/contract';
import { openApiDocument } from '@meshwright/contract/schema';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { withoutSecrets } from '../control/log/redact.ts';
import { type ServedFiles, serveFile } from '../files/serve-file.ts';
import { refusalOf } from '../outage.ts';
import { ServiceError, type ServiceErrorCode, statusOf } from '../service-error.ts';
import type { Health } from '../start/health.ts';
import { errorBody } from './answers/error-body.ts';
import { healthRoutes } from './answers/health.ts';
import type { PreviewStore } from './answers/preview-store.ts';
import { servePreview } from './answers/serve-preview.ts';
import type { Call, Env } from './api-env.ts';
import { basePath, isApiPath, oldRoots } from './api-paths.ts';
import { apiVersion } from './api-version.ts';
import { type KeyGuardParts, keyGuard, sentKey } from './guards/key-guard.ts';
import { originGuard } from './guards/origin-guard.ts';
import type { RateState } from './guards/rate-limit.ts';
import { type EndpointParts, routeEndpoints, routeOpenEndpoints } from './routes/endpoint-routes.ts';
import { type FamilyParts, routeFamily } from './routes/family-routes.ts';

export interface ApiParts {
  readonly families: FamilyParts;
  readonly endpoints: EndpointParts;
  readonly keys: KeyGuardParts;
  readonly files: ServedFiles;
  readonly previews: PreviewStore;
  readonly health: Health;
  readonly allowedOrigins: ReadonlySet<string>;
  /** Leave out of answers what this service adds to those of the API. */
  readonly exact: boolean;
  /** Returns whether an error is a temporary loss of the store or the files. */
  readonly isOutage: (error: unknown) => boolean;
  /** Receives the code of each error that a request is answered with. */
  readonly onRefused: (request: Request, code: ServiceErrorCode) => void;
  /** Receives faults of the service itself. */
  readonly onFault: (error: unknown) => void;
}

/** Creates the whole HTTP surface. Families are routed by their descriptors, never by name. */
export function createApi(parts: ApiParts): Hono<Env> {
  const app = new Hono<Env>();
  app.onError((error, c) => errorAnswer(parts, error, c));
  app.use(async (c, next) => {
    await next();
    if (!c.req.path.startsWith('/files/')) c.header('x-api-version', apiVersion);
    rateHeaders(c, parts.exact);
    // Shows that nothing here costs money.
    c.header('x-meshwright-service', 'local');
  });
  app.use(originGuard(parts.allowedOrigins));
  app.get('/files/:task/:name', (c) => serveFile(parts.files, c.req.raw));
  app.get('/previews/:file', (c) => servePreview(parts.previews, c.req.param('file')));
  app.route('/', healthRoutes(parts.health));
  app.get('/openapi.json', documentAnswer);
  app.get(`${basePath}/openapi.json`, documentAnswer);
  // Paths without the prefix are older and still work (spec: Versioning).
  for (const path of ['', '/*']) app.use(`${textTo3d.prefix}${path}`, legacyPath(basePath));
  for (const path of [basePath, ...oldRoots]) app.use(`${path}/*`, keyGuard(parts.keys));

  const api = new Hono<Env>();
  routeOpenEndpoints(app, parts.endpoints);
  routeEndpoints(api, parts.endpoints);
  for (const family of families) routeFamily(api, parts.families, family);
  app.route(basePath, api);
  app.route('/', api);
  const known = [
    ...families.map(({ prefix }) => basePath + prefix),
    ...endpoints.map(({ prefix, open }) => (open ? prefix : basePath + prefix)),
  ];
  app.all('*', (c) => {
    const nearest = nearestRoute(c.req.path, known);
    throw new ServiceError(
      'not_found',
      `There is no ${c.req.method} endpoint on this path. The nearest path is ${nearest}.`,
    );
  });
  return app;
}

function documentAnswer(c: Call): Response {
  return c.json(openApiDocument({ version: apiVersion, serverUrl: basePath }));
}

/** Faults of the service with an answer of their own, which its operator should know of. */
const reported: readonly string[] = ['file_missing', 'unknown_outcome'];

/**
 * Answers a failed API call. Outages are 503 and may be repeated; an unexpected error is answered without details.
 * Both go to `onFault`.
 */
function errorAnswer(
  { onFault, onRefused, exact, isOutage }: Pick<ApiParts, 'onFault' | 'onRefused' | 'exact' | 'isOutage'>,
  thrown: Error,
  c: Call,
): Response {
  const error = refusalOf(thrown, isOutage) ?? thrown;
  if (error !== thrown || !(error instanceof ServiceError) || reported.includes(error.code)) onFault(thrown);
  onRefused(c.req.raw, error instanceof ServiceError ? error.code : 'internal');
  if (!(error instanceof ServiceError)) {
    return c.json({ message: 'Internal service error; the request is not the cause.' }, 500);
  }
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  // The error quotes the request; the key is removed in any encoding.
  const key = sentKey(c.req.header('Authorization'));
  // The refusal of a key quotes nothing, and finding all forms of every wrong key would be slow.
  const secrets = key === undefined || error.code === 'unauthorized' ? [] : [key];
  const text = withoutSecrets(
    JSON.stringify(exact ? { message: errorBody(error).message } : errorBody(error)),
    secrets,
  );
  return c.body(text, statusOf[error.code] satisfies ContentfulStatusCode, {
    'Content-Type': 'application/json',
  });
}

/**
 * Sets the rate-limit headers of every API answer (spec: Limits; readings R47). Retry-After is 0 when no wait is
 * needed, which no client treats as a wait. The public service leaves it out where a queue is full, and so does an
 * exact answer, although the specification has it on every one.
 */
function rateHeaders(c: Call, exact: boolean): void {
  if (!isApiPath(c.req.path)) return;
  const isQueueFull = c.error instanceof ServiceError && c.error.code === 'queue_full';
  if (exact && isQueueFull) c.res.headers.delete('Retry-After');
  else if (!c.res.headers.has('Retry-After')) c.header('Retry-After', '0');
  const rates = c.get('rates') as RateState | undefined;
  if (!rates) return;
  c.header('RateLimit-Limit', String(rates.limit));
  c.header('RateLimit-Remaining', String(rates.remaining));
  c.header('RateLimit-Reset', String(rates.resetSeconds));
}

/** Date of the API version that deprecated the path, as `@` and seconds since 1970, the format of the header. */
const since = `@${Date.parse(apiVersion) / 1000}`;

/**
 * Marks the answers of a path without `/openapi` as deprecated and links to the new one (spec: Versioning). Applies
 * to Text to 3D only; the other old paths are discouraged, not deprecated (readings R49).
 */
function legacyPath(basePath: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.header('Deprecation', since);
    c.header('Link', `<${basePath}${c.req.path}>; rel="successor-version"`);
  };
}

/** Returns the known path closest to an unknown one, for error messages. */
function nearestRoute(path: string, known: readonly string[]): string | undefined {
  const shortened = path.slice(0, 200);
  const scored = known.map((route) => ({ route, distance: editDistance(shortened, route) }));
  return scored.sort((a, b) => a.distance - b.distance)[0]?.route;
}

/** Returns the number of inserted, deleted or replaced characters between two texts. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
