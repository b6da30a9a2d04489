import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { families } from '@meshwright/contract';
import type { FaultPlanBody } from '../control/faults/fault-plan.ts';
import type { RecordedRequest } from '../control/log/request-log.ts';
import type { Engine } from '../engine-port.ts';
import type { RateLimit } from '../http/guards/rate-limit.ts';
import { ServiceError } from '../service-error.ts';
import { type Service, startService } from '../start/start-service.ts';
import { embeddedStorage } from '../storage/embedded-storage.ts';
import type { Account } from '../store/accounts.ts';
import type { Plan } from '../store/plans.ts';
import { cannedEngine } from './canned-engine.ts';
import { newestEntry, type Purchase, type Purchases, purchasesAfter } from './purchases.ts';

/** A moment: milliseconds since 1970, or an ISO date like `2027-01-01T00:00:00Z`. */
export type Moment = number | string;

/** What a service for tests begins with, and returns to on `reset`. All of it but `engine` is JSON. */
export interface TestServiceOptions {
  /**
   * Seed of ids, results and faults with a probability: the same seed, clock and calls give the same state.
   * @default 0
   */
  readonly seed?: number;
  /**
   * Moment at which the clock of the service stands still until `clock.advance`.
   * @default the time of day; with `state` the moment at which it was saved
   */
  readonly clock?: Moment;
  /**
   * Credits of the account. Not with `accounts`.
   * @default 1,000
   */
  readonly credits?: number;
  /**
   * Plan of the account, whose limits apply. Not with `accounts`.
   * @default none: nothing is limited
   */
  readonly plan?: Plan;
  /** @default one account `test` */
  readonly accounts?: readonly Account[];
  /**
   * Faults by call, as the control surface has them.
   * @default none
   */
  readonly faults?: FaultPlanBody['rules'];
  /**
   * Tasks of the first account that have ended before the first request. They are no purchases.
   * @default none
   */
  readonly tasks?: readonly SeedTask[];
  /**
   * A state of `save`, in place of an empty one.
   * @default none
   */
  readonly state?: ServiceState;
  /**
   * Requests that an account may send: a burst, and its refill per second.
   * @default those of its plan
   */
  readonly rateLimit?: RateLimit;
  /**
   * Leave out of answers what this service adds to those of the API.
   * @default false
   */
  readonly exact?: boolean;
  /**
   * Web pages that may call the service, as exact origins.
   * @default none
   */
  readonly allowedOrigins?: readonly string[];
  /** @default `cannedEngine()`: small, valid models at once */
  readonly engine?: Engine;
}

/** A task that a service begins with. */
export interface SeedTask {
  /** Name of the family, `text-to-3d`. */
  readonly family: string;
  /** The create body. */
  readonly request: Readonly<Record<string, unknown>>;
}

/** A saved state, as JSON: the files of a snapshot. */
export interface ServiceState {
  readonly version: 1;
  /** Moment of the service at which it was saved, in milliseconds since 1970. */
  readonly at: number;
  /** Content of each file in base64, by its path. */
  readonly files: Readonly<Record<string, string>>;
}

/** A service for the tests of one process. */
export interface TestService extends Purchases {
  /** The `{base_url}` of the specification, on a free port of this machine. */
  readonly baseUrl: string;
  /** Key of the first account. */
  readonly key: string;
  /** Where a browser shows tasks, ledger, requests and clock. */
  readonly inspectorUrl: string;
  /** Answers a request in this process, as over the port. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: TestClock;
  readonly faults: {
    /** Replaces the faults. @throws ServiceError `bad_options` */
    set(rules: FaultPlanBody['rules']): Promise<void>;
    /** Number of times each fault has happened, in the order of the rules. */
    fired(): Promise<readonly number[]>;
  };
  /** The charged creates since the start or the last reset or restore, in their order. */
  purchases(): Promise<readonly Purchase[]>;
  /** The last 200 requests since then, without keys, signed queries and data URIs. */
  requests(): Promise<readonly RecordedRequest[]>;
  /** Credits of the first account. */
  balance(): Promise<number>;
  /** Returns to the state of the start: accounts, clock, faults, tasks and seed. Takes some milliseconds. */
  reset(): Promise<void>;
  /** Returns the whole state, for `restore`, `state` of another service, or a file. */
  save(): Promise<ServiceState>;
  /** Replaces the state. The clock stands still at its moment. @throws ServiceError `bad_options` */
  restore(state: ServiceState): Promise<void>;
  /** Closes the port and removes every file. Safe to call twice. */
  close(): Promise<void>;
}

