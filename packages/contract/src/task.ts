/** Statuses that the specification names; a service may send others, which mean "not terminal yet". */
export const statuses = ['PENDING', 'IN_PROGRESS', 'SUCCEEDED', 'FAILED', 'CANCELED'] as const;
export type Status = (typeof statuses)[number];

export type TerminalStatus = Extract<Status, 'SUCCEEDED' | 'FAILED' | 'CANCELED'>;
const terminalStatuses: readonly Status[] = ['SUCCEEDED', 'FAILED', 'CANCELED'];

/**
 * Returns true for the three statuses after which a task never changes, false for any unknown status.
 * @example
 * import { isTerminal } from '@meshwright/contract';
 *
 * isTerminal('SUCCEEDED'); // true
 * isTerminal('IN_PROGRESS'); // false
 */
export function isTerminal(status: string): status is TerminalStatus {
  return (terminalStatuses as readonly string[]).includes(status);
}

/** Why a task FAILED; without a failure null, or only an empty message. */
export interface TaskError {
  readonly message: string;
  /** One of `taskErrorTypes`, or a newer one. */
  readonly type?: string;
  /** A key of `taskErrorCodes`, or a newer one; only where the cause is known. */
  readonly code?: string;
  /** A page about the code. */
  readonly doc_url?: string;
}

/**
 * Fields of every task object (spec: Common task object). Times are milliseconds since 1970; 0 or null mean "not
 * yet".
 */
interface TaskBase {
  readonly id: string;
  readonly type?: string;
  /** 0 to 100. */
  readonly progress: number;
  readonly created_at?: number | null;
  readonly started_at?: number | null;
  readonly finished_at?: number | null;
  /** When the result files stop being served. */
  readonly expires_at?: number | null;
  readonly task_error?: TaskError | null;
  /** Credits; 0 once a failed task was refunded. */
  readonly consumed_credits?: number;
  /** Tasks ahead in the queue; only meaningful while PENDING. */
  readonly preceding_tasks?: number;
}

/** A task object: a union on `status`. A result field is present once the task SUCCEEDED, if that result was made. */
export type Task<Result = object> =
  | (TaskBase & { readonly status: 'PENDING' | 'IN_PROGRESS' })
  | (TaskBase & { readonly status: 'SUCCEEDED' } & Result)
  | (TaskBase & { readonly status: 'FAILED'; readonly task_error?: TaskError | null })
  | (TaskBase & { readonly status: 'CANCELED' });
