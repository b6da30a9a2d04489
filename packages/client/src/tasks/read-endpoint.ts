import type { Endpoint } from '@meshwright/contract';
import { shortTimeoutMs } from '../http/bounds.ts';
import type { Call } from '../http/call.ts';
import type { Connection } from '../http/connection.ts';
import { readJson, unusable } from '../http/exchange.ts';
import { send } from '../http/send.ts';
import { limitsOf, type WaitOptions } from '../watch/limits.ts';

/** Reads an endpoint that is not a task: one GET. @param read returns the answer; undefined for one that cannot be used */
export async function readEndpoint<T>(
  api: Connection,
  endpoint: Endpoint,
  query: URLSearchParams | undefined,
  options: WaitOptions,
  read: (value: unknown) => T | undefined,
  { plan, action = 'read' }: Pick<Partial<Call>, 'plan' | 'action'> = {},
): Promise<T> {
  const path = api.path(endpoint) + (query?.size ? `?${query}` : '');
  const limits = limitsOf(api.clock, options, shortTimeoutMs);
  const { name: operation, open } = endpoint;
  const call = { ...limits, operation, action, path, open, plan };
  return send(api, call, async (response) => {
    const value = read(await readJson(response));
    if (value === undefined) throw unusable(response);
    return value;
  });
}