/** The clock that dates tasks, expires links and ends the waiting of slow tasks. */
export interface TestClock {
  /** Milliseconds since 1970. */
  now(): Promise<number>;
  /** Moves it forwards by milliseconds, or to a moment. @throws ServiceError `bad_options` for an earlier one */
  advance(by: number | { readonly to: Moment }): Promise<void>;
}

const fields: readonly string[] = [
  'seed',
  'clock',
  'credits',
  'plan',
  'accounts',
  'faults',
  'tasks',
  'state',
  'rateLimit',
  'exact',
  'allowedOrigins',
  'engine',
] satisfies (keyof TestServiceOptions)[];

/**
 * Starts the whole API in this process for tests: on a free port of this machine, with a state of its own in a temporary
 * folder, and canned models. Two services in one process have nothing in common.
 * @throws ServiceError `bad_options`
 * @example
 * import { createService, expectOnePurchase } from '@meshwright/service/testing';
 *
 * const service = await createService({ seed: 7, clock: '2027-01-01T00:00:00Z' });
 * await fetch(`${service.baseUrl}/v2/text-to-3d`, {
 *   method: 'POST',
 *   headers: { Authorization: `Bearer ${service.key}`, 'Content-Type': 'application/json' },
 *   body: JSON.stringify({ mode: 'preview', prompt: 'a wooden chest' }),
 * });
 * await expectOnePurchase(service, { prompt: 'a wooden chest', credits: 20 });
 * await service.close();
 */
export async function createService(options: TestServiceOptions = {}): Promise<TestService> {
  checkFields(options);
  const { seed = 0, engine = cannedEngine(), rateLimit, exact, allowedOrigins } = options;
  const accounts = options.accounts ?? [
    {
      name: 'test',
      key: 'test-key',
      credits: options.credits ?? 1_000,
      ...(options.plan && { plan: options.plan }),
    },
  ];
  const key = accounts[0]?.key ?? '';
  // Secrets of the start are random; what a test sees is drawn after them.
  let random: (size: number) => Uint8Array = randomBytes;
  const storage = await embeddedStorage(undefined, { isDurable: false });
  const service = await startService({
    port: 0,
    storage,
    accounts,
    engine,
    workers: 4,
    seed,
    random: (size) => random(size),
    allowLoopback: true,
    onNote: () => {},
    ...(rateLimit && { rateLimit }),
    ...(exact !== undefined && { exact }),
    ...(allowedOrigins && { allowedOrigins }),
  });
  const control = controlOf(service);
  let firstEntry = 0;

  async function begin(): Promise<void> {
    const { state, tasks = [], faults = [] } = options;
    const at = options.clock ?? state?.at;
    const stand = async () => {
      if (at !== undefined) await control('POST', '/clock', { mode: 'frozen', at });
    };
    // Before the reset too: the accounts are dated by it.
    await stand();
    random = seededBytes(seed);
    await control('POST', '/reset', {});
    await stand();
    if (state) await replace(state);
    for (const task of tasks) await make(service, key, task);
    firstEntry = await newestEntry(storage.store);
    await control('DELETE', '/requests');
    if (faults.length > 0) await control('POST', '/faults', { seed, rules: faults });
  }

  async function replace(state: ServiceState): Promise<void> {
    checkState(state);
    const folder = join(storage.folder, 'snapshots', snapshot);
    await rm(folder, { recursive: true, force: true });
    try {
      for (const [path, content] of Object.entries(state.files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), Buffer.from(content, 'base64'));
      }
      await control('POST', `/snapshots/${snapshot}/restore`, {});
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  try {
    await begin();
  } catch (error) {
    await service.stop();
    throw error;
  }
  return {
    baseUrl: service.baseUrl,
    key,
    inspectorUrl: service.inspectorUrl,
    fetch: service.fetch,
    clock: {
      now: async () => ((await control('GET', '/clock')) as { readonly now: number }).now,
      async advance(by) {
        await control('POST', '/clock/advance', typeof by === 'number' ? { ms: by } : by);
      },
    },
    faults: {
      async set(rules) {
        await control('POST', '/faults', { seed, rules });
      },
      async fired() {
        const { rules } = (await control('GET', '/faults')) as {
          readonly rules: { readonly fired: number }[];
        };
        return rules.map(({ fired }) => fired);
      },
    },
    purchases: () => purchasesAfter(storage.store, firstEntry),
    requests: async () => (await control('GET', '/requests')) as readonly RecordedRequest[],
    async balance() {
      const headers = { Authorization: `Bearer ${key}` };
      const answer = await service.fetch(new Request(`${service.baseUrl}/v1/balance`, { headers }));
      return ((await answer.json()) as { readonly balance: number }).balance;
    },
    reset: begin,
    async save() {
      await control('POST', '/snapshots', { name: snapshot });
      try {
        const { now: at } = (await control('GET', '/clock')) as { readonly now: number };
        const folder = join(storage.folder, 'snapshots', snapshot);
        const files: Record<string, string> = {};
        for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile()) continue;
          const path = join(entry.parentPath, entry.name);
          const name = path.slice(folder.length + 1).replaceAll('\\', '/');
          files[name] = (await readFile(path)).toString('base64');
        }
        return { version: 1, at, files };
      } finally {
        await control('DELETE', `/snapshots/${snapshot}`);
      }
    },
    async restore(state) {
      await replace(state);
      await control('POST', '/clock', { mode: 'frozen', at: state.at });
      firstEntry = await newestEntry(storage.store);
      await control('DELETE', '/requests');
    },
    close: () => service.stop(),
  };
}

