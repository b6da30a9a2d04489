import type { Endpoint } from '@meshwright/contract';
import { shortTimeoutMs } from '../http/bounds.ts';
import type { Connection } from '../http/connection.ts';
import { readJson, unusable } from '../http/exchange.ts';
import { send } from '../http/send.ts';
import { limitsOf, type WaitOptions } from '../watch/limits.ts';

/** Reads an endpoint that is not a task: one GET, with the answer checked by `is`. */
export async function readEndpoint<T>(
  api: Connection,
  endpoint: Endpoint,
  query: URLSearchParams | undefined,
  options: WaitOptions,
  is: (value: unknown) => value is T,
): Promise<T> {
  const path = api.path(endpoint) + (query?.size ? `?${query}` : '');
  const limits = limitsOf(api.clock, options, shortTimeoutMs);
  const call = { ...limits, operation: endpoint.name, action: 'read', path } as const;
  return send(api, call, async (response) => {
    const value = await readJson(response);
    if (!is(value)) throw unusable(response);
    return value;
  });
}
