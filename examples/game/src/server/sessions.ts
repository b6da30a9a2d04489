/** Who is at the other end, by a cookie. A game with accounts asks its own login here instead. */
export interface Sessions {
  /** The visitor of a request, or null for one that never opened a page. */
  callerOf(request: Request): string | null;
  /** The cookie to set for a visitor who has none that is known. */
  open(cookies: string | undefined): string | undefined;
}

const name = 'garden';
/** Visits that are remembered; the oldest are forgotten first. */
const most = 10_000;

/** @param newId makes names that nobody guesses */
export function sessions(newId: () => string): Sessions {
  const known = new Set<string>();
  const visitor = (cookies: string | undefined): string | null => {
    const [, id] = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(cookies ?? '') ?? [];
    return id !== undefined && known.has(id) ? id : null;
  };
  return {
    callerOf: (request) => visitor(request.headers.get('cookie') ?? undefined),
    open(cookies) {
      if (visitor(cookies)) return undefined;
      const id = newId();
      known.add(id);
      for (const oldest of known) if (known.size > most) known.delete(oldest);
      // No script reads it, and no other site's page can send it.
      return `${name}=${id}; Path=/; HttpOnly; SameSite=Strict`;
    },
  };
}
