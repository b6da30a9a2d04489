import { createInspector } from '../inspector/inspector.ts';
import { inspectorPath, readTokenOf } from '../inspector/inspector-token.ts';
import type { ServiceContext } from '../service-context.ts';
import { createAccess } from './access.ts';
import { apiCall } from './api-call.ts';
import { controlPath, createControlApi, type StateControl } from './control-api.ts';
import { faultyAnswer } from './faults/fault-answers.ts';
import type { FaultPlan } from './faults/fault-plan.ts';
import { createRequestLog } from './log/request-log.ts';
import { resetData } from './reset-data.ts';
import type { ServiceClock } from './service-clock.ts';
import { sharedClock, sharedState } from './shared-state.ts';
import { folderSnapshots } from './snapshots.ts';

type Answer = (request: Request) => Promise<Response>;

export interface ControlOptions {
  readonly context: ServiceContext;
  readonly clock: ServiceClock;
  readonly faults: FaultPlan;
  readonly realNow: () => number;
  /** Folder of the state; undefined for a shared state, which cannot be reset, copied or restored. */
  readonly folder: string | undefined;
  readonly token: string;
  /** Account keys, redacted in recordings. */
  readonly secrets: readonly string[];
  /** Restores the accounts after the store was emptied or replaced. */
  readonly seedAccounts: () => Promise<void>;
}

/** Wraps the API: answers the control paths, and records, breaks or delays all other requests. */
export interface Control {
  /** Puts the control surface in front of the API. */
  before(api: Answer): Answer;
  /** Resolves when all control work has ended. */
  close(): Promise<void>;
}

export function createControl(options: ControlOptions): Control {
  const { context, clock, faults, folder } = options;
  const access = createAccess();
  const removals = new Set<Promise<void>>();
  const secrets = [...options.secrets, options.token, readTokenOf(options.token)];
  const log = createRequestLog({
    now: clock.now,
    realNow: options.realNow,
    accountOf: (key) => context.findAccount(key)?.name,
    secrets,
  });

  const stateIn = (folder: string, snapshots = folderSnapshots(context.store, folder)): StateControl => ({
    async reset() {
      await replaceState(async () => {
        const { removed } = await resetData(context.store, folder);
        const removal = removed.catch(context.onFault).finally(() => removals.delete(removal));
        removals.add(removal);
      });
      clock.reset();
      faults.clear();
      log.clear();
    },
    snapshots: () => snapshots.list(),
    snapshot: (name) => access.alone(() => snapshots.make(name, clock.now())),
    async restore(name) {
      await snapshots.check(name);
      await replaceState(async () => {
        await Promise.all(removals);
        await snapshots.restore(name);
        const known = new Set(await taskIds(context));
        await context.files.sweep((task) => known.has(task));
      });
    },
    removeSnapshot: (name) => access.alone(() => snapshots.remove(name)),
  });

  /** Replaces the state while no request is served and no job runs, then notifies all task watchers. */
  async function replaceState(replace: () => Promise<void>): Promise<void> {
    await access.alone(async () => {
      const before = await taskIds(context);
      await context.runner.stop();
      try {
        await replace();
        await options.seedAccounts();
      } finally {
        context.runner.resume();
      }
      for (const task of before) context.events.publish(task);
    });
  }

  const own = createControlApi({
    token: options.token,
    // Behind a proxy, the inspector page has the origin of the proxy.
    allowedOrigins: new Set([...context.allowedOrigins, context.origin]),
    clock: folder === undefined ? sharedClock(clock) : clock,
    faults,
    log,
    state: folder === undefined ? sharedState : stateIn(folder),
    onFault: context.onFault,
  });

  const inspector = createInspector({ context, clock, faults, log, controlToken: options.token, secrets });

  function before(api: Answer): Answer {
    const served = (request: Request) => access.shared(() => api(request));
    const faulty = async (request: Request, fired: string[]): Promise<Response> => {
      const call = faults.isEmpty() ? null : await apiCall(context.store, request);
      const chosen = call ? faults.faultsOf(call) : [];
      if (chosen.length === 0) return await served(request);
      fired.push(...chosen.map(({ kind }) => kind));
      const response = await faultyAnswer(chosen, () => served(request), {
        clock,
        signal: AbortSignal.any([request.signal, context.stopSignal]),
        seed: faults.state().seed,
      });
      return readableByPages(request, response);
    };
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

  /** Adds the CORS headers of a real answer to a simulated one for allowed origins. */
  function readableByPages(request: Request, response: Response): Response {
    const origin = request.headers.get('Origin');
    const isMadeUp = !response.headers.has('Access-Control-Allow-Origin');
    if (isMadeUp && origin !== null && context.allowedOrigins.has(origin)) {
      response.headers.set('Access-Control-Allow-Origin', origin);
      response.headers.set('Access-Control-Expose-Headers', 'retry-after, x-api-version');
    }
    return response;
  }

  return {
    before,
    async close() {
      await Promise.all(removals);
    },
  };
}

/** Returns the URL of a service's control surface. @param origin of the service */
export function controlUrl(origin: string): string {
  return `${origin}${controlPath}`;
}

async function taskIds({ store }: ServiceContext): Promise<string[]> {
  return (await store.selectFrom('tasks').select('id').execute()).map(({ id }) => id);
}
