import type { Family } from '@meshwright/contract';

/** What a proxy lets through, for whom, and how much it may cost. */
export interface ProxyOptions {
  /** Base URL of the service, `/openapi` included. */
  readonly baseUrl: string;
  /** The key of the game's account, or a function that gives it. It goes to the service and nowhere else. */
  readonly key: string | (() => string | Promise<string>);
  /**
   * Who is asking: a short stable name of the player or session, from the game's own login; null refuses. There is
   * no default, because a proxy that serves anybody spends for anybody.
   */
  readonly caller: (request: Request) => string | null | Promise<string | null>;
  /** What may be called. Everything else is refused. */
  readonly allow: readonly Allowed[];
  /** Path under which the handler is mounted. Default `/api/meshwright`. */
  readonly path?: string | undefined;
  /** Origin under which pages reach the proxy, for links to files. Default: that of the request. */
  readonly origin?: string | undefined;
  /** Credits one caller may spend on creates in a day (UTC). Default 0: no creates, whatever `allow` says. */
  readonly creditsPerDay?: number | undefined;
  /** Requests one caller may send in a minute. Default 240. */
  readonly requestsPerMinute?: number | undefined;
  /** Largest body of a create, in bytes. Default 64 KiB; pictures as data URIs need more. */
  readonly maxBodyBytes?: number | undefined;
  /** Counts what callers do. Default: in the memory of this process; share one between processes. */
  readonly meter?: Meter | undefined;
  /** Hears of failures that callers are not told of. Nothing it gets holds the key. */
  readonly onFault?: ((message: string) => void) | undefined;
  /** Default: the global fetch. */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds since 1970. Default: the system's. */
  readonly now?: (() => number) | undefined;
}

/** A family and what may be done with it. */
export interface Allowed {
  readonly family: Family;
  /** Read a task by its id, follow it, and fetch its files. Default true. */
  readonly read?: boolean | undefined;
  /** Delete or cancel a task by its id. Default false. */
  readonly remove?: boolean | undefined;
  /** Create tasks. Default: not allowed. */
  readonly create?: CreateRule | undefined;
}

export interface CreateRule {
  /** Fields of the create body that a caller may set; any other is refused. */
  readonly fields: readonly string[];
  /** Fields that are always sent so, whatever the caller wants. */
  readonly fixed?: Readonly<Record<string, unknown>> | undefined;
}

/** Counts requests and credits by caller. */
export interface Meter {
  /** Whether one more request fits; else how long to wait, in milliseconds. */
  request(caller: string, now: number): Promise<number | 'ok'> | number | 'ok';
  /** Sets credits aside; false when they do not fit into the day. */
  reserve(caller: string, credits: number, now: number): Promise<boolean> | boolean;
  /** Gives credits back that were set aside and not spent. */
  release(caller: string, credits: number, now: number): Promise<void> | void;
}

export const defaults = {
  path: '/api/meshwright',
  creditsPerDay: 0,
  requestsPerMinute: 240,
  maxBodyBytes: 65_536,
} as const;
