import type { MiddlewareHandler } from 'hono';
import { apiVersion } from './api-version.ts';

/** Seconds since 1970 of the API version that deprecated it, as the header wants them. */
const since = `@${Date.parse(apiVersion) / 1000}`;

/**
 * Marks the answers of a path without `/openapi` as deprecated and points to the new one (spec: Versioning). Stated
 * for Text to 3D only; the other old paths are discouraged, not deprecated (readings R49).
 */
export function legacyPath(basePath: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.header('Deprecation', since);
    c.header('Link', `<${basePath}${c.req.path}>; rel="successor-version"`);
  };
}
