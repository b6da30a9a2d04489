import { memoryMeter } from './meter/memory-meter.ts';
import type { Meter, Purchase, Reservation } from './meter/meter.ts';
import { minuteLimit } from './meter/minute-limit.ts';
import { type Allowed, defaults, type ProxyOptions } from './proxy-options.ts';
import { checkCreate } from './routes/check-create.ts';
import { type FileRoute, matchRoute, type Route, type TaskRoute } from './routes/match-route.ts';
import { openStreams, untilEnd } from './routes/open-streams.ts';
import { rewriteEvents } from './routes/player-stream.ts';
import { fileLink, playerTask } from './routes/player-task.ts';
import { purchaseKeyOf } from './routes/purchase-key.ts';
import { answerRefusal, commonHeaders, Refusal } from './routes/refusal.ts';
import { buyCreate, errorOf, sendCreate } from './routes/send-create.ts';
import { createUpstream, jsonOf, seenHeaders } from './upstream.ts';

/**
 * Returns a handler between a page and the service, for the game's own server: it adds the key, forwards allowed
 * requests, limits what each caller spends, and serves result files under addresses that do not expire while the
 * service has them. Mount it at `path` in anything that speaks `Request` and `Response`; the path is the client's base
 * URL.
 * @throws TypeError for options that cannot work
 */
