import type { Engine } from './engine-port.ts';
import type { RateLimit } from './http/rate-limit.ts';
import type { Clock } from './service-context.ts';
import { ServiceError } from './service-error.ts';
import type { Account } from './store/accounts.ts';

/** How a service is started. Every field has a default. */
export interface ServiceOptions {
  /** Folder of the store, the files and the keys. Default: a temporary one, removed on stop. */
  readonly dataDir?: string;
  /** TCP port, 0 for a free one. Default: none, only `service.fetch` answers. */
  readonly port?: number;
  /** Address to listen on. Default 127.0.0.1. Beyond loopback `accounts` is required. */
  readonly host?: string;
  /** Names and addresses, without a port, under which others reach a `host` beyond loopback. Default: only its own. */
  readonly hostNames?: readonly string[];
  /** Default: one account `local` whose random key is made once per data directory and kept in its file `key`. */
  readonly accounts?: readonly Account[];
  /** Jobs at once. Default: one less than the processors, 1 to 4. */
  readonly workers?: number;
  /** Default: the system's time. */
  readonly clock?: Clock;
  /** Random bytes for ids, keys and secrets. Default: the system's. */
  readonly random?: (size: number) => Uint8Array;
  /** Mixed into the seed of every task: another value gives other results for the same bodies. Default 0. */
  readonly seed?: number;
  /** Default: the local engine on worker threads. */
  readonly engine?: Engine;
  /** Web pages that may call the service, as exact origins (`http://localhost:5173`). Default: none. */
  readonly allowedOrigins?: readonly string[];
  readonly rateLimit?: RateLimit;
  /** Fetch `image_url` and `model_url` from this machine too. Default false. */
  readonly allowLoopback?: boolean;
  /** How long result files are served after a task finished, in milliseconds. Default 3 days (spec: Limits). */
  readonly resultLifetimeMs?: number;
  /** Time between signs of life on a quiet stream, in milliseconds. Default 15,000. */
  readonly heartbeatMs?: number;
  /** Streams one key may have open at once; one more gets 429. Default 1,000. */
  readonly maxStreams?: number;
  /** Largest request body in bytes. Default 140,000,000: a data URI of 100 MB and room. */
  readonly maxBodyBytes?: number;
  /** Hears of faults of the service itself. Default: their message goes to stderr. */
  readonly onFault?: (error: unknown) => void;
}

const plans: readonly string[] = ['free', 'pro', 'studio', 'enterprise'];

/** @throws ServiceError `bad_options` naming the option and what it may be */
export function checkOptions(options: ServiceOptions): void {
  const { port, host = '127.0.0.1', accounts, workers, maxStreams, allowedOrigins = [] } = options;
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw wrong('port', 'a whole number from 0 to 65535');
  }
  if (workers !== undefined && !(Number.isInteger(workers) && workers >= 1)) {
    throw wrong('workers', 'a whole number of at least 1');
  }
  if (maxStreams !== undefined && !(Number.isInteger(maxStreams) && maxStreams >= 1)) {
    throw wrong('maxStreams', 'a whole number of at least 1');
  }
  if (!/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host) && !accounts) {
    throw wrong('accounts', `given when host is ${host}: beyond this machine no key is made up`);
  }
  for (const origin of allowedOrigins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw wrong('allowedOrigins', 'exact origins like http://localhost:5173, without a path or wildcard');
    }
  }
  for (const [i, account] of (accounts ?? []).entries()) checkAccount(account, `accounts[${i}]`);
  for (const field of ['name', 'key'] as const) {
    const values = (accounts ?? []).map((account) => account[field]);
    if (new Set(values).size < values.length) throw wrong('accounts', `accounts with different ${field}s`);
  }
}

function checkAccount({ name, key, plan, credits }: Account, path: string): void {
  if (typeof name !== 'string' || name === '') throw wrong(`${path}.name`, 'a text that is not empty');
  if (typeof key !== 'string' || !/^\S+$/.test(key)) throw wrong(`${path}.key`, 'a text without blanks');
  if (!plans.includes(plan)) throw wrong(`${path}.plan`, `one of ${plans.join(', ')}`);
  if (!Number.isSafeInteger(credits) || credits < 0)
    throw wrong(`${path}.credits`, 'a whole number of at least 0');
}

function wrong(option: string, allowed: string): ServiceError {
  return new ServiceError('bad_options', `start service: ${option} must be ${allowed}.`);
}
