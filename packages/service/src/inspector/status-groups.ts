import type { Status } from '@meshwright/contract';

/** The statuses of each filter of the task list. */
export const statusGroups: Readonly<Record<string, readonly Status[]>> = {
  running: ['PENDING', 'IN_PROGRESS'],
  succeeded: ['SUCCEEDED'],
  failed: ['FAILED', 'CANCELED'],
};
