import { animationLibrary } from '@meshwright/contract';
import { memoryMeter } from './meter/memory-meter.ts';
import type { Meter } from './meter/meter.ts';
import { type Allowed, defaults, type ProxyOptions } from './proxy-options.ts';
import { createTask } from './routes/create/create-task.ts';
import { errorOf } from './routes/create/send-create.ts';
import { forwardTask } from './routes/forward-task.ts';
import { matchRoute, type Route } from './routes/match-route.ts';
import { openStreams } from './routes/open-streams.ts';
import { answerRefusal, Refusal } from './routes/refusal.ts';
import type { RouteContext } from './routes/route-context.ts';
import { serveFile } from './routes/serve-file.ts';
import { streamTask } from './routes/stream-task.ts';
import { createUpstream, jsonOf, seenHeaders } from './upstream.ts';

/** A handler of the requests below its path. */
export interface MeshwrightProxy {
  (request: Request): Promise<Response>;
  /** Path at which pages reach it. */
  readonly path: string;
}

/**
 * Returns a handler between a page and the service, for the game's own server: it adds the key, forwards allowed
 * requests, limits what each caller spends, and serves result files under addresses that do not expire while the
 * service has them. Mount it at `path` in anything that speaks `Request` and `Response`; the path is the client's base
 * URL.
 * @throws TypeError for options that cannot work
 * @example
 * import { textTo3d } from '@meshwright/contract';
 * import { createProxy } from '@meshwright/proxy';
 *
 * const proxy = createProxy({
 *   baseUrl: process.env.MESHWRIGHT_BASE_URL!,
 *   key: process.env.MESHWRIGHT_API_KEY,
 *   caller: (request) => request.headers.get('x-player'), // use your login here; null refuses
 *   creditsPerDay: 60,
 *   allow: [{ family: textTo3d, create: { fields: ['mode', 'prompt'] } }],
 * });
 * const response = await proxy(
 *   new Request('https://game.example/api/meshwright/v2/text-to-3d', {
 *     method: 'POST',
 *     headers: { 'content-type': 'application/json', 'x-player': 'ann' },
 *     body: JSON.stringify({ mode: 'preview', prompt: 'a chest' }),
 *   }),
 * );
 * if (!response.ok) throw new Error(await response.text());
 */
export function createProxy(options: ProxyOptions): MeshwrightProxy {
  const {
    path = defaults.path,
    maxBodyBytes = defaults.maxBodyBytes,
    now = Date.now,
    onFault = logFault,
  } = options;
  if (typeof options.caller !== 'function') {
    throw new TypeError(
      'createProxy: `caller` must be a function that returns the name of the player; without it, anyone could spend your credits.',
    );
  }
  if (!/^(\/[\w.-]+)+$/.test(path)) throw new TypeError(`createProxy: path must be like ${defaults.path}.`);
  const fits = minuteLimit(options.requestsPerMinute ?? defaults.requestsPerMinute);
  const upstream = createUpstream(options, onFault);
  const context: RouteContext = {
    buy: options.buy,
    onFault,
    origin: options.origin,
    path,
    now,
    upstream,
    meter: meterOf(options),
    streams: openStreams(options.streamsPerCaller ?? defaults.streamsPerCaller),
    maxBodyBytes,
  };

  const handle = async (request: Request): Promise<Response> => {
    try {
      const route = matchRoute(request.method, pathBelow(request, path), options.allow);
      const caller = await options.caller(request);
      // `undefined` is a mistake of the game's code and must not count as a caller.
      if (typeof caller !== 'string' || caller === '') throw new Refusal(401, 'Log in first.');
      const wait = fits(caller, now());
      if (wait !== 'ok') {
        throw new Refusal(429, 'Too many requests.', {
          headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
        });
      }
      if (route.kind === 'create') checkNext(request, options.allow);
      return await answer(context, route, request, caller);
    } catch (error) {
      if (error instanceof Refusal) return answerRefusal(error);
      if (request.signal.aborted)
        return answerRefusal(new Refusal(499, 'The client closed the request.', { sent: true }));
      onFault(upstream.redact(String(error)));
      return answerRefusal(new Refusal(500, 'The proxy failed. The cause is in its log.', { sent: true }));
    }
  };
  return Object.assign(handle, { path });
}

