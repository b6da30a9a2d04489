/** Why a job gave nothing back. The first group is the user's input, the second is the machinery around it. */
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

/** The only error a job ends in. The message says what was tried, what was found, and what the user can do. */
export class JobError extends Error {
  readonly code: JobErrorCode;

  constructor(code: JobErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'JobError';
    this.code = code;
  }
}
