import type { LostPurchase } from '@meshwright/purchase';
import { type Say, sentences } from '../../words/say.ts';

/**
 * Describes a create without a response and the decision it needs.
 * @param lost candidates from the task list; undefined: the list could not be read
 */
export function lostText(lost: Pick<LostPurchase, 'candidates' | 'supposed'> | undefined, say: Say): string {
  const open = lost?.supposed
    ? say('Nothing was sent: the record of purchases may be missing an earlier one.')
    : say('The service did not answer, so a task may have been created and paid for.');
  return sentences(open, candidatesText(lost?.candidates, say));
}

function candidatesText(candidates: readonly string[] | undefined, say: Say): string {
  if (!candidates) return say('The task list of the service could not be read: check again.');
  if (candidates.length === 0) {
    return say(
      'The service lists no matching task. Check again in a minute, and send again only if there is still none.',
    );
  }
  const forms = {
    one: 'The service lists one possible match: {tasks}. Use it, or confirm that it is another task.',
    other:
      'The service lists {count} possible matches: {tasks}. Choose one, or confirm that none of them is it.',
  };
  return say(forms, { count: candidates.length, tasks: say.list(candidates) });
}
