import type { Caller } from './caller.ts';
import type { TaskFixture } from './task-fixture.ts';

/** A service under test, and clients of its accounts. */
export interface Bench {
  /** Address of the API, with /openapi. */
  readonly baseUrl: string;
  /** Sends a request without a key: to a path of the API, or to a whole URL. */
  send(pathOrUrl: string, init?: RequestInit): Promise<Response>;
  /** A client with this key. */
  withKey(key: string): Caller;
  /** Paid plan with as many credits as the statement spends. */
  readonly rich: Caller;
  /** Another account, on the Studio plan. */
  readonly studio: Caller;
  /** Paid plan with one credit. */
  readonly poor: Caller;
  readonly free: Caller;
  /** Tasks of `rich`. */
  readonly made: TaskFixture;
}

/** A service that was started for one statement. */
export interface OwnBench extends Bench {
  /** Advances the clock of the service without waiting. */
  advance(ms: number): void;
  stop(): Promise<void>;
}

/** A service whose jobs end when the statement ends them; it has one worker. */
export interface HeldBench extends OwnBench {
  readonly engine: HeldJobs;
}

export interface HeldJobs {
  /** Returns the next job that starts, or one that already has. */
  next(): Promise<HeldJob>;
}

/** A job that the statement ends. */
export interface HeldJob {
  readonly input: {
    /** The create body with its defaults. */
    readonly request: Readonly<Record<string, unknown>>;
    readonly files: Readonly<Record<string, { readonly bytes: Uint8Array }>>;
  };
  readonly context: { progress(percent: number): void };
  finish(output?: {
    readonly files?: Readonly<Record<string, Uint8Array>>;
    readonly result?: Readonly<Record<string, unknown>>;
  }): void;
  fail(message: string): void;
}

/** How a service of its own is started. */
export interface OwnOptions {
  /**
   * `instant`: jobs end as soon as they start. `without-blender`: likewise, and creates are checked by an engine that has
   * no Blender. An object: its jobs are held.
   */
  readonly engine?: 'instant' | 'without-blender' | HeldJobs;
  readonly accounts?: readonly {
    readonly name: string;
    readonly key: string;
    /** @default no plan, so no limits of one */
    readonly plan?: 'free' | 'pro' | 'studio' | 'enterprise';
    readonly credits: number;
  }[];
  readonly clock?: { now(): number };
  readonly workers?: number;
  readonly rateLimit?: { readonly burst: number; readonly perSecond: number };
  readonly maxStreams?: number;
  /** Lets the service fetch inputs from this machine. */
  readonly allowLoopback?: boolean;
  /** State that outlives the service, for consecutive `open` calls. */
  readonly place?: Place;
}

/** An opaque place of a service's state. */
type Place = Readonly<Record<string, unknown>>;

/** The service under test, and what it lets a statement do. */
export interface World {
  /** Messages are compared with this project's wording; else any message is right. */
  readonly ownWording: boolean;
  /** Jobs end by themselves: at once where the service can. */
  instant(): Promise<Bench>;
  /** Jobs make real models. */
  real(): Promise<Bench>;
  /** Needs `held-jobs`. */
  control(): Promise<HeldBench>;
  /** New jobs to hold, for `open`. Needs `own-instance`. */
  heldJobs(): HeldJobs;
  /** Starts another service. Needs `own-instance`. */
  open(options: OwnOptions): Promise<OwnBench>;
  /** A new place for a service's state. Needs `own-instance`. */
  place(): Promise<Place>;
}
