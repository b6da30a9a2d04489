import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createControl } from '../control/create-control.ts';
import { createUrlSigner } from '../files/signed-url.ts';
import { dated } from '../http/answers/dated.ts';
import { healthRoutes } from '../http/answers/health.ts';
import { createPreviewStore } from '../http/answers/preview-store.ts';
import { createApi } from '../http/api.ts';
import { usualBodyBytes } from '../http/body/read-json.ts';
import { createRateLimiter } from '../http/guards/rate-limit.ts';
import { createGuardedFetch } from '../inputs/network/guarded-fetch.ts';
import { createSpool } from '../inputs/spool.ts';
import { keysOf } from '../store/accounts.ts';
import { createBackgroundLoop, timeOfDay } from '../tasks/background-loop.ts';
import { createRoom } from '../tasks/create-room.ts';
import { createTurns } from '../tasks/create-turns.ts';
import type { TaskRunner } from '../tasks/runner/task-runner.ts';
import { createStreamSlots } from '../tasks/streams/stream-slots.ts';
import { createTaskStreams } from '../tasks/streams/task-streams.ts';
import { createResultSweep } from '../tasks/sweep-results.ts';
import { taskObject } from '../tasks/task-object.ts';
import { createTasks, type Tasks } from '../tasks/tasks.ts';
import { createFileTending } from '../tasks/tend-files.ts';
import { createWebhookDelivery } from '../tasks/webhooks/deliver-webhooks.ts';
import { createPostWebhook, type PostWebhook } from '../tasks/webhooks/post-webhook.ts';
import { observeRequests } from '../telemetry/observe-requests.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { OpenJobs } from './open-jobs.ts';
import type { OpenState } from './open-state.ts';
import type { ServiceOptions } from './service-options.ts';
import type { Teardown } from './teardown.ts';

export interface SurfacesInput {
  readonly state: OpenState;
  readonly jobs: OpenJobs;
  /** Public address: scheme, host and port. */
  readonly origin: string;
  /** Aborted when the service stops. */
  readonly stopSignal: AbortSignal;
  readonly teardown: Teardown;
  readonly onFault: (error: unknown) => void;
}

/** Creates the API and the control surface. @returns the answer to any request of the service */
export function openSurfaces(
  options: ServiceOptions,
  input: SurfacesInput,
): (request: Request) => Promise<Response> {
  const { state, jobs, origin, stopSignal, teardown, onFault } = input;
  const { clock, realNow, accounts, listed, storage, health, telemetry } = state;
  const { exact = false } = options;
  const { store, files, events, folder } = storage;
  const { runner, engine, faults } = jobs;
  const spool = createSpool({
    folder: folder === undefined ? undefined : join(folder, 'unfinished'),
    maxBytes: options.maxHeldBytes ?? 600_000_000,
  });
  teardown.add(() => spool.close());
  const urls = createUrlSigner(origin, state.linkSecret);
  const allowedOrigins = new Set(options.allowedOrigins ?? []);
  const streams = createTaskStreams({
    events,
    slots: createStreamSlots(options.maxStreams ?? 1_000),
    heartbeatMs: options.heartbeatMs ?? 15_000,
    stopSignal,
  });
  const codes = new WeakMap<Request, string>();
  const servedFiles = { urls, store, files, clock };
  const api = createApi({
    families: {
      tasks: openTasks(options, input, urls),
      streams,
      spool,
      maxBodyBytes: options.maxBodyBytes ?? usualBodyBytes,
    },
    endpoints: { store, engine, origin, clock, newId: state.newId },
    keys: {
      accounts,
      // In real time: clients wait by their own clock, even while the service clock stands still.
      rates: createRateLimiter({ now: realNow }),
      rateLimit: options.rateLimit,
    },
    files: servedFiles,
    previews: createPreviewStore(engine),
    health,
    allowedOrigins,
    exact,
    isOutage: storage.queue.isOutage,
    onRefused: (request, code) => codes.set(request, code),
    onFault,
  });
  const background = openBackground(options, input, urls);
  const control = createControl({
    state: { store, files, accounts, runner: together([runner, ...background]), events },
    inspected: { runner, files: servedFiles, streams },
    accounts,
    clock,
    faults,
    realNow,
    folder,
    token: state.controlToken,
    secrets: keysOf(listed),
    allowLoopback: options.allowLoopback ?? false,
    newId: state.newId,
    origin,
    allowedOrigins,
    stopSignal,
    onFault,
  });
  teardown.add(() => control.close());
  const answer =
    options.role === 'worker'
      ? async (request: Request) => await healthRoutes(health).fetch(request)
      : control.before(
          observeRequests(
            { telemetry, random: options.random ?? randomBytes, codeOf: (request) => codes.get(request) },
            async (request) => await api.fetch(request),
          ),
        );
  return dated(answer, clock);
}

