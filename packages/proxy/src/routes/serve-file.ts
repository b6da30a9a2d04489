import { jsonOf } from '../upstream.ts';
import { forwardJson } from './forward-task.ts';
import type { FileRoute } from './match-route.ts';
import { fileLink } from './player-task.ts';
import { commonHeaders, Refusal } from './refusal.ts';
import { type RouteContext, taskPath } from './route-context.ts';

/** Fetches a file of a task by its signed link. @throws Refusal 404, 410, 502 */
export async function serveFile(
  context: RouteContext,
  route: FileRoute,
  request: Request,
): Promise<Response> {
  const { upstream, onFault } = context;
  const { signal, method } = request;
  const task = await upstream.call(taskPath(route), { signal });
  if (!task.ok) return forwardJson(context, route, request, task);
  const link = fileLink(route.allowed.family, await jsonOf(task, onFault), route.name);
  if (!link) throw new Refusal(404, `The task has no ${route.name}.`, { sent: true });
  const range = request.headers.get('range');
  const validator = request.headers.get('if-range');
  const response = await upstream.file(link, {
    method,
    signal,
    headers: { ...(range ? { range } : {}), ...(range && validator ? { 'if-range': validator } : {}) },
  });
  if ([401, 403, 404, 410].includes(response.status)) {
    throw new Refusal(410, 'The file has expired.', { sent: true });
  }
  if (!response.ok && response.status !== 416) {
    throw new Refusal(502, 'The file could not be fetched. Try again.', { sent: true });
  }
  return new Response(response.body, { status: response.status, headers: headersOf(response) });
}

const seen = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

function headersOf(response: Response): Record<string, string> {
  const files = seen.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...commonHeaders,
    ...Object.fromEntries(files),
    'content-type': fileType(response),
    // Files of a task never change, so a page fetches each once.
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  };
}

/** Keeps the types of models and pictures; no type is one that a browser opens as a page. */
function fileType({ headers }: Response): string {
  const type = headers.get('content-type') ?? '';
  return /^(model|image|video|audio)\/(?!svg)/i.test(type) ? type : 'application/octet-stream';
}
