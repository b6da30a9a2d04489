import { hasCode, type Issue } from '@meshwright/contract';
import type { TaskRef } from './tasks/task-ref.ts';

/** Every way an operation can fail; `docs/client.md` gives the meaning of each. */
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
  | 'task_failed'
  | 'link_expired'
  | 'too_large'
  | 'wrong_content'
  | 'truncated'
  | 'hash_mismatch'
  | 'sink_failed';

/** Data for finding the task of a create whose answer never arrived. Times are milliseconds since 1970. */
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
  /** HTTP status, when an answer arrived. */
  readonly status?: number | undefined;
  /** Wait that the service requested, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  readonly issues?: readonly Issue[] | undefined;
  /** Set, whatever the code, when a create may have made a task. */
  readonly lost?: LostCreate | undefined;
  /** Whether the request may have reached the service. */
  readonly sent?: boolean | undefined;
  readonly cause?: unknown;
}

/**
 * The one error of this package. The message names the attempt, the answer and the remedy; neither it nor any cause
 * holds the key or the query of a signed URL.
 * @example
 * import { ClientError, create } from '@meshwright/client';
 *
 * try {
 *   await create(connection, remesh, { input_task_id: ref.id, target_polycount: 5000 });
 * } catch (error) {
 *   if (!(error instanceof ClientError)) throw error;
 *   console.error(error.code, error.message);
 * }
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

/**
 * True for an error of this package, also of a second copy of it, with that code when one is given.
 * @example
 * import { isClientError, retrieve } from '@meshwright/client';
 *
 * const task = await retrieve(connection, ref).catch((error) => {
 *   if (isClientError(error, 'not_found')) return undefined; // of another account, or deleted
 *   throw error;
 * });
 */
export function isClientError(error: unknown, code?: ErrorCode): error is ClientError {
  const isOurs = error instanceof Error && error.name === 'ClientError';
  return isOurs && (code === undefined || hasCode(error, code));
}
