/** Why a job failed. The first group concerns the user's input, the second the machinery around the job. */
export type JobErrorCode =
  | 'missing_input'
  | 'unsupported_format'
  | 'unreadable_model'
  | 'unreadable_image'
  | 'no_geometry'
  | 'no_body'
  | 'too_many_faces'
  | 'too_much_work'
  | 'invalid_option'
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

/** The only error type a job fails with. The message states the operation, the cause and what the user can do. */
export class JobError extends Error {
  readonly code: JobErrorCode;

  constructor(code: JobErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'JobError';
    this.code = code;
  }
}
