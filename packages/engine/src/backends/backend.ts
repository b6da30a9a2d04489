import type { Job, JobContext, JobInput, JobOutput } from '../job/job.ts';

/** Context of a job, and the job that finishes the backend's model. */
export interface BackendContext extends JobContext {
  /**
   * Runs a job of the engine, such as `convert`, on that model.
   * @default in this thread
   */
  readonly deliver?: Job;
}

/** An external server that does the work of a family in place of the engine. Its results are not stand-ins. */
export interface Backend {
  /** Returns one sentence on what the server lacks for this create body, or null. Formats depend on `deliver`. */
  missing(family: string, request: JobInput['request']): string | null;
  /**
   * Runs the job. Abort ends the exchange at once; the server's own work is then stopped where its protocol can.
   * @throws JobError `backend_*` with a message for users of the API, whose `cause` states for the operator which
   * request failed, how, and what to do; or `timed_out` | `aborted` | `missing_input`
   */
  run(input: JobInput, context: BackendContext): Promise<JobOutput>;
  /** Asks the server what it is, without any work for it. Never throws: a server that cannot be reached lacks everything. */
  check(): Promise<BackendCheck>;
  /** Resolves when none of its work is left on a server, or after ten seconds. */
  close(): Promise<void>;
}

/** What a server lacks, a sentence for each; none when it is ready. */
export interface BackendCheck {
  /** Kind and address, without secrets. */
  readonly server: string;
  readonly lacks: readonly string[];
}

/** Options of every backend. */
export interface BackendOptions {
  /** Address of the server, with a path if it is behind one. Redirects are not followed. */
  readonly baseUrl: string;
  /**
   * Bearer token of every request.
   * @default none
   */
  readonly token?: string | undefined;
  /**
   * Longest time from request to model, queueing on the server counted, in milliseconds.
   * @default 600,000
   */
  readonly timeoutMs?: number | undefined;
  /**
   * Interval between two polls of the server's work, in milliseconds.
   * @default 1,000
   */
  readonly pollMs?: number | undefined;
  /**
   * Largest file accepted from the server, in bytes.
   * @default 200,000,000
   */
  readonly maxBytes?: number | undefined;
  /** @default the system's timer */
  readonly sleep?: Sleep | undefined;
}

export type Sleep = (milliseconds: number, options: { readonly signal: AbortSignal }) => Promise<unknown>;
