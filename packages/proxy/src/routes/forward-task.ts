import { jsonOf, seenHeaders } from '../upstream.ts';
import { errorOf } from './create/send-create.ts';
import type { FileRoute, TaskRoute } from './match-route.ts';
import { playerTask } from './player-task.ts';
import { filesOf, type RouteContext, taskPath } from './route-context.ts';

/** Retrieves or removes a task. */
export async function forwardTask(
  context: RouteContext,
  route: TaskRoute,
  request: Request,
): Promise<Response> {
  const method = route.kind === 'remove' ? 'DELETE' : 'GET';
  const { signal } = request;
  return forwardJson(
    context,
    route,
    request,
    await context.upstream.call(taskPath(route), { method, signal }),
  );
}

/** Forwards a JSON answer of the service: a task, or an error unchanged. */
export async function forwardJson(
  context: RouteContext,
  route: TaskRoute | FileRoute,
  request: Request,
  response: Response,
): Promise<Response> {
  const { upstream, onFault } = context;
  const { status } = response;
  const headers = seenHeaders(response);
  const value = await jsonOf(response, onFault);
  if (!value) return new Response(null, { status, headers });
  if (!response.ok) return errorOf(upstream, value, status, headers);
  const files = filesOf(context, route, request);
  const seen = playerTask(route.allowed.family, value as Record<string, unknown>, files);
  return Response.json(seen, { status, headers });
}
