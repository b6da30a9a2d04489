import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { isLoopback } from '@meshwright/contract';
import type { Clock } from '../clock.ts';
import type { Backend, Engine } from '../engine-port.ts';
import type { RateLimit } from '../http/guards/rate-limit.ts';
import type { FetchFile } from '../inputs/network/guarded-fetch.ts';
import { ServiceError } from '../service-error.ts';
import type { FileCredentials } from '../storage/open-files.ts';
import type { Storage } from '../storage/storage.ts';
import { type Account, type AccountKey, keysOf } from '../store/accounts.ts';
import { type Plan, planNames } from '../store/plans.ts';
import { mostWebhooks, webhookProblem } from '../store/webhooks.ts';
import type { FlaggedPictures } from '../tasks/checks/screen-request.ts';
import type { ReportingOptions } from '../telemetry/open-reporting.ts';

/** Returns how many jobs run at once unless an option says: one processor stays free for answers, 4 at most. */
export function defaultWorkers(): number {
  return Math.min(4, Math.max(1, availableParallelism() - 1));
}

/** Options of `startService`. Every field has a default. */
export interface ServiceOptions extends ReportingOptions {
  /**
   * Folder of the store, the files and the keys.
   * @default a temporary one, deleted on stop
   */
  readonly dataDir?: string;
  /**
   * `postgres://user:password@host:port/database`, instead of `dataDir`: services on one database act as
   * one service.
   * @default none: `dataDir` is used
   */
  readonly database?: string;
  /**
   * With `database`: the shared file storage, a folder or
   * `s3://bucket/prefix?endpoint=http://host&region=name`.
   * @default none
   */
  readonly files?: string;
  /**
   * Credentials for files in S3.
   * @default none
   */
  readonly fileCredentials?: FileCredentials;
  /**
   * With `database`: `api` runs no jobs, `worker` answers no requests but `/healthz` and `/readyz`.
   * @default `all`
   */
  readonly role?: 'all' | 'api' | 'worker';
  /**
   * Storage of the state, instead of `dataDir`. The service owns and closes it.
   * @default none: `dataDir` is used
   */
  readonly storage?: Storage;
  /**
   * TCP port, 0 for a free one.
   * @default none, so that only `service.fetch` answers
   */
  readonly port?: number;
  /**
   * Address to listen on. Beyond loopback `accounts` is required.
   * @default 127.0.0.1
   */
  readonly host?: string;
  /**
   * Names and addresses, without a port, of a `host` beyond loopback.
   * @default only its own
   */
  readonly hostNames?: readonly string[];
  /**
   * Address of a reverse proxy, as an exact origin (`https://assets.example`): the start of `baseUrl` and of
   * every link. Requests with that Host are answered too.
   * @default the listening address
   */
  readonly publicUrl?: string;
  /** @default one account `local` with a random key, generated once per data directory and kept in its file `key` */
  readonly accounts?: readonly Account[];
  /**
   * Plan of the account `local` that a service without `accounts` creates for itself, to try its limits.
   * @default none: nothing is limited
   */
  readonly plan?: Plan;
  /**
   * Leave out of API answers what this service adds to them: `stand_in` and `ignored_fields` of tasks, result fields
   * of its own, `issues` of errors, and `Retry-After` where a queue is full. Files keep the mark of a stand-in, the
   * inspector shows it.
   * @default false
   */
  readonly exact?: boolean;
  /**
   * Parallel jobs of one account. With several accounts one extra worker is reserved for those with fewer
   * running jobs.
   * @default one less than the processors, 1 to 4
   */
  readonly workers?: number;
  /** @default the system's time; with `database` the time of the database, so that all services agree */
  readonly clock?: Clock;
  /**
   * Random bytes for ids, keys and secrets.
   * @default the system's
   */
  readonly random?: (size: number) => Uint8Array;
  /**
   * Mixed into the seed of every task: another value gives other results for the same bodies.
   * @default 0
   */
  readonly seed?: number;
  /** @default `localEngine`, on worker threads */
  readonly engine?: Engine;
  /**
   * Servers that replace the engine, by family; see `readBackendsFile`.
   * @default none
   */
  readonly backends?: Readonly<Record<string, Backend>>;
  /**
   * Web pages that may call the service, as exact origins (`http://localhost:5173`). All others get 403 without CORS
   * headers, as every page does from the public service.
   * @default none
   */
  readonly allowedOrigins?: readonly string[];
  /**
   * Requests that an account may send with all its keys: a burst, and its refill per second. It replaces those of all
   * plans.
   * @default those of its plan; 5,000 and 5,000 for an account without one
   */
  readonly rateLimit?: RateLimit;
  /**
   * Fetch `image_url` and `model_url` from this machine too, and deliver webhooks to it, with http as well.
   * @default false
   */
  readonly allowLoopback?: boolean;
  /**
   * Fetches the files behind links.
   * @default from public addresses only, checked when the socket is opened
   */
  readonly fetchFile?: FetchFile;
  /**
   * Pictures that moderation flags, by the SHA-256 of their bytes in hex.
   * @default none
   */
  readonly flagged?: FlaggedPictures;
  /**
   * How long result files are kept and served after a task finished, in milliseconds; then they are deleted. The
   * Enterprise plan keeps them.
   * @default 3 days (spec: Limits)
   */
  readonly resultLifetimeMs?: number;
  /**
   * Heartbeat interval of a quiet stream, in milliseconds.
   * @default 15,000
   */
  readonly heartbeatMs?: number;
  /**
   * Streams that one key may have open at once; further ones get 429.
   * @default 1,000
   */
  readonly maxStreams?: number;
  /**
   * Largest request body in bytes.
   * @default 140,000,000: a data URI of 100 MB and spare room
   */
  readonly maxBodyBytes?: number;
  /**
   * Limit for the file bytes that all requests in progress hold together, on the disk beyond a megabyte each;
   * further ones get 429.
   * @default 600,000,000
   */
  readonly maxHeldBytes?: number;
  /**
   * Limit of resident memory of the process; beyond it the job that took the most ends FAILED and is
   * refunded.
   * @default half of the memory of the machine or its control group, at most 4 GiB
   */
  readonly maxMemoryBytes?: number;
  /**
   * Receives faults of the service itself.
   * @default prints their message to stderr
   */
  readonly onFault?: (error: unknown) => void;
  /**
   * Receives a sentence about result files that were deleted or set aside, and about keys that are not accepted.
   * @default prints it to stderr
   */
  readonly onNote?: (text: string) => void;
}

