import { animationLibrary } from '@meshwright/contract';
import { jsonOf, seenHeaders } from '../upstream.ts';
import { errorOf } from './create/send-create.ts';
import type { RouteContext } from './route-context.ts';

/** Returns the whole animation library. */
export async function forwardLibrary(context: RouteContext, { signal }: Request): Promise<Response> {
  const { upstream, onFault } = context;
  const response = await upstream.call(animationLibrary.prefix, { signal });
  const { status } = response;
  const headers = seenHeaders(response);
  const value = (await jsonOf(response, onFault)) ?? [];
  return response.ok ? Response.json(value, { status, headers }) : errorOf(upstream, value, status, headers);
}
