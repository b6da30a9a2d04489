import type { Family } from '@meshwright/contract';
import type { Meter } from './meter/meter.ts';

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
  /** The same for all callers together. Default: no limit. */
  readonly totalCreditsPerDay?: number | undefined;
  /** Counts the credits of a day, with limits of its own in place of these. Default: in the memory of this process. */
  readonly meter?: Meter | undefined;
  /**
   * Buys what a create asks for, in place of a bare POST: `buy` of the pipeline, with a journal. A page that asks again
   * with the same `x-meshwright-wish` then gets the same task. Errors: a `status` that the family declares as a refusal
   * passes on and `code: 'over_budget'` becomes 402, both at no cost to the caller; after any other a task may exist.
   */
  readonly buy?: Buy | undefined;
  /** Requests one caller may send in a minute to this process. Default 240. */
  readonly requestsPerMinute?: number | undefined;
  /** Streams one caller may hold open at this process. Default 6. */
  readonly streamsPerCaller?: number | undefined;
  /** Largest body of a create, in bytes. Default 64 KiB; pictures as data URIs need more. */
  readonly maxBodyBytes?: number | undefined;
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

/** Buys a task, and keeps a journal of it. The same family, body and take is the same purchase: one task, paid once. */
export type Buy = (
  family: Family,
  body: Readonly<Record<string, unknown>>,
  order: {
    readonly caller: string;
    /** From 1; goes with the caller and the wish. Another one is another purchase. */
    readonly take: number;
  },
) => Promise<{
  readonly id: string;
  /** It was bought before: this call paid nothing. */
  readonly before?: boolean | undefined;
}>;

export const defaults = {
  path: '/api/meshwright',
  creditsPerDay: 0,
  requestsPerMinute: 240,
  streamsPerCaller: 6,
  maxBodyBytes: 65_536,
} as const;
