import type { Family } from '@meshwright/contract';
import type { Meter } from './meter/meter.ts';

/** Options of a proxy: its service, allowed requests, callers and spending limits. */
export type ProxyOptions = ProxyRules & (ServiceAddress | OpenedService);

/** A service and the key of the game's account. */
export interface ServiceAddress {
  /** Base URL of the service, `/openapi` included. */
  readonly baseUrl: string;
  /**
   * The key of the game's account, or a function that returns it. It is sent to the service only. Without one every request
   * is answered with 500.
   */
  readonly key: string | undefined | (() => string | undefined | Promise<string | undefined>);
  /**
   * Sends the requests to the service.
   * @default the global fetch
   */
  readonly fetch?: ((input: string, init: RequestInit) => Promise<Response>) | undefined;
}

export interface OpenedService {
  /**
   * Returns the service. It is called at the first request that needs one, so that a build which evaluates the module of
   * the proxy starts nothing; again after a failure, which is answered with 500.
   */
  readonly service: () => ServiceAddress | Promise<ServiceAddress>;
}

/** Options of a proxy: which requests it passes on, for which users, and up to which price. */
export interface ProxyRules {
  /**
   * Returns a short stable name of the player or session, from the game's own login; null refuses the request. There is
   * no default, because a proxy without it would spend for anyone.
   */
  readonly caller: (request: Request) => string | null | Promise<string | null>;
  /** Families and operations that are forwarded. Everything else is refused. */
  readonly allow: readonly Allowed[];
  /**
   * Path at which the handler is mounted.
   * @default `/api/meshwright`
   */
  readonly path?: string | undefined;
  /**
   * Origin at which pages reach the proxy, for links to files.
   * @default that of the page that asks, as its browser states it; else that of the request
   */
  readonly origin?: string | undefined;
  /**
   * Credits one caller may spend on creates in a day (UTC).
   * @default 0: no creates, whatever `allow` says
   */
  readonly creditsPerDay?: number | undefined;
  /**
   * The same limit for all callers together.
   * @default no limit
   */
  readonly totalCreditsPerDay?: number | undefined;
  /**
   * Counts the credits of a day, with its own limits in place of these.
   * @default in the memory of this process
   */
  readonly meter?: Meter | undefined;
  /**
   * Buys each create in place of a bare POST: `buy` of the pipeline, with a journal. Repeating a create
   * with the same `idempotency-key` then returns the same task. Errors: a `status` that the family declares
   * as a refusal is forwarded and `code: 'over_budget'` becomes 402, both at no cost to the caller; after
   * any other a task may exist.
   * @default a bare POST
   */
  readonly buy?: Buy | undefined;
  /**
   * Requests one caller may send in a minute to this process.
   * @default 240
   */
  readonly requestsPerMinute?: number | undefined;
  /**
   * Streams one caller may hold open at this process.
   * @default 6
   */
  readonly streamsPerCaller?: number | undefined;
  /**
   * Largest body of a create, in bytes.
   * @default 64 KiB; pictures as data URIs need more
   */
  readonly maxBodyBytes?: number | undefined;
  /**
   * Called with failures that callers do not see, and with the command that resolves an unknown purchase. No message holds
   * the key.
   * @default `console.error`
   */
  readonly onFault?: ((message: string) => void) | undefined;
  /**
   * Milliseconds since 1970.
   * @default the system's
   */
  readonly now?: (() => number) | undefined;
}

/** A family and its allowed operations. */
export interface Allowed {
  readonly family: Family;
  /**
   * Allows reading a task by its id, following it, and fetching its files.
   * @default true
   */
  readonly read?: boolean | undefined;
  /**
   * Allows deleting or cancelling a task by its id.
   * @default false
   */
  readonly remove?: boolean | undefined;
  /**
   * Allows creating tasks.
   * @default not allowed
   */
  readonly create?: CreateRule | undefined;
}

export interface CreateRule {
  /** Fields of the create body that a caller may set; any other is refused. */
  readonly fields: readonly string[];
  /** Fields with a fixed value that the caller cannot change. */
  readonly fixed?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Buys a task, and records it in a journal. The same family, body and take is the same purchase: one task, paid once.
 */
export type Buy = (
  family: Family,
  body: Readonly<Record<string, unknown>>,
  order: {
    readonly caller: string;
    /** From 1; derived from the caller and the idempotency key. Another take is another purchase. */
    readonly take: number;
  },
) => Promise<{
  readonly id: string;
  /** True for a repeated purchase: this call paid nothing. */
  readonly before?: boolean | undefined;
}>;

export const defaults = {
  path: '/api/meshwright',
  creditsPerDay: 0,
  requestsPerMinute: 240,
  streamsPerCaller: 6,
  maxBodyBytes: 65_536,
} as const;
