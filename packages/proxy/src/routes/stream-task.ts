import { forwardJson } from './forward-task.ts';
import type { TaskRoute } from './match-route.ts';
import { untilEnd } from './open-streams.ts';
import { rewriteEvents } from './player-stream.ts';
import { playerTask } from './player-task.ts';
import { commonHeaders } from './refusal.ts';
import { filesOf, type RouteContext, taskPath } from './route-context.ts';

/** Forwards the events of a task until it ends or the page disconnects. @throws Refusal 429 for too many streams */
export async function streamTask(
  context: RouteContext,
  route: TaskRoute,
  request: Request,
  caller: string,
): Promise<Response> {
  const leave = context.streams.enter(caller, request.signal);
  try {
    const response = await context.upstream.call(`${taskPath(route)}/stream`, {
      headers: { accept: 'text/event-stream' },
      signal: request.signal,
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.ok || !response.body || !isStream) {
      leave();
      return await forwardJson(context, route, request, response);
    }
    const rewrite = (event: string, data: string): string => {
      const value = JSON.parse(data) as Record<string, unknown>;
      const { status_code, message } = value;
      if (event === 'error') return JSON.stringify({ status_code, message });
      return JSON.stringify(playerTask(route.allowed.family, value, filesOf(context, route, request)));
    };
    return new Response(untilEnd(rewriteEvents(response.body, rewrite), leave), {
      headers: {
        ...commonHeaders,
        'content-type': 'text/event-stream',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      },
    });
  } catch (error) {
    leave();
    throw error;
  }
}
