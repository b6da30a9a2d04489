import { checkCreate } from './check-create.ts';
import { type FileRoute, matchRoute, type Route, type TaskRoute } from './match-route.ts';
import { memoryMeter } from './memory-meter.ts';
import { rewriteEvents } from './player-stream.ts';
import { fileLink, playerTask } from './player-task.ts';
import { type Allowed, defaults, type ProxyOptions } from './proxy-options.ts';
import { answerRefusal, Refusal } from './refusal.ts';
import { createUpstream, toldHeaders } from './upstream.ts';

/**
 * A handler that stands between a page and the service, on the game's own server: it adds the key, lets through what
 * is allowed, keeps count of what each caller spends, and serves result files under addresses that do not expire
 * while the service has them. Mount it at `path` in anything that speaks `Request` and `Response`; give the path to
 * the client as its base URL.
 * @throws TypeError for options that cannot work
 */
export function createProxy(options: ProxyOptions): (request: Request) => Promise<Response> {
  const { path = defaults.path, maxBodyBytes = defaults.maxBodyBytes, now = Date.now } = options;
  const { creditsPerDay = defaults.creditsPerDay, requestsPerMinute = defaults.requestsPerMinute } = options;
  if (typeof options.caller !== 'function') {
    throw new TypeError(
      'createProxy: give `caller`, a function that says who is asking; without it anybody spends your credits.',
    );
  }
  if (!/^(\/[\w.-]+)+$/.test(path)) throw new TypeError(`createProxy: path must be like ${defaults.path}.`);
  const meter = options.meter ?? memoryMeter({ creditsPerDay, requestsPerMinute });
  const upstream = createUpstream(options);

  return async (request) => {
    try {
      const route = matchRoute(request.method, pathBelow(request, path), options.allow);
      const caller = await options.caller(request);
      // `undefined` is a mistake of the game's code, and must not pass for somebody.
      if (typeof caller !== 'string' || caller === '') throw new Refusal(401, 'Log in first.');
      const wait = await meter.request(caller, now());
      if (wait !== 'ok') {
        throw new Refusal(429, 'Too many requests.', { 'retry-after': String(Math.ceil(wait / 1000)) });
      }
      return await answer(route, request, caller);
    } catch (error) {
      if (error instanceof Refusal) return answerRefusal(error);
      if (request.signal.aborted) return answerRefusal(new Refusal(499, 'The caller left.'));
      options.onFault?.(upstream.redact(String(error)));
      return answerRefusal(new Refusal(500, 'The proxy failed; its log says why.'));
    }
  };

  async function answer(route: Route, request: Request, caller: string): Promise<Response> {
    switch (route.kind) {
      case 'create':
        return create(route.allowed, request, caller);
      case 'retrieve':
        return passOn(route, request, await upstream.call(taskPath(route), { signal: request.signal }));
      case 'remove':
        return passOn(
          route,
          request,
          await upstream.call(taskPath(route), { method: 'DELETE', signal: request.signal }),
        );
      case 'stream':
        return stream(route, request);
      case 'file':
        return file(route, request);
    }
  }

  async function create(allowed: Allowed, request: Request, caller: string): Promise<Response> {
    const { family } = allowed;
    const { body, credits } = await checkCreate(request, family, allowed.create!, maxBodyBytes);
    const at = now();
    if (!(await meter.reserve(caller, credits, at))) {
      throw new Refusal(402, `This costs ${credits} credits, more than is left for you today.`);
    }
    // The caller leaving must not leave a create of unknown outcome behind, so its signal does not end this call.
    const response = await upstream.call(family.prefix, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(createMs),
    });
    // Only these promise that nothing was made.
    if (response.status >= 400 && response.status < 500) await meter.release(caller, credits, at);
    return passOn({ allowed, id: '' }, request, response);
  }

  /** A JSON answer of the service: a task, `{ result: id }`, or an error as it came. */
  async function passOn(
    { allowed, id }: { allowed: Allowed; id: string },
    request: Request,
    response: Response,
  ): Promise<Response> {
    const text = await response.text();
    const { status } = response;
    const headers = toldHeaders(response);
    if (status === 204 || text === '') return new Response(null, { status, headers });
    if (!response.ok) return new Response(upstream.redact(text).slice(0, maxErrorText), { status, headers });
    const value = JSON.parse(text) as Record<string, unknown>;
    const seen = id
      ? playerTask(allowed.family, value, filesOf(allowed, id, request))
      : { result: value.result };
    return Response.json(seen, { status, headers });
  }

  async function stream(route: TaskRoute, request: Request): Promise<Response> {
    const response = await upstream.call(`${taskPath(route)}/stream`, {
      headers: { accept: 'text/event-stream' },
      signal: request.signal,
    });
    if (!response.ok || !response.body) return passOn(route, request, response);
    const rewrite = (event: string, data: string): string => {
      const value = JSON.parse(data) as Record<string, unknown>;
      if (event !== 'error')
        return JSON.stringify(
          playerTask(route.allowed.family, value, filesOf(route.allowed, route.id, request)),
        );
      const { status_code, message } = value;
      return JSON.stringify({ status_code, message });
    };
    return new Response(rewriteEvents(response.body, rewrite), {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      },
    });
  }

  async function file(route: FileRoute, request: Request): Promise<Response> {
    const { signal, method } = request;
    const task = await upstream.call(taskPath(route), { signal });
    if (!task.ok) return passOn(route, request, task);
    const link = fileLink(route.allowed.family, await task.json(), route.name);
    if (!link) throw new Refusal(404, `The task has no ${route.name}.`);
    const range = request.headers.get('range');
    const validator = request.headers.get('if-range');
    const response = await upstream.file(link, {
      method,
      signal,
      headers: { ...(range ? { range } : {}), ...(range && validator ? { 'if-range': validator } : {}) },
    });
    if ([401, 403, 404, 410].includes(response.status)) throw new Refusal(410, 'The file has expired.');
    if (!response.ok && response.status !== 416)
      throw new Refusal(502, 'The file could not be fetched. Try again.');
    const seen = fileHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return new Response(response.body, {
      status: response.status,
      headers: {
        ...Object.fromEntries(seen),
        // What a task made never changes, so a page needs it once.
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  }

  function filesOf({ family }: Allowed, id: string, { url }: Request): string {
    return `${options.origin ?? new URL(url).origin}${path}/files/${family.name}/${id}`;
  }
}

/** As long as the service may take over a large create. */
const createMs = 120_000;
/** An error of the service is a sentence; more is a page of something in between. */
const maxErrorText = 4_096;
const fileHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];

/** @throws Refusal 404 for what is not below the mount, and for what a path normally never has */
function pathBelow({ url }: Request, mount: string): string {
  const { pathname, search } = new URL(url);
  const below = pathname.slice(mount.length);
  const plain = pathname.startsWith(`${mount}/`) && !/%|\/\/|\\/.test(pathname) && search === '';
  if (!plain) throw new Refusal(404, 'The proxy does not let this through; see its `allow` list.');
  return below;
}

function taskPath({ allowed, id }: { allowed: Allowed; id: string }): string {
  return `${allowed.family.prefix}/${id}`;
}
