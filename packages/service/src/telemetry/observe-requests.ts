import { callOfPath } from '../control/api-call.ts';
import type { Telemetry } from './telemetry.ts';

type Answer = (request: Request) => Promise<Response>;

export interface ObservedParts {
  readonly telemetry: Telemetry;
  readonly random: (size: number) => Uint8Array;
  /** Returns the code of the error that a request was answered with. */
  readonly codeOf: (request: Request) => string | undefined;
}

/** Name of the id of a request, which a proxy may have given it. */
const idHeader = 'x-request-id';

/** Measures and logs the requests to the API, each in a scope of its own. Without telemetry nothing changes. */
export function observeRequests({ telemetry, random, codeOf }: ObservedParts, answer: Answer): Answer {
  if (!telemetry.isOn) return answer;
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz' || pathname === '/readyz') return await answer(request);
    const { route = 'other', family, task } = callOfPath(request.method, pathname) ?? {};
    const id = requestId(request, random);
    const from = performance.now();
    const parent = request.headers.get('traceparent');
    const scope = {
      name: family === undefined ? route : `${route} ${family}`,
      kind: 'server',
      request: id,
      ...(task !== undefined && { task }),
      ...(parent !== null && { parent }),
      values: { 'http.request.method': request.method, 'http.route': route },
    } as const;
    return await telemetry.within(
      scope,
      async () => {
        const response = await answer(request);
        const seconds = (performance.now() - from) / 1000;
        const code = codeOf(request);
        telemetry.observe('meshwright_request_seconds', { route, status: String(response.status) }, seconds);
        if (code !== undefined) telemetry.add('meshwright_errors_total', { code });
        telemetry.log('info', 'request', {
          method: request.method,
          route,
          family: family ?? null,
          status: response.status,
          code: code ?? null,
          seconds,
        });
        response.headers.set(idHeader, id);
        return response;
      },
      (response) => ({ 'http.response.status_code': response.status }),
    );
  };
}

function requestId(request: Request, random: (size: number) => Uint8Array): string {
  const given = request.headers.get(idHeader) ?? '';
  return /^[\w.-]{8,64}$/.test(given) ? given : Buffer.from(random(8)).toString('hex');
}
