import type { Unavailable } from '../view/view-inputs.ts';

/** Why a reading is not shown. */
export const notOffered: Readonly<Record<Unavailable, string>> = {
  balance: 'This connection does not offer the balance.',
  list: 'This connection does not offer the task list. Enter a task ID instead.',
  actions: 'This connection does not offer the list of animations. Enter their numbers.',
};