/** @throws ServiceError `bad_options` naming the option and its allowed values */
export function checkOptions(options: ServiceOptions): void {
  const { port, host = '127.0.0.1', accounts, workers, maxStreams, allowedOrigins = [], publicUrl } = options;
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw wrong('port', 'a whole number from 0 to 65535');
  }
  if (workers !== undefined && !(Number.isInteger(workers) && workers >= 1)) {
    throw wrong('workers', 'a whole number of at least 1');
  }
  if (maxStreams !== undefined && !(Number.isInteger(maxStreams) && maxStreams >= 1)) {
    throw wrong('maxStreams', 'a whole number of at least 1');
  }
  if (host !== 'localhost' && isIP(host) === 0) {
    throw wrong('host', 'localhost or an address like 127.0.0.1 or ::1');
  }
  if (publicUrl !== undefined && !isOrigin(publicUrl)) {
    throw wrong(
      'publicUrl',
      'an exact origin like https://assets.example, without a path or a name and password',
    );
  }
  if (!isLoopback(host) && !accounts && options.role !== 'worker') {
    throw wrong('accounts', `given when host is ${host}: a key is generated for loopback only`);
  }
  checkStorage(options);
  for (const origin of allowedOrigins) {
    if (!isOrigin(origin)) {
      throw wrong('allowedOrigins', 'exact origins like http://localhost:5173, without a path or wildcard');
    }
  }
  if (options.exact !== undefined && typeof options.exact !== 'boolean')
    throw wrong('exact', 'true or false');
  if (options.plan !== undefined) {
    if (accounts) throw wrong('plan', 'omitted when accounts are given: each states its own');
    if (!planNames.includes(options.plan)) throw wrong('plan', `one of ${planNames.join(', ')}`);
  }
  if (accounts) checkAccounts(accounts, options.allowLoopback ?? false);
}

