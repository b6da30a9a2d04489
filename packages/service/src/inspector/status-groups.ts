import type { Status } from '@meshwright/contract';

/** The statuses each choice of the list of tasks stands for. */
export const statusGroups: Readonly<Record<string, readonly Status[]>> = {
  running: ['PENDING', 'IN_PROGRESS'],
  succeeded: ['SUCCEEDED'],
  failed: ['FAILED', 'CANCELED'],
};
