import type { Endpoint } from '@meshwright/contract';
import type { Connection } from '../http/connection.ts';
import { readJson, unusable } from '../http/exchange.ts';
import { send } from '../http/send.ts';
import { shortTimeoutMs } from '../limits.ts';
import { limitsOf, type WaitOptions } from '../watch/deadline.ts';

interface EndpointOptions {
  /** The plan without which it is refused with 403. */
  readonly plan?: string;
  /** `paid` for one whose requests cost credits. */
  readonly action?: 'read' | 'paid';
}

/**
 * Reads an endpoint that is not a task: one GET. An open one is below the origin, the base URL without its `/openapi`, and
 * gets no key.
 * @param read returns the answer; undefined for one that cannot be used
 */
export async function readEndpoint<T>(
  api: Connection,
  endpoint: Endpoint,
  query: URLSearchParams | undefined,
  options: WaitOptions,
  read: (value: unknown) => T | undefined,
  { plan, action = 'read' }: EndpointOptions = {},
): Promise<T> {
  const path = api.path(endpoint) + (query?.size ? `?${query}` : '');
  const call = {
    ...limitsOf(api.clock, options, shortTimeoutMs),
    operation: endpoint.name,
    action,
    path,
  };
  const own: Connection = {
    ...api,
    ...(endpoint.open && { baseUrl: api.baseUrl.replace(/\/openapi$/, ''), headers: async () => ({}) }),
    error(code, message, details) {
      const needs = plan && details?.status === 403 ? `${message}, it needs ${plan}` : message;
      return api.error(code, needs, details);
    },
  };
  return send(own, call, async (response) => {
    const value = read(await readJson(response));
    if (value === undefined) throw unusable(response);
    return value;
  });
}