export function createProxy(options: ProxyOptions): (request: Request) => Promise<Response> {
  const { path = defaults.path, maxBodyBytes = defaults.maxBodyBytes, now = Date.now, onFault } = options;
  if (typeof options.caller !== 'function') {
    throw new TypeError(
      'createProxy: `caller` must be a function that returns the name of the player; without it, anyone could spend your credits.',
    );
  }
  if (!/^(\/[\w.-]+)+$/.test(path)) throw new TypeError(`createProxy: path must be like ${defaults.path}.`);
  const meter = meterOf(options);
  const fits = minuteLimit(options.requestsPerMinute ?? defaults.requestsPerMinute);
  const streams = openStreams(options.streamsPerCaller ?? defaults.streamsPerCaller);
  const upstream = createUpstream(options);
  const check = { maxBytes: maxBodyBytes, isLocal: isLoopback(options.baseUrl) };

  return async (request) => {
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
      return await answer(route, request, caller);
    } catch (error) {
      if (error instanceof Refusal) return answerRefusal(error);
      if (request.signal.aborted)
        return answerRefusal(new Refusal(499, 'The client closed the request.', { sent: true }));
      onFault?.(upstream.redact(String(error)));
      return answerRefusal(new Refusal(500, 'The proxy failed. The cause is in its log.', { sent: true }));
    }
  };

  async function answer(route: Route, request: Request, caller: string): Promise<Response> {
    switch (route.kind) {
      case 'create':
        return create(route.allowed, request, caller);
      case 'retrieve':
        return forwardJson(route, request, await upstream.call(taskPath(route), { signal: request.signal }));
      case 'remove':
        return forwardJson(
          route,
          request,
          await upstream.call(taskPath(route), { method: 'DELETE', signal: request.signal }),
        );
      case 'stream':
        return stream(route, request, caller);
      case 'file':
        return file(route, request);
    }
  }

  async function create(allowed: Allowed, request: Request, caller: string): Promise<Response> {
    const { family } = allowed;
    const { body, credits } = await checkCreate(request, family, allowed.create!, check);
    // Without `buy` no purchase is recognised again, so each request counts as a new one, even with an idempotency key.
    const key = await purchaseKeyOf(request, options.buy ? caller : undefined, family, JSON.stringify(body));
    const reservation = await reserveCredits({ id: key.id, caller, credits });
    if (!reservation) {
      throw new Refusal(402, `This costs ${credits} credits, more than the budget left for today.`);
    }
    try {
      const { response, isFree } = options.buy
        ? await buyCreate(options.buy, upstream, family, body, { caller, take: key.take })
        : await sendCreate(upstream, family, body, onFault);
      if (isFree) await releaseCredits(reservation);
      return response;
    } catch (error) {
      if (error instanceof Refusal) {
        if (!error.sent) await releaseCredits(reservation);
        throw error;
      }
      onFault?.(upstream.redact(`create ${family.name}: ${String(error)}`));
      const next = options.buy ? 'Send it again with the same Idempotency-Key.' : 'Its credits stay counted.';
      throw new Refusal(502, `It is unknown whether the task was created. ${next}`, { sent: true });
    }
  }

  async function reserveCredits(purchase: Purchase): Promise<Reservation | undefined> {
    try {
      return await meter.reserve(purchase, now());
    } catch (error) {
      onFault?.(upstream.redact(`the meter failed: ${String(error)}`));
      throw new Refusal(503, 'Budgets cannot be read, so nothing was sent. Try again later.');
    }
  }

  /** Never throws: the answer matters more than the count. A reservation that cannot be returned stays for its day. */
  async function releaseCredits(reservation: Reservation): Promise<void> {
    try {
      await meter.release(reservation);
    } catch (error) {
      onFault?.(upstream.redact(`the meter failed: ${String(error)}`));
    }
  }

  /** Forwards a JSON answer of the service: a task, or an error unchanged. */
  async function forwardJson(
    { allowed, id }: TaskRoute | FileRoute,
    request: Request,
    response: Response,
  ): Promise<Response> {
    const { status } = response;
    const headers = seenHeaders(response);
    const value = await jsonOf(response, onFault);
    if (!value) return new Response(null, { status, headers });
    if (!response.ok) return errorOf(upstream, value, status, headers);
    const seen = playerTask(allowed.family, value as Record<string, unknown>, filesOf(allowed, id, request));
    return Response.json(seen, { status, headers });
  }

  async function stream(route: TaskRoute, request: Request, caller: string): Promise<Response> {
    const leave = streams.enter(caller, request.signal);
    try {
      const response = await upstream.call(`${taskPath(route)}/stream`, {
        headers: { accept: 'text/event-stream' },
        signal: request.signal,
      });
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (!response.ok || !response.body || !isStream) {
        leave();
        return await forwardJson(route, request, response);
      }
      const rewrite = (event: string, data: string): string => {
        const value = JSON.parse(data) as Record<string, unknown>;
        const { status_code, message } = value;
        if (event === 'error') return JSON.stringify({ status_code, message });
        const files = filesOf(route.allowed, route.id, request);
        return JSON.stringify(playerTask(route.allowed.family, value, files));
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

  async function file(route: FileRoute, request: Request): Promise<Response> {
    const { signal, method } = request;
    const task = await upstream.call(taskPath(route), { signal });
    if (!task.ok) return forwardJson(route, request, task);
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
    const seen = fileHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return new Response(response.body, {
      status: response.status,
      headers: {
        ...commonHeaders,
        ...Object.fromEntries(seen),
        'content-type': fileType(response),
        // Files of a task never change, so a page fetches each once.
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  }

  function filesOf({ family }: Allowed, id: string, { url }: Request): string {
    return `${options.origin ?? new URL(url).origin}${path}/files/${family.name}/${id}`;
  }
}

const fileHeaders = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** Keeps the types of models and pictures; no type is one that a browser opens as a page. */
function fileType({ headers }: Response): string {
  const type = headers.get('content-type') ?? '';
  return /^(model|image|video|audio)\/(?!svg)/i.test(type) ? type : 'application/octet-stream';
}

/** @throws TypeError when the limits are set both here and in the meter */
function meterOf({ meter, creditsPerDay, totalCreditsPerDay }: ProxyOptions): Meter {
  if (!meter)
    return memoryMeter({ creditsPerDay: creditsPerDay ?? defaults.creditsPerDay, totalCreditsPerDay });
  if (creditsPerDay === undefined && totalCreditsPerDay === undefined) return meter;
  throw new TypeError('createProxy: with a `meter`, set creditsPerDay and totalCreditsPerDay on the meter.');
}

function isLoopback(baseUrl: string): boolean {
  return /^https?:\/\/(localhost|127(\.\d+){3}|\[::1])(:\d+)?(\/|$)/i.test(baseUrl);
}

/** @throws Refusal 404 for a path outside the mount, and for one with unusual characters */
function pathBelow({ url }: Request, mount: string): string {
  const { pathname, search } = new URL(url);
  const below = pathname.slice(mount.length);
  const plain = pathname.startsWith(`${mount}/`) && !/%|\/\/|\\/.test(pathname) && search === '';
  if (!plain) throw new Refusal(404, 'The proxy does not allow this request; see its `allow` list.');
  return below;
}

function taskPath({ allowed, id }: { allowed: Allowed; id: string }): string {
  return `${allowed.family.prefix}/${id}`;
}
