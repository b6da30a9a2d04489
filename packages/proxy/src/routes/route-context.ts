import type { Meter } from '../meter/meter.ts';
import type { Allowed, ProxyRules } from '../proxy-options.ts';
import type { Upstream } from '../upstream.ts';
import type { OpenStreams } from './open-streams.ts';

/** What the routes of one proxy share. */
export interface RouteContext extends Pick<ProxyRules, 'buy' | 'origin'> {
  readonly onFault: (message: string) => void;
  readonly path: string;
  readonly now: () => number;
  readonly upstream: Upstream;
  readonly meter: Meter;
  readonly streams: OpenStreams;
  readonly maxBodyBytes: number;
}

export function taskPath({ allowed, id }: { readonly allowed: Allowed; readonly id: string }): string {
  return `${allowed.family.prefix}/${id}`;
}

/** Returns the address below which the proxy serves the files of a task. */
export function filesOf(
  { origin, path }: RouteContext,
  { allowed, id }: { readonly allowed: Allowed; readonly id: string },
  request: Request,
): string {
  return `${origin ?? originOf(request)}${path}/files/${allowed.family.name}/${id}`;
}

/**
 * Returns the origin at which a page reaches the proxy. Frameworks and servers in front of them change the address of a
 * request, its scheme or its host; a page of the same origin states its own.
 */
function originOf({ url, headers }: Request): string {
  const referer = headers.get('referer') ?? '';
  const page = /^https?:/.test(referer) && URL.canParse(referer) ? new URL(referer) : undefined;
  const isSame = headers.get('sec-fetch-site') === 'same-origin' || page?.host === headers.get('host');
  return page && isSame ? page.origin : new URL(url).origin;
}
