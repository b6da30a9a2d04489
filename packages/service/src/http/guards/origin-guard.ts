import type { MiddlewareHandler } from 'hono';
import { ServiceError } from '../../service-error.ts';

const shown =
  'x-api-version, x-meshwright-service, x-deprecation-notice, retry-after, content-length, content-range, accept-ranges, etag, deprecation, link';

/**
 * Refuses every request of a web page unless its origin is allowed, and answers allowed preflights with exactly the
 * requested permissions. No wildcard, no cookies.
 */
export function originGuard(allowed: ReadonlySet<string>): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    if (origin === undefined) return await next();
    if (!allowed.has(origin)) {
      throw new ServiceError(
        'refused',
        'This origin is not allowed; add it to allowedOrigins and start the service again.',
      );
    }
    const isPreflight =
      c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined;
    if (isPreflight) {
      c.res = new Response(null, {
        status: 204,
        headers: {
          'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE',
          'Access-Control-Allow-Headers': 'authorization, content-type, range, if-range, last-event-id',
          'Access-Control-Max-Age': '600',
          ...(c.req.header('Access-Control-Request-Private-Network') === 'true'
            ? { 'Access-Control-Allow-Private-Network': 'true' }
            : {}),
        },
      });
    } else {
      await next();
    }
    c.header('Access-Control-Allow-Origin', origin);
    c.header('Access-Control-Expose-Headers', shown);
    c.header('Vary', 'Origin', { append: true });
  };
}
