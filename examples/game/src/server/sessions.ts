import { createHmac, timingSafeEqual } from 'node:crypto';

/** Who is at the other end, by a cookie. A game with accounts asks its own login here instead. */
export interface Sessions {
  /** The visitor of a request, or null for one that never opened a page. */
  callerOf(request: Request): string | null;
  /** The cookie to set for a visitor who has none that is known. */
  open(cookies: string | undefined): string | undefined;
}

const name = 'garden';

/**
 * Visitors by cookies that this server has signed: it keeps no list, so those it gave before it was started again are
 * good still.
 * @param newId makes names that cannot be guessed
 * @param secret signs them, and is the server's alone
 */
export function sessions(newId: () => string, secret: string): Sessions {
  const signed = (id: string) => `${id}.${createHmac('sha256', secret).update(id).digest('base64url')}`;
  const visitor = (cookies: string | undefined): string | null => {
    const [, value, id] =
      new RegExp(`(?:^|;\\s*)${name}=(([\\w-]+)\\.[\\w-]+)(?:;|$)`).exec(cookies ?? '') ?? [];
    return value !== undefined && id !== undefined && areEqual(value, signed(id)) ? id : null;
  };
  return {
    callerOf: (request) => visitor(request.headers.get('cookie') ?? undefined),
    open(cookies) {
      if (visitor(cookies)) return undefined;
      // No script reads it, and no other site's page can send it.
      return `${name}=${signed(newId())}; Path=/; HttpOnly; SameSite=Strict`;
    },
  };
}

/** Takes the same time wherever they differ. */
function areEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
