import { createHmac, timingSafeEqual } from 'node:crypto';

/** Identifies visitors by a cookie. A game with accounts uses its own login here instead. */
export interface Sessions {
  /** Returns the visitor of a request, or null when the request has no valid cookie. */
  callerOf(request: Request): string | null;
  /** Returns the cookie to set for a visitor without a valid one. */
  open(cookies: string | undefined): string | undefined;
}

const name = 'garden';

/**
 * Creates sessions that accept cookies signed with `secret`. It keeps no list, so cookies stay valid after a restart.
 * @param newId returns unguessable visitor ids
 * @param secret signing key, known only to the server
 */
export function sessions(newId: () => string, secret: string): Sessions {
  const signed = (id: string) => `${id}.${createHmac('sha256', secret).update(id).digest('base64url')}`;
  const visitorOf = (cookies: string | undefined): string | null => {
    const [, value, id] =
      new RegExp(`(?:^|;\\s*)${name}=(([\\w-]+)\\.[\\w-]+)(?:;|$)`).exec(cookies ?? '') ?? [];
    return value !== undefined && id !== undefined && areEqual(value, signed(id)) ? id : null;
  };
  return {
    callerOf: (request) => visitorOf(request.headers.get('cookie') ?? undefined),
    open(cookies) {
      if (visitorOf(cookies)) return undefined;
      // HttpOnly hides it from scripts; SameSite=Strict keeps it off requests from other sites.
      return `${name}=${signed(newId())}; Path=/; HttpOnly; SameSite=Strict`;
    },
  };
}

/** Compares in constant time. */
function areEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
