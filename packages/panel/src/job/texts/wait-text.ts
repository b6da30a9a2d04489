import type { Wait } from '@meshwright/purchase';
import { ended } from '../../words/failure-text.ts';
import { type Say, sentences } from '../../words/say.ts';

/** Describes what a purchase waits for, with its start or end. @param now milliseconds since 1970 */
export function waitText(wait: Wait, now: number, say: Say): string {
  const seconds = Math.round(Math.max(0, now - wait.since) / 1000);
  const left = wait.until === undefined ? undefined : Math.ceil(Math.max(0, wait.until - now) / 1000);
  const reason = wait.reason === undefined ? undefined : ended(wait.reason);
  switch (wait.for) {
    case 'turn':
      if (seconds < 2) return say('Sending.');
      return say('Waiting for another request to be sent, for {seconds} s.', { seconds });
    case 'answer':
      if (reason !== undefined)
        return sentences(say('Not accepted yet, for {seconds} s.', { seconds }), reason);
      return seconds < 2 ? say('Sending.') : say('Sent; no answer yet after {seconds} s.', { seconds });
    case 'queue':
      return left === undefined
        ? say('The queue of your plan is full; waiting for a task to end, for {seconds} s.', { seconds })
        : say('The queue of your plan is full; waiting for a task to end, {seconds} s left.', {
            seconds: left,
          });
    case 'lost-task':
      return sentences(
        left === undefined
          ? say('No answer yet; looking for the task, for {seconds} s.', { seconds })
          : say('No answer yet; looking for the task, {seconds} s left.', { seconds: left }),
        reason,
      );
    case 'list':
      return sentences(
        left === undefined
          ? say('Checking earlier purchases, for {seconds} s.', { seconds })
          : say('Checking earlier purchases, {seconds} s left.', { seconds: left }),
        reason,
      );
    case 'quiet':
      return sentences(
        left === undefined
          ? say('Checking that no such task exists, for {seconds} s.', { seconds })
          : say('Checking that no such task exists, {seconds} s left.', { seconds: left }),
        reason,
      );
  }
}
