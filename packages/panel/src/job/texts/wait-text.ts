import type { Wait } from '@meshwright/purchase';

/** Describes what a purchase waits for, with its start or end. @param now milliseconds since 1970 */
export function waitText(wait: Wait, now: number): string {
  const seconds = Math.round(Math.max(0, now - wait.since) / 1000);
  const left = wait.until === undefined ? undefined : Math.ceil(Math.max(0, wait.until - now) / 1000);
  const during = left === undefined ? `for ${seconds} s` : `${left} s left`;
  const why = wait.reason === undefined ? '' : `: ${wait.reason}`;
  switch (wait.for) {
    case 'turn':
      return seconds < 2 ? 'Sending.' : `Waiting for another request to be sent, for ${seconds} s.`;
    case 'answer':
      if (wait.reason !== undefined) return `Not accepted yet, for ${seconds} s${why}.`;
      return seconds < 2 ? 'Sending.' : `Sent; no answer yet after ${seconds} s.`;
    case 'queue':
      return `The queue of your plan is full; waiting for a task to end, ${during}.`;
    case 'lost-task':
      return `No answer yet; looking for the task, ${during}${why}.`;
    case 'list':
      return `Checking earlier purchases, ${during}${why}.`;
    case 'quiet':
      return `Checking that no such task exists, ${during}${why}.`;
  }
}