function answer(context: RouteContext, route: Route, request: Request, caller: string): Promise<Response> {
  switch (route.kind) {
    case 'create':
      return createTask(context, route.allowed, request, caller);
    case 'library':
      return forwardLibrary(context, request);
    case 'retrieve':
    case 'remove':
      return forwardTask(context, route, request);
    case 'stream':
      return streamTask(context, route, request, caller);
    case 'file':
      return serveFile(context, route, request);
  }
}

/** @throws TypeError when the limits are set both here and in the meter */
function meterOf({ meter, creditsPerDay, totalCreditsPerDay }: ProxyOptions): Meter {
  if (!meter)
    return memoryMeter({ creditsPerDay: creditsPerDay ?? defaults.creditsPerDay, totalCreditsPerDay });
  if (creditsPerDay === undefined && totalCreditsPerDay === undefined) return meter;
  throw new TypeError('createProxy: with a `meter`, set creditsPerDay and totalCreditsPerDay on the meter.');
}

/** @throws Refusal 404 for a path outside the mount, and for one with unusual characters */
function pathBelow({ url }: Request, mount: string): string {
  const { pathname, search } = new URL(url);
  const below = pathname.slice(mount.length);
  if (!pathname.startsWith(`${mount}/`)) {
    throw new Refusal(
      404,
      `The proxy is mounted at ${mount} and was asked for ${pathname.slice(0, 200)}. Pass it requests with their whole path, or set \`path\` of createProxy to the path in the address of the page.`,
    );
  }
  if (/%|\/\/|\\/.test(pathname) || search !== '') {
    throw new Refusal(404, 'The proxy reads no encoded paths and no queries.');
  }
  return below;
}

function logFault(message: string): void {
  console.error(`meshwright proxy: ${message}`);
}

const minuteMs = 60_000;

/** Returns 'ok' when one more request of a caller fits into this minute, otherwise the wait in milliseconds. */
function minuteLimit(maxRequests: number): (caller: string, now: number) => number | 'ok' {
  const requests = new Map<string, number>();
  let minute = 0;
  return (caller, now) => {
    const current = Math.floor(now / minuteMs);
    if (current !== minute) requests.clear();
    minute = current;
    const count = requests.get(caller) ?? 0;
    if (count >= maxRequests) return minuteMs - (now % minuteMs);
    requests.set(caller, count + 1);
    return 'ok';
  };
}

/**
 * Refuses a create when a later one of the same asset is not allowed, so that nothing is paid for an asset that cannot be
 * finished. The page names the families in `x-meshwright-next`.
 * @throws Refusal 403
 */
function checkNext({ headers }: Request, allow: readonly Allowed[]): void {
  const next = (headers.get('x-meshwright-next') ?? '').split(',').filter(Boolean);
  const missing = next.filter((name) => !allow.some(({ family, create }) => create && family.name === name));
  if (missing.length === 0) return;
  const shown = missing.map((name) => name.replace(/[^\w-]/g, '').slice(0, 40)).slice(0, 5);
  throw new Refusal(
    403,
    `Nothing was paid: this asset also needs ${[...new Set(shown)].join(', ')}, which the proxy does not let pages create. Add a \`create\` rule for it to \`allow\`.`,
  );
}

/** Returns the whole animation library. */
async function forwardLibrary(context: RouteContext, { signal }: Request): Promise<Response> {
  const { upstream, onFault } = context;
  const response = await upstream.call(animationLibrary.prefix, { signal });
  const { status } = response;
  const headers = seenHeaders(response);
  const value = (await jsonOf(response, onFault)) ?? [];
  return response.ok ? Response.json(value, { status, headers }) : errorOf(upstream, value, status, headers);
}
