import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

export interface RequestGuard {
  /** `NAME:PORT` values of the Host header that name this bridge. */
  readonly hosts: ReadonlySet<string>;
  /** Page origins that may call. */
  readonly origins: ReadonlySet<string>;
  readonly token: string;
}

/** Returns the names by which local programs reach a port. A page on a rebound DNS name sends its own name instead. */
export function loopbackHosts(port: number): ReadonlySet<string> {
  const names = ['127.0.0.1', 'localhost', '[::1]'];
  return new Set([...names.map((name) => `${name}:${port}`), ...(port === 80 ? names : [])]);
}

/**
 * Accepts a request that names this bridge as its host, has no foreign page origin and carries the token. Returns
 * true for the preflight of a listed page, which has no token yet.
 * @throws Refusal `bad_request` | `forbidden` | `unauthorized`
 */
export function guardRequest(request: IncomingMessage, { hosts, origins, token }: RequestGuard): boolean {
  // A request line with a full URL names another host.
  if (!request.url?.startsWith('/')) throw new Refusal('bad_request', 'The request line must have a path.');
  const host = only(request, 'host');
  if (host === undefined || !hosts.has(host.toLowerCase())) {
    throw new Refusal('forbidden', `The Host header must be one of: ${[...hosts].join(', ')}.`);
  }
  const origin = only(request, 'origin');
  const isListed = origin !== undefined && origins.has(origin);
  // Some page requests have no Origin; newer browsers mark them with Sec-Fetch-Site.
  const isOfPage = request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined;
  if (isOfPage && !isListed) throw new Refusal('forbidden', 'Web pages may not use the bridge.');
  if (isListed && request.method === 'OPTIONS') return true;
  if (!isToken(only(request, 'authorization'), token)) {
    throw new Refusal('unauthorized', 'Send Authorization: Bearer with the token of bridge.json.');
  }
  return false;
}

/** Returns the value of a header that occurs exactly once. */
function only({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  const values = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);
  return values.length === 1 ? values[0] : undefined;
}

/** Compares in constant time. */
function isToken(given: string | undefined, token: string): boolean {
  return timingSafeEqual(digest(given ?? ''), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
