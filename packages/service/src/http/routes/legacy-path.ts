import type { MiddlewareHandler } from 'hono';
import { apiVersion } from '../api-version.ts';

/** Date of the API version that deprecated the path, as `@` and seconds since 1970, the format of the header. */
const since = `@${Date.parse(apiVersion) / 1000}`;

/**
 * Marks the answers of a path without `/openapi` as deprecated and links to the new one (spec: Versioning). Applies
 * to Text to 3D only; the other old paths are discouraged, not deprecated (readings R49).
 */
export function legacyPath(basePath: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.header('Deprecation', since);
    c.header('Link', `<${basePath}${c.req.path}>; rel="successor-version"`);
  };
}
