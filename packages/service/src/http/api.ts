import { endpoints, families, textTo3d } from '@meshwright/contract';
import { openApiDocument } from '@meshwright/contract/schema';
import { Hono } from 'hono';
import { type ServedFiles, serveFile } from '../files/serve-file.ts';
import { ServiceError } from '../service-error.ts';
import { errorAnswer } from './answers/error-answer.ts';
import { type HealthParts, healthRoutes } from './answers/health.ts';
import type { PreviewStore } from './answers/preview-store.ts';
import { rateHeaders } from './answers/rate-headers.ts';
import { servePreview } from './answers/serve-preview.ts';
import type { Call, Env } from './api-env.ts';
import { basePath, oldRoots } from './api-paths.ts';
import { apiVersion } from './api-version.ts';
import { type KeyGuardParts, keyGuard } from './guards/key-guard.ts';
import { originGuard } from './guards/origin-guard.ts';
import { type EndpointParts, routeEndpoints, routeOpenEndpoints } from './routes/endpoint-routes.ts';
import { type FamilyParts, routeFamily } from './routes/family-routes.ts';
import { legacyPath } from './routes/legacy-path.ts';
import { nearestRoute } from './routes/nearest-route.ts';

export interface ApiParts {
  readonly families: FamilyParts;
  readonly endpoints: EndpointParts;
  readonly keys: KeyGuardParts;
  readonly files: ServedFiles;
  readonly previews: PreviewStore;
  readonly health: HealthParts;
  readonly allowedOrigins: ReadonlySet<string>;
  /** Leave out of answers what this service adds to those of the API. */
  readonly exact: boolean;
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
