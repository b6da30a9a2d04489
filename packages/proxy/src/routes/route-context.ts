import type { Meter } from '../meter/meter.ts';
import type { Allowed, ProxyOptions } from '../proxy-options.ts';
import type { Upstream } from '../upstream.ts';
import type { OpenStreams } from './open-streams.ts';

/** What the routes of one proxy share. */
export interface RouteContext extends Pick<ProxyOptions, 'buy' | 'origin'> {
  readonly onFault: (message: string) => void;
  readonly path: string;
  readonly now: () => number;
  readonly upstream: Upstream;
  readonly meter: Meter;
  readonly streams: OpenStreams;
  readonly maxBodyBytes: number;
  /** The service is a local one of this project, whose prices are known. */
  readonly isLocal: boolean;
}

export function taskPath({ allowed, id }: { readonly allowed: Allowed; readonly id: string }): string {
  return `${allowed.family.prefix}/${id}`;
}

/** Returns the address below which the proxy serves the files of a task. */
export function filesOf(
  { origin, path }: RouteContext,
  { allowed, id }: { readonly allowed: Allowed; readonly id: string },
  { url }: Request,
): string {
  return `${origin ?? new URL(url).origin}${path}/files/${allowed.family.name}/${id}`;
}
