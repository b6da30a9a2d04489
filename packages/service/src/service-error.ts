import type { Issue } from '@meshwright/contract';

/** Error codes and their HTTP statuses. The last six never reach HTTP: `startService` throws them. */
export const statusOf = {
  unparsable: 400,
  invalid: 400,
  bad_reference: 400,
  bad_input: 400,
  already_terminal: 400,
  flagged: 400,
  unauthorized: 401,
  plan_too_small: 402,
  no_credits: 402,
  refused: 403,
  suspended: 403,
  wrong_plan: 403,
  foreign_task: 403,
  flagged_property: 403,
  link_expired: 403,
  not_found: 404,
  running: 409,
  too_large: 413,
  not_json: 415,
  unprocessable: 422,
  too_many_requests: 429,
  queue_full: 429,
  internal: 500,
  file_missing: 500,
  files_unreachable: 503,
  unavailable: 503,
  unknown_outcome: 504,
  not_implemented: 501,
  bad_options: 500,
  data_in_use: 500,
  data_damaged: 500,
  no_storage: 500,
  port_taken: 500,
  stopped: 503,
} as const;

export type ServiceErrorCode = keyof typeof statusOf;

export interface ServiceErrorOptions extends ErrorOptions {
  /** Errors of a create body, for `invalid`. */
  readonly issues?: readonly Issue[];
  /** Whole seconds to wait, for `too_many_requests`, `queue_full` and `unavailable`. */
  readonly retryAfterSeconds?: number;
}

/**
 * The error class of this package. The message states the attempt, the result and the remedy.
 * @example
 * import { ServiceError, startService } from '@meshwright/service';
 *
 * try {
 *   await startService({ port: 70_000 });
 * } catch (error) {
 *   if (error instanceof ServiceError) console.error(error.code, error.message);
 * }
 */
export class ServiceError extends Error {
  readonly code: ServiceErrorCode;
  readonly issues: readonly Issue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ServiceErrorCode, message: string, options: ServiceErrorOptions = {}) {
    super(message, options);
    this.name = 'ServiceError';
    this.code = code;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
