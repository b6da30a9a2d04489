import type { Unavailable } from '../view/view-inputs.ts';
import type { Say } from './say.ts';

/** Why a reading is not shown. */
export function notOffered(say: Say, reading: Unavailable): string {
  switch (reading) {
    case 'balance':
      return say('This connection does not offer the balance.');
    case 'list':
      return say('This connection does not offer the task list. Enter a task ID instead.');
    case 'actions':
      return say('This connection does not offer the list of animations. Enter their numbers.');
  }
}
