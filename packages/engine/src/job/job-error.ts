import type { FormatError, FormatErrorCode } from '@meshwright/formats';

/** Why a job failed. The first group concerns the user's input, the second the machinery around the job. */
export type JobErrorCode =
  | FormatErrorCode
  | 'missing_input'
  | 'unreadable_image'
  | 'no_body'
  | 'aborted'
  | 'timed_out'
  | 'out_of_memory'
  | 'worker_crashed'
  | 'closed'
  | 'backend_unreachable'
  | 'backend_refused'
  | 'backend_failed'
  | 'backend_unusable'
  | 'internal';

/**
 * The only error type a job fails with. The message states the operation, the cause and what the user can do.
 * @example
 * import { JobError, jobs, runJob } from '@meshwright/engine';
 *
 * const input = { family: 'remesh', request: {}, files: {}, seed: 1 };
 * try {
 *   await runJob(jobs, input, { progress: () => {}, signal: AbortSignal.timeout(10_000) });
 * } catch (error) {
 *   if (error instanceof JobError) console.error(error.code, error.message);
 * }
 */
export class JobError extends Error {
  readonly code: JobErrorCode;

  constructor(code: JobErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'JobError';
    this.code = code;
  }
}

/**
 * Returns the JobError for a model that cannot be read or written; any other error unchanged. Goes by the name of the
 * error, because a process that only holds the worker pool loads no format.
 */
export function asJobError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'FormatError') return error;
  return new JobError((error as FormatError).code, error.message, { cause: error });
}
