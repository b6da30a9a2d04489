import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { controlUrl, createControl } from './control/create-control.ts';
import { createFaultPlan } from './control/faults/fault-plan.ts';
import { holdBackBy } from './control/faults/hold-back.ts';
import { createServiceClock } from './control/service-clock.ts';
import { localEngine, withBackends } from './engine-port.ts';
import { createUrlSigner } from './files/signed-url.ts';
import { dated } from './http/answers/dated.ts';
import { healthRoutes } from './http/answers/health.ts';
import { createPreviewStore } from './http/answers/preview-store.ts';
import { basePath, createApi } from './http/api.ts';
import { createRateLimiter } from './http/guards/rate-limit.ts';
import { createRequestGate } from './http/guards/startup-gate.ts';
import { createStreamSlots } from './http/guards/stream-slots.ts';
import { type OpenPort, serveHttp } from './http/serve-http.ts';
import { createGuardedFetch } from './inputs/guarded-fetch.ts';
import { createSpool } from './inputs/spool.ts';
import { inspectorUrl } from './inspector/inspector-token.ts';
import { ownAccount } from './own-account.ts';
import type { ServiceContext } from './service-context.ts';
import { checkOptions, type ServiceOptions } from './service-options.ts';
import { openStorage } from './storage/open-storage.ts';
import { type FindAccount, seedAccounts } from './store/accounts.ts';
import type { Plan } from './store/tables.ts';
import { createTaskRunner } from './tasks/task-runner.ts';
import { timeOrderedId } from './time-ordered-id.ts';

/** A running service. */
export interface Service {
  /** What the specification calls `{base_url}`. Without a port it only means something to `fetch`. */
  readonly baseUrl: string;
  /** Answers a request in this process, as if it had come over the port. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly accounts: readonly ServiceAccount[];
  /** Where its clock, faults and state are in hand, and the token that is asked for there; another at every start. */
  readonly control: { readonly url: string; readonly token: string };
  /** Where a person looks at it in a browser; the token in it reads everything, changes nothing, and is another at every start. */
  readonly inspectorUrl: string;
  /** The folder of its state; absent where that is shared with others. */
  readonly dataDir?: string;
  /** What was put right at start, after the last process was killed. */
  readonly recovered: { readonly tasks: number; readonly folders: number };
  /** Closes the port, stops the jobs (they run again at the next start) and frees everything. Safe to call twice. */
  stop(): Promise<void>;
}

export interface ServiceAccount {
  readonly name: string;
  readonly plan: Plan;
  /** Only on the account the service made itself: its key, also kept in the file `key` of the data directory. */
  readonly key?: string;
  /** The key was made by this start and not by an earlier one. */
  readonly keyIsNew?: boolean;
}

