import { isIP } from 'node:net';
import type { Backend } from '@meshwright/engine';
import type { Clock } from '../clock.ts';
import type { Engine } from '../engine-port.ts';
import type { RateLimit } from '../http/guards/rate-limit.ts';
import type { FetchFile } from '../inputs/network/guarded-fetch.ts';
import { ServiceError } from '../service-error.ts';
import type { FileCredentials } from '../storage/open-files.ts';
import type { Storage } from '../storage/storage.ts';
import type { Account } from '../store/accounts.ts';
import type { FlaggedPictures } from '../tasks/checks/screen-request.ts';

/** Options of `startService`. Every field has a default. */
export interface ServiceOptions {
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
   * Parallel jobs of one account. With several accounts one extra worker is reserved for those with fewer
   * running jobs.
   * @default one less than the processors, 1 to 4
   */
  readonly workers?: number;
  /** @default the system's time */
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
  /** @default the local engine on worker threads */
  readonly engine?: Engine;
  /**
   * Servers that replace the engine, by family; see `readBackendsFile`.
   * @default none
   */
  readonly backends?: Readonly<Record<string, Backend>>;
  /**
   * Web pages that may call the service, as exact origins (`http://localhost:5173`).
   * @default none
   */
  readonly allowedOrigins?: readonly string[];
  /**
   * Requests that one key may send: a burst, and its refill per second.
   * @default 5,000 and 5,000
   */
  readonly rateLimit?: RateLimit;
  /**
   * Fetch `image_url` and `model_url` from this machine too.
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
   * How long result files are served after a task finished, in milliseconds.
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
}

const plans: readonly string[] = ['free', 'pro', 'studio', 'enterprise'];

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
  for (const [i, account] of (accounts ?? []).entries()) checkAccount(account, `accounts[${i}]`);
  for (const field of ['name', 'key'] as const) {
    const values = (accounts ?? []).map((account) => account[field]);
    if (new Set(values).size < values.length) throw wrong('accounts', `a list with unique ${field}s`);
  }
}

/** Returns whether only programs of this machine reach the host. */
function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
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

function checkAccount({ name, key, plan, credits }: Account, path: string): void {
  if (typeof name !== 'string' || name === '') throw wrong(`${path}.name`, 'a non-empty string');
  if (typeof key !== 'string' || !/^\S+$/.test(key)) throw wrong(`${path}.key`, 'a string without spaces');
  if (!plans.includes(plan)) throw wrong(`${path}.plan`, `one of ${plans.join(', ')}`);
  if (!Number.isSafeInteger(credits) || credits < 0)
    throw wrong(`${path}.credits`, 'a whole number of at least 0');
}

function wrong(option: string, allowed: string): ServiceError {
  return new ServiceError('bad_options', `start service: ${option} must be ${allowed}.`);
}
