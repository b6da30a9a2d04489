import type { Job, JobContext, JobInput, JobOutput } from '../job.ts';

/** The surroundings of a job, and who finishes the model that a backend gave. */
export interface BackendContext extends JobContext {
  /** Runs a job of the engine, such as `convert`, on that model. Default: in this thread. */
  readonly deliver?: Job;
}

/** A server of somebody else that does the work of a family in place of the engine. Its results are no stand-ins. */
export interface Backend {
  /** One sentence saying what the server lacks for this create body, or null. Formats are up to who finishes the model. */
  missing(family: string, request: JobInput['request']): string | null;
  /**
   * Abort ends the exchange at once; the server's own work is stopped behind it, where its protocol can.
   * @throws JobError `backend_*` with a message for users of the API, whose `cause` tells the operator which
   * request failed, how, and what to do; or `timed_out` | `aborted` | `missing_input`
   */
  run(input: JobInput, context: BackendContext): Promise<JobOutput>;
  /** Resolves when nothing it began is left on a server, or after ten seconds. */
  close(): Promise<void>;
}

/** What every backend is given. */
export interface BackendOptions {
  /** Address of the server, with a path where it is behind one. No redirect leads away from it. */
  readonly baseUrl: string;
  /** Sent as a bearer token with each request. */
  readonly token?: string | undefined;
  /** Longest time from request to model, queueing on the server counted, in milliseconds. Default 600,000. */
  readonly timeoutMs?: number | undefined;
  /** Between two looks at the server's work, in milliseconds. Default 1,000. */
  readonly pollMs?: number | undefined;
  /** Largest file taken from the server, in bytes. Default 200,000,000. */
  readonly maxBytes?: number | undefined;
  /** Default: the system's timer. */
  readonly sleep?: Sleep | undefined;
}

export type Sleep = (milliseconds: number, options: { readonly signal: AbortSignal }) => Promise<unknown>;
