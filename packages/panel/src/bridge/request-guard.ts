import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

export interface RequestGuard {
  /** `NAME:PORT` values that are this bridge. */
  readonly hosts: ReadonlySet<string>;
  /** Origins of pages that may call. */
  readonly origins: ReadonlySet<string>;
  readonly token: string;
}

/** The names by which programs on this machine reach a port. A page that has its name resolve to here sends its own. */
export function loopbackHosts(port: number): ReadonlySet<string> {
  const names = ['127.0.0.1', 'localhost', '[::1]'];
  return new Set([...names.map((name) => `${name}:${port}`), ...(port === 80 ? names : [])]);
}

/**
 * Lets a request through that names this bridge as its host, does not come from a page of a stranger and has the
 * token. Answers true for the preflight of a listed page, which has none yet.
 * @throws Refusal `bad_request` | `forbidden` | `unauthorized`
 */
export function guardRequest(request: IncomingMessage, { hosts, origins, token }: RequestGuard): boolean {
  // A request line with a whole URL names a host of its own.
  if (!request.url?.startsWith('/')) throw new Refusal('bad_request', 'The request line must have a path.');
  const host = only(request, 'host');
  if (host === undefined || !hosts.has(host.toLowerCase())) {
    throw new Refusal('forbidden', `The Host header must be one of: ${[...hosts].join(', ')}.`);
  }
  const origin = only(request, 'origin');
  const isListed = origin !== undefined && origins.has(origin);
  // Some requests of pages have no origin; newer browsers mark those.
  const isOfPage = request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined;
  if (isOfPage && !isListed) throw new Refusal('forbidden', 'Web pages may not talk to the bridge.');
  if (isListed && request.method === 'OPTIONS') return true;
  if (!isToken(only(request, 'authorization'), token)) {
    throw new Refusal('unauthorized', 'Send Authorization: Bearer with the token of bridge.json.');
  }
  return false;
}

/** The value of a header that is there exactly once. */
function only({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  const values = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);
  return values.length === 1 ? values[0] : undefined;
}

/** Takes the same time whatever is wrong with it. */
function isToken(given: string | undefined, token: string): boolean {
  return timingSafeEqual(digest(given ?? ''), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
