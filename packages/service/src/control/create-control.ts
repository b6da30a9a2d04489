import { createInspector, type InspectorParts } from '../inspector/inspector.ts';
import { inspectorPath, readTokenOf } from '../inspector/inspector-token.ts';
import { ServiceError } from '../service-error.ts';
import type { Accounts } from '../store/accounts.ts';
import { controlPath, createControlApi, type StateControl } from './control-api.ts';
import type { FaultPlan } from './faults/fault-plan.ts';
import { simulateFaults } from './faults/simulate-faults.ts';
import { createRequestLog } from './log/request-log.ts';
import type { ServiceClock } from './service-clock.ts';
import { createAccess } from './state/access.ts';
import { createStateControl, type StateParts } from './state/state-control.ts';

type Answer = (request: Request) => Promise<Response>;

export interface ControlOptions {
  /** What reset, snapshots and restore replace. */
  readonly state: StateParts;
  /** What the inspector shows. */
  readonly inspected: Pick<InspectorParts, 'runner' | 'files' | 'streams'>;
  readonly accounts: Pick<Accounts, 'find' | 'known'>;
  readonly clock: ServiceClock;
  readonly faults: FaultPlan;
  readonly realNow: () => number;
  /** Folder of the state; undefined for a shared state, which cannot be reset, copied or restored. */
  readonly folder: string | undefined;
  readonly token: string;
  /** Account keys, redacted in recordings. */
  readonly secrets: readonly string[];
  /** Public address: scheme, host and port. */
  readonly origin: string;
  readonly allowedOrigins: ReadonlySet<string>;
  /** Webhooks may be on this machine. */
  readonly allowLoopback: boolean;
  readonly newId: () => string;
  /** Aborted when the service stops. */
  readonly stopSignal: AbortSignal;
  /** Receives faults of the service itself. */
  readonly onFault: (error: unknown) => void;
}

/** Wraps the API: answers the control paths, and records, breaks or delays all other requests. */
export interface Control {
  /** Puts the control surface in front of the API. */
  before(api: Answer): Answer;
  /** Resolves when all control work has ended. */
  close(): Promise<void>;
}

export function createControl(options: ControlOptions): Control {
  const { clock, faults, folder, token, allowedOrigins, onFault } = options;
  const { store } = options.state;
  const access = createAccess();
  const secrets = [...options.secrets, token, readTokenOf(token)];
  const log = createRequestLog({
    now: clock.now,
    realNow: options.realNow,
    accountOf: (key) => options.accounts.find(key)?.name,
    secrets,
  });
  const onReset = (): void => {
    clock.reset();
    faults.clear();
    log.clear();
  };
  const state =
    folder === undefined
      ? undefined
      : createStateControl({ ...options.state, folder, access, clock, onReset, onFault });

  const own = createControlApi({
    token,
    // Behind a proxy, the inspector page has the origin of the proxy.
    allowedOrigins: new Set([...allowedOrigins, options.origin]),
    clock: state ? clock : sharedClock(clock),
    faults,
    log,
    state: state ?? sharedState,
    store,
    allowLoopback: options.allowLoopback,
    newId: options.newId,
    onFault,
  });
  const inspector = createInspector({
    ...options.inspected,
    store,
    accounts: options.accounts,
    clock,
    faults,
    log,
    controlToken: token,
    secrets,
    onFault,
  });

  function before(api: Answer): Answer {
    const served = (request: Request) => access.shared(() => api(request));
    const { stopSignal } = options;
    const faulty = simulateFaults({ faults, store, clock, allowedOrigins, stopSignal }, served);
    return async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/control/')) return await own.fetch(request);
      if (`${pathname}/`.startsWith(`${inspectorPath}/`)) {
        return await access.shared(async () => await inspector.fetch(request));
      }
      // Process monitors poll these, so they are not recorded.
      if (pathname === '/healthz' || pathname === '/readyz') return await api(request);
      return await log.record(request, faulty);
    };
  }

  return {
    before,
    async close() {
      await state?.close();
    },
  };
}

/** Returns the URL of a service's control surface. @param origin of the service */
export function controlUrl(origin: string): string {
  return `${origin}${controlPath}`;
}

/** State operations for a state that several services share: none of them may replace it alone. */
const sharedState: StateControl = {
  reset: refuse,
  snapshots: async () => [],
  snapshot: refuse,
  restore: refuse,
  removeSnapshot: refuse,
};

/** Services on one database use the time of day, so that they agree on expiry. */
function sharedClock(clock: ServiceClock): ServiceClock {
  return { ...clock, set: refuseNow, jump: refuseNow };
}

async function refuse(): Promise<never> {
  refuseNow();
}

function refuseNow(): never {
  throw new ServiceError(
    'not_implemented',
    'Clock changes, reset and snapshots are not available on a shared database; use a service with its own data directory.',
  );
}