/**
 * Half of the connections to a database, so that the other requests have some too, and one for each account: creates of
 * one account wait for each other in any case. A create that waits longer is refused before it has begun.
 */
const createsInTurn = { atOnce: 5, longestWaitMs: 10_000 } as const;

function openTasks(
  options: ServiceOptions,
  { state, jobs, onFault }: SurfacesInput,
  urls: ReturnType<typeof createUrlSigner>,
): Tasks {
  const { store, queue, files, events } = state.storage;
  return createTasks({
    store,
    queue,
    files,
    urls,
    engine: jobs.engine,
    runner: jobs.runner,
    events,
    clock: state.clock,
    fetchFile: options.fetchFile ?? createGuardedFetch({ allowLoopback: options.allowLoopback ?? false }),
    flagged: options.flagged ?? new Map(),
    newId: state.newId,
    telemetry: state.telemetry,
    turns: createTurns(createsInTurn),
    room: createRoom(),
    seed: options.seed ?? 0,
    exact: options.exact ?? false,
    onFault,
  });
}

/** Interval in which accounts are looked at for changes by a command or another process, in milliseconds. */
const accountsMs = 1_000;

/** Work that stops while the state is replaced. */
type Background = Pick<TaskRunner, 'stop' | 'resume'>;

/** Starts the work beside requests and tasks: jobs' processes delete expired results, API processes call webhooks. */
function openBackground(
  options: ServiceOptions,
  { state, jobs, teardown, onFault }: SurfacesInput,
  urls: ReturnType<typeof createUrlSigner>,
): readonly Background[] {
  const { clock, storage } = state;
  const { store, files, queue, events } = storage;
  const { role = 'all', exact = false, allowLoopback = false } = options;
  const { onNote = (text: string) => console.error(text) } = options;
  const running: Background[] = [];
  if (role !== 'api') {
    const { resultLifetimeMs } = jobs;
    running.push(createResultSweep({ store, files, queue, clock, resultLifetimeMs, onNote, onFault }));
    running.push(createFileTending({ store, files, queue, now: state.realNow, onNote, onFault }));
  }
  // Links in a delivered task begin with the address of an API process.
  if (role !== 'worker') {
    const shown = { urls, runner: { progressOf: () => undefined }, exact };
    running.push(
      createWebhookDelivery({
        store,
        clock,
        events,
        queue,
        post: counted(createPostWebhook({ allowLoopback }), state.telemetry),
        show: (family, row) => taskObject(shown, family, row),
        onFault,
      }),
    );
  }
  if (role !== 'worker') {
    running.push(
      createBackgroundLoop({
        clock: timeOfDay,
        async round() {
          await state.accounts.refresh();
          return accountsMs;
        },
        onFault: (error) => {
          if (!queue.isOutage(error)) onFault(error);
        },
      }),
    );
  }
  for (const work of running) teardown.add(() => work.stop());
  return running;
}

/** Counts the attempts to call webhooks. */
function counted(post: PostWebhook, telemetry: Telemetry): PostWebhook {
  return async (...args) => {
    const problem = await post(...args);
    telemetry.add('meshwright_webhooks_total', { outcome: problem === undefined ? 'ok' : 'failed' });
    return problem;
  };
}

function together(works: readonly Background[]): Background {
  return {
    async stop() {
      await Promise.all(works.map((work) => work.stop()));
    },
    resume() {
      for (const work of works) work.resume();
    },
  };
}