/** Name of the snapshot that a state is read from and written to. */
const snapshot = 'test-state';

/**
 * Reads the options of a service from a seed file: the same fields, as JSON.
 * @throws ServiceError `bad_options` naming the file and the field
 * @example
 * import { writeFile } from 'node:fs/promises';
 * import { createService, readSeedFile } from '@meshwright/service/testing';
 *
 * await writeFile('service.seed.json', '{ "seed": 7, "credits": 50 }');
 * const service = await createService(await readSeedFile('service.seed.json'));
 * await service.close();
 */
export async function readSeedFile(path: string): Promise<TestServiceOptions> {
  try {
    const options: unknown = JSON.parse(await readFile(path, 'utf8'));
    checkFields(options);
    return options as TestServiceOptions;
  } catch (cause) {
    const { message } = cause as Error;
    throw new ServiceError('bad_options', `read seed file ${path}: ${message}`, { cause });
  }
}

/**
 * Returns a fault: the create is executed and charged, and its answer is lost.
 * @param nth which create, counted from 1. Default: the first
 * @example
 * import { createService, lostReply } from '@meshwright/service/testing';
 *
 * const service = await createService({ faults: [lostReply()] });
 * await service.close();
 */
export function lostReply(nth = 1): FaultPlanBody['rules'][number] {
  return { when: { route: 'create', nth }, fault: { kind: 'reset', executed: true } };
}

/** A function for `extend` of vitest and of Playwright: a service that is closed after its last use. */
export type ServiceFixture = (
  parts: Record<never, never>,
  use: (service: TestService) => Promise<void>,
) => Promise<void>;

/**
 * Returns a fixture for `test.extend` of vitest and of Playwright; neither is imported.
 * @example
 * import { serviceFixture } from '@meshwright/service/testing';
 *
 * // const test = base.extend({ service: serviceFixture({ seed: 7 }) });
 * await serviceFixture({ seed: 7 })({}, async (service) => {
 *   console.log(await service.balance()); // 1000
 * });
 */