function checkAccounts(accounts: readonly Account[], allowLoopback: boolean): void {
  for (const [i, account] of accounts.entries()) checkAccount(account, `accounts[${i}]`, allowLoopback);
  const uniques = { name: accounts.map(({ name }) => name), key: keysOf(accounts) };
  for (const [field, values] of Object.entries(uniques)) {
    if (new Set(values).size < values.length) throw wrong('accounts', `a list with unique ${field}s`);
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}

function checkStorage({ database, files, role = 'all', dataDir, accounts, storage }: ServiceOptions): void {
  if (!['all', 'api', 'worker'].includes(role)) throw wrong('role', 'all, api or worker');
  if (storage) return;
  if (database === undefined) {
    if (files !== undefined) throw wrong('files', 'given only together with database');
    if (role !== 'all')
      throw wrong('role', 'all without a database, because no other service shares the work');
    return;
  }
  if (!URL.canParse(database) || !/^postgres(ql)?:$/.test(new URL(database).protocol)) {
    throw wrong('database', 'a URL like postgres://user:password@host:5432/name');
  }
  if (files === undefined) throw wrong('files', 'given with database: a folder or s3://bucket/prefix');
  if (dataDir !== undefined) throw wrong('dataDir', 'omitted when database is given');
  if (role !== 'worker' && !accounts) {
    throw wrong('accounts', 'given with database, and the same for every service on it');
  }
}

function checkAccount(account: Account, path: string, allowLoopback: boolean): void {
  const { plan, credits, keys = [], webhooks = [] } = account;
  checkKey(account, path);
  if (plan !== undefined && !planNames.includes(plan)) {
    throw wrong(`${path}.plan`, `one of ${planNames.join(', ')}, or omitted for no limits`);
  }
  if (!isCredits(credits)) throw wrong(`${path}.credits`, 'a whole number of at least 0');
  if (!Array.isArray(keys)) throw wrong(`${path}.keys`, 'a list of further keys');
  for (const [i, key] of keys.entries()) {
    checkKey(key, `${path}.keys[${i}]`);
    const { monthlyCredits } = key as AccountKey;
    if (monthlyCredits !== undefined && !isCredits(monthlyCredits)) {
      throw wrong(
        `${path}.keys[${i}].monthlyCredits`,
        'a whole number of at least 0, or omitted for no limit',
      );
    }
  }
  const names = [account, ...keys].map(({ name }) => name);
  if (new Set(names).size < names.length) {
    throw wrong(`${path}.keys`, 'a list with unique names; the first key is named as the account');
  }
  checkWebhooks(webhooks, `${path}.webhooks`, allowLoopback);
}

function checkKey({ name, key }: Pick<AccountKey, 'name' | 'key'>, path: string): void {
  if (typeof name !== 'string' || name === '') throw wrong(`${path}.name`, 'a non-empty string');
  if (typeof key !== 'string' || !/^\S+$/.test(key)) throw wrong(`${path}.key`, 'a string without spaces');
}

function isCredits(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** No message contains a URL, which may hold a secret of its receiver. */
function checkWebhooks(urls: readonly string[], path: string, allowLoopback: boolean): void {
  if (!Array.isArray(urls) || urls.length > mostWebhooks || new Set(urls).size < urls.length) {
    throw wrong(path, `a list of at most ${mostWebhooks} different URLs`);
  }
  for (const [i, url] of urls.entries()) {
    const wanted = webhookProblem(url, allowLoopback);
    if (wanted !== undefined) throw wrong(`${path}[${i}]`, wanted);
  }
}

function wrong(option: string, allowed: string): ServiceError {
  return new ServiceError('bad_options', `start service: ${option} must be ${allowed}.`);
}