/**
 * Starts the local service: the API on a store, a queue and worker threads of its own; or a part of one that
 * several share.
 * @throws ServiceError `bad_options` | `data_in_use` | `no_storage` | `port_taken`
 */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  checkOptions(options);
  const {
    host = '127.0.0.1',
    random = randomBytes,
    workers = Math.min(4, Math.max(1, availableParallelism() - 1)),
    role = 'all',
    resultLifetimeMs = 3 * 24 * 3600 * 1000,
    onFault = (error: unknown) => console.error(error),
  } = options;
  const realTime = options.clock ?? { now: () => Date.now() };
  const clock = createServiceClock(realTime);
  const undo: (() => Promise<unknown>)[] = [];
  const release = async () => {
    for (const step of undo.splice(0).reverse()) await step().catch(onFault);
  };

  try {
    const storage = await openStorage(options, onFault);
    undo.push(() => storage.close());
    const { store, queue, files, events, folder } = storage;
    const recovered = await storage.recover();
    const newId = () => timeOrderedId(clock.now(), random(10));
    const secret = await storage.secret('secret', () => random(32));
    const own = options.accounts || role === 'worker' ? undefined : await ownAccount(storage, random);
    const accounts = own ? [own.account] : (options.accounts ?? []);
    // A worker signs nobody in, and must not change who may.
    let findAccount: FindAccount = () => undefined;
    if (role !== 'worker') findAccount = await seedAccounts(store, accounts, clock.now(), newId);
    const controlToken = Buffer.from(random(32)).toString('base64url');

    // The port is opened before there is anything behind it, because its number is part of every file URL.
    const gate = createRequestGate();
    const port: OpenPort | undefined =
      options.port === undefined
        ? undefined
        : await serveHttp(gate.answer, { ...options, host, port: options.port, clock });
    const origin = options.publicUrl ?? port?.origin ?? 'http://meshwright.localhost';

    // One account alone has nobody to keep a worker for. A worker of a cluster does not know the accounts.
    const spareWorkers = role !== 'api' && (role === 'worker' || accounts.length > 1) ? 1 : 0;
    const engine = withBackends(
      options.engine ?? localEngine(workers + spareWorkers, undefined, options.maxMemoryBytes),
      options.backends ?? {},
      onFault,
    );
    undo.push(async () => engine.close?.());
    const faults = createFaultPlan();
    const runner = createTaskRunner({
      store,
      queue,
      files,
      engine,
      events,
      clock,
      workers: role === 'api' ? 0 : workers,
      spareWorkers,
      resultLifetimeMs,
      progressStep: storage.progressStep,
      holdBack: holdBackBy(faults, clock),
      onFault,
    });
    undo.push(() => runner.stop());
    const spool = createSpool({
      folder: folder === undefined ? undefined : join(folder, 'unfinished'),
      maxBytes: options.maxHeldBytes ?? 600_000_000,
    });
    undo.push(() => spool.close());
    const stopping = new AbortController();
    // Every open stream listens to it; a warning at the eleventh would be a false one.
    setMaxListeners(0, stopping.signal);
    const context: ServiceContext = {
      store,
      queue,
      files,
      origin,
      urls: createUrlSigner(origin, secret.bytes),
      engine,
      previews: createPreviewStore(engine),
      events,
      runner,
      findAccount: (key) => findAccount(key),
      // By real time: who waits for it waits by their own clock, also while that of the service stands still.
      rates: createRateLimiter(options.rateLimit ?? { burst: 5_000, perSecond: 5_000 }, realTime),
      streams: createStreamSlots(options.maxStreams ?? 1_000),
      fetchFile: options.fetchFile ?? createGuardedFetch({ allowLoopback: options.allowLoopback ?? false }),
      spool,
      flagged: options.flagged ?? new Map(),
      clock,
      newId,
      seed: options.seed ?? 0,
      allowedOrigins: new Set(options.allowedOrigins ?? []),
      resultLifetimeMs,
      heartbeatMs: options.heartbeatMs ?? 15_000,
      maxBodyBytes: options.maxBodyBytes ?? 140_000_000,
      stopSignal: stopping.signal,
      onFault,
    };
    const api = createApi(context);
    const control = createControl({
      context,
      clock,
      faults,
      realNow: () => realTime.now(),
      folder,
      token: controlToken,
      secrets: accounts.map(({ key }) => key),
      async seedAccounts() {
        findAccount = await seedAccounts(store, accounts, clock.now(), newId);
      },
    });
    undo.push(() => control.close());
    undo.push(() => gate.close());
    undo.push(async () => port?.close());
    undo.push(async () => stopping.abort());
    gate.open(
      dated(
        role === 'worker'
          ? async (request) => await healthRoutes(context).fetch(request)
          : control.before(async (request) => await api.fetch(request)),
        clock,
      ),
    );
    runner.wake();

    let stopped: Promise<void> | undefined;
    return {
      baseUrl: `${origin}${basePath}`,
      fetch: gate.answer,
      accounts: accounts.map(({ name, plan, key }) => ({
        name,
        plan,
        ...(own ? { key, keyIsNew: own.keyIsNew } : {}),
      })),
      control: { url: controlUrl(origin), token: controlToken },
      inspectorUrl: inspectorUrl(origin, controlToken),
      ...(folder === undefined ? {} : { dataDir: folder }),
      recovered,
      stop() {
        stopped ??= release();
        return stopped;
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
