import type { Issue } from '@meshwright/contract';
import type { TaskRef } from './tasks/task-ref.ts';

/** Every way an operation can end badly; the README says what each means and what to do. */
export type ErrorCode =
  | 'bad_option'
  | 'no_key'
  | 'invalid_request'
  | 'foreign_ref'
  | 'bad_request'
  | 'unauthorized'
  | 'payment_required'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'unprocessable'
  | 'rate_limited'
  | 'refused'
  | 'not_implemented'
  | 'server_error'
  | 'bad_response'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unknown_outcome'
  | 'link_expired'
  | 'too_large'
  | 'wrong_content'
  | 'truncated'
  | 'hash_mismatch'
  | 'sink_failed';

/** A create whose answer never came: what is needed to look for its task. Milliseconds since 1970. */
export interface LostCreate {
  readonly family: string;
  readonly sentFrom: number;
  readonly sentTo: number;
}

export interface ErrorDetails {
  readonly operation?: string | undefined;
  /** Name of the family. */
  readonly family?: string | undefined;
  readonly taskRef?: TaskRef | undefined;
  /** HTTP status, when an answer came. */
  readonly status?: number | undefined;
  /** How long the service asked to wait. */
  readonly retryAfterMs?: number | undefined;
  readonly issues?: readonly Issue[] | undefined;
  /** Set whenever a create may have made a task all the same, whatever the code. */
  readonly lost?: LostCreate | undefined;
  /** Whether the request may have reached the service. */
  readonly sent?: boolean | undefined;
  readonly cause?: unknown;
}

/**
 * The one error of this package. The message says what was tried, what came back and what to do; neither it nor
 * any cause holds the key or the query of a signed URL.
 */
export class ClientError extends Error implements ErrorDetails {
  override readonly name = 'ClientError';
  readonly code: ErrorCode;
  declare readonly operation?: string;
  declare readonly family?: string;
  declare readonly taskRef?: TaskRef;
  declare readonly status?: number;
  declare readonly retryAfterMs?: number;
  declare readonly issues?: readonly Issue[];
  declare readonly lost?: LostCreate;
  declare readonly sent?: boolean;

  constructor(code: ErrorCode, message: string, { cause, ...details }: ErrorDetails = {}) {
    super(message, cause ? { cause } : undefined);
    this.code = code;
    Object.assign(this, details);
  }
}

/** True for an error of this package, with that code when one is given. */
export function isClientError(error: unknown, code?: ErrorCode): error is ClientError {
  return error instanceof ClientError && (code === undefined || error.code === code);
}
