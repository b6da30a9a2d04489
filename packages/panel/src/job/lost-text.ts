import type { LostPurchase } from '@meshwright/pipeline/purchase';

/**
 * Describes a create without a response and the decision it needs.
 * @param lost candidates from the task list; undefined: the list could not be read
 */
export function lostText(lost: Pick<LostPurchase, 'candidates' | 'supposed'> | undefined): string {
  const open = lost?.supposed
    ? 'Nothing was sent: what was bought before may be missing in the journal.'
    : 'No answer came, so a task may have been made and paid for.';
  if (!lost) return `${open} The list of the service, which would show it, could not be read: look again.`;
  const [one, ...more] = lost.candidates;
  if (one === undefined) {
    return `${open} The service lists none that fits. Look again in a minute; send it again only when there is none.`;
  }
  if (more.length === 0) return `${open} The service lists one that may be it: ${one}. Say whether it is.`;
  const named = lost.candidates.join(', ');
  return `${open} The service lists ${lost.candidates.length} that may be it: ${named}. Say which it is, or that it is none.`;
}
