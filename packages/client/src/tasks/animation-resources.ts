import { type AnimationResource, animationResources as endpoint } from '@meshwright/contract';
import type { Connection } from '../http/connection.ts';
import type { WaitOptions } from '../watch/deadline.ts';
import { readEndpoint } from './read-endpoint.ts';

/** Filters of the open catalogue; they combine with AND. */
export interface AnimationResourcesQuery {
  readonly category?: string;
  readonly subCategory?: string;
  /** Part of a name, in any case. */
  readonly q?: string;
}

/**
 * Returns the animations of the library as the web application lists them; it needs no key, and none is sent. The path is
 * below the address of the service without its `/openapi`.
 * @example
 * import { animationResources } from '@meshwright/client';
 *
 * const walks = await animationResources(connection, { q: 'walk' });
 * console.log(walks.map(({ id, name }) => `${id} ${name}`));
 */
export async function animationResources(
  api: Connection,
  query: AnimationResourcesQuery = {},
  options: WaitOptions = {},
): Promise<AnimationResource[]> {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  return readEndpoint(api, endpoint, given, options, read);
}

function read(value: unknown): AnimationResource[] | undefined {
  const { list } = (value as { result?: { list?: unknown } | null } | null)?.result ?? {};
  return Array.isArray(list) ? list.filter((item) => typeof item?.id === 'number') : undefined;
}
