import type { Store } from '../../store/tables.ts';
import { apiCall } from '../api-call.ts';
import type { ServiceClock } from '../service-clock.ts';
import { faultyAnswer } from './fault-answers.ts';
import type { FaultPlan } from './fault-plan.ts';

export interface SimulateFaultsOptions {
  readonly faults: FaultPlan;
  readonly store: Store;
  readonly clock: ServiceClock;
  readonly allowedOrigins: ReadonlySet<string>;
  /** Aborted when the service stops. */
  readonly stopSignal: AbortSignal;
}

/**
 * Answers API requests with the faults of the plan, others unchanged.
 * @returns the answer to a request; the kinds of its faults are added to `fired`
 */
export function simulateFaults(
  options: SimulateFaultsOptions,
  served: (request: Request) => Promise<Response>,
): (request: Request, fired: string[]) => Promise<Response> {
  const { faults, store, clock, allowedOrigins, stopSignal } = options;
  return async (request, fired) => {
    const call = faults.isEmpty() ? null : await apiCall(store, request);
    const chosen = call ? faults.faultsOf(call) : [];
    if (chosen.length === 0) return await served(request);
    fired.push(...chosen.map(({ kind }) => kind));
    const response = await faultyAnswer(chosen, () => served(request), {
      clock,
      signal: AbortSignal.any([request.signal, stopSignal]),
      seed: faults.state().seed,
    });
    return readableByPages(request, response, allowedOrigins);
  };
}

/** Adds the CORS headers of a real answer to a simulated one for allowed origins. */
function readableByPages(
  request: Request,
  response: Response,
  allowedOrigins: ReadonlySet<string>,
): Response {
  const origin = request.headers.get('Origin');
  const isSimulated = !response.headers.has('Access-Control-Allow-Origin');
  if (isSimulated && origin !== null && allowedOrigins.has(origin)) {
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Access-Control-Expose-Headers', 'retry-after, x-api-version');
  }
  return response;
}
