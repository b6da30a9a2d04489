import {
  type AnimationLibraryItem,
  type AnimationLibraryQuery,
  animationLibrary as endpoint,
  maxLibraryIds,
} from '@meshwright/contract';
import type { Connection } from '../http/connection.ts';
import type { WaitOptions } from '../watch/deadline.ts';
import { readEndpoint } from './read-endpoint.ts';

/**
 * Returns the animations of the library that match every filter; free. Takes any number of ids, requested in batches.
 * @example
 * import { animationLibrary } from '@meshwright/client';
 *
 * const walks = await animationLibrary(connection, { search: 'walk' });
 */
export async function animationLibrary(
  api: Connection,
  query: AnimationLibraryQuery = {},
  options: WaitOptions = {},
): Promise<AnimationLibraryItem[]> {
  const { action_ids: ids = [], ...filters } = query;
  const items: AnimationLibraryItem[] = [];
  let from = 0;
  do {
    const wanted = ids.slice(from, from + maxLibraryIds);
    const given = Object.entries({ ...filters, action_ids: wanted.join(',') }).filter(([, value]) => value);
    items.push(...(await readEndpoint(api, endpoint, new URLSearchParams(given), options, read)));
    from += maxLibraryIds;
  } while (from < ids.length);
  return items;
}

/** An item without an id cannot be used, and hides no other. */
function read(value: unknown): AnimationLibraryItem[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((item) => typeof item?.action_id === 'number');
}
