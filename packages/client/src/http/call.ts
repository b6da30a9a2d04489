import type { Family } from '@meshwright/contract';
import type { TaskRef } from '../tasks/task-ref.ts';
import type { Limits } from '../watch/deadline.ts';
import type { Action } from './retry.ts';

/** One request of an operation, and its time limits. */
export interface Call extends Limits {
  /** Name in messages: `remesh create`. */
  readonly operation: string;
  readonly action: Action;
  readonly family?: Family;
  readonly ref?: TaskRef;
  /** Below the base URL. */
  readonly path: string;
  readonly init?: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  };
}