export function serviceFixture(options: TestServiceOptions = {}): ServiceFixture {
  // Both runners read the names of the parts that a fixture wants from this pattern.
  // biome-ignore lint/correctness/noEmptyPattern: they accept no other form without a part
  return async ({}, use) => {
    const service = await createService(options);
    try {
      await use(service);
    } finally {
      await service.close();
    }
  };
}

function checkFields(options: unknown): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new ServiceError('bad_options', 'create a test service: its options must be an object.');
  }
  const unknown = Object.keys(options).find((name) => !fields.includes(name));
  if (unknown !== undefined) {
    throw new ServiceError(
      'bad_options',
      `create a test service: ${unknown} is not an option; use ${fields.join(', ')}.`,
    );
  }
  const { seed, clock, credits, plan, accounts, tasks = [] } = options as TestServiceOptions;
  if (seed !== undefined && !(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)) {
    throw wrong('seed', 'a whole number from 0 to 4294967295');
  }
  if (clock !== undefined && !Number.isFinite(typeof clock === 'number' ? clock : Date.parse(clock))) {
    throw wrong('clock', 'milliseconds since 1970 or a date like 2027-01-01T00:00:00Z');
  }
  if (accounts && (credits !== undefined || plan !== undefined)) {
    throw wrong(credits === undefined ? 'plan' : 'credits', 'left out beside accounts: each states its own');
  }
  if (accounts?.length === 0) throw wrong('accounts', 'a list of at least one account');
  for (const { family } of tasks) {
    if (!families.some(({ name }) => name === family)) {
      throw wrong('tasks', `of families like ${families[0]?.name}; ${family} is not one`);
    }
  }
}

/** Refuses what `save` did not return, before anything is replaced. */
function checkState(state: ServiceState): void {
  const { version, at, files } = (state ?? {}) as Partial<ServiceState>;
  if (version !== 1 || !Number.isFinite(at) || typeof files?.['service.db'] !== 'string')
    throw wrong('state', 'what save() returned, as JSON');
  for (const [path, content] of Object.entries(files)) {
    if (!/^[\w.-]+(\/[\w.-]+)*$/.test(path) || path.includes('..'))
      throw wrong('state', 'what save() returned: a path leaves its folder');
    if (typeof content !== 'string') throw wrong('state', `what save() returned: ${path} is no text`);
  }
}

function wrong(option: string, allowed: string): ServiceError {
  return new ServiceError('bad_options', `create a test service: ${option} must be ${allowed}.`);
}

type Control = (method: string, path: string, body?: object) => Promise<unknown>;

/** Calls the control surface. @throws ServiceError `bad_options` with its message */
function controlOf({ control, fetch }: Service): Control {
  return async (method, path, body) => {
    const headers = { Authorization: `Bearer ${control.token}`, 'Content-Type': 'application/json' };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(new Request(control.url + path, init));
    const text = await answer.text();
    const content: unknown = text === '' ? undefined : JSON.parse(text);
    if (answer.ok) return content;
    throw new ServiceError('bad_options', (content as { readonly message: string }).message);
  };
}

/** Creates a task and waits until it has ended. */
async function make(service: Service, key: string, { family: name, request }: SeedTask): Promise<void> {
  const { prefix } = families.find((family) => family.name === name)!;
  const url = service.baseUrl + prefix;
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(request) };
  const answer = await service.fetch(new Request(url, init));
  const { result, message } = (await answer.json()) as { readonly result: string; readonly message?: string };
  if (!answer.ok) throw wrong('tasks', `valid create bodies, and one of ${name} is not: ${message}`);
  const stream = await service.fetch(new Request(`${url}/${result}/stream`, { headers }));
  await stream.text();
}

/** Returns bytes that depend on the seed and the calls before. */
function seededBytes(seed: number): (size: number) => Uint8Array {
  let calls = 0;
  return (size) => {
    calls += 1;
    const bytes = Buffer.alloc(size);
    for (let at = 0; at < size; at += 32) {
      createHash('sha256').update(`${seed}/${calls}/${at}`).digest().copy(bytes, at);
    }
    return bytes;
  };
}
