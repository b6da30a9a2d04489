import type { LostPurchase } from '@meshwright/purchase';

/**
 * Describes a create without a response and the decision it needs.
 * @param lost candidates from the task list; undefined: the list could not be read
 */
export function lostText(lost: Pick<LostPurchase, 'candidates' | 'supposed'> | undefined): string {
  const open = lost?.supposed
    ? 'Nothing was sent: the record of purchases may be missing an earlier one.'
    : 'The service did not answer, so a task may have been created and paid for.';
  if (!lost) return `${open} The task list of the service could not be read: check again.`;
  const [one, ...more] = lost.candidates;
  if (one === undefined) {
    return `${open} The service lists no matching task. Check again in a minute, and send again only if there is still none.`;
  }
  if (more.length === 0)
    return `${open} The service lists one possible match: ${one}. Use it, or confirm that it is another task.`;
  const named = lost.candidates.join(', ');
  return `${open} The service lists ${lost.candidates.length} possible matches: ${named}. Choose one, or confirm that none of them is it.`;
}
