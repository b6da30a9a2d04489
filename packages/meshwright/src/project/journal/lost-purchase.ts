import { isUnanswered, type Journal, type Spending, spendings } from '@meshwright/purchase';
import { CliError } from '../../errors/cli-error.ts';

/**
 * Returns the create without an answer for a purchase id or its prefix.
 * @throws CliError `not_found` | `invalid` if none or several match, or its outcome is known
 */
export async function lostPurchase(journal: Journal, text: string): Promise<Spending> {
  if (!/^[0-9a-f]{4,64}$/.test(text)) {
    throw new CliError(
      'invalid',
      `"${text}" is no purchase: give its first letters, 4 at least, as journal lists it`,
    );
  }
  const latest = new Map<string, Spending>();
  for (const spending of spendings(await journal.entries())) latest.set(spending.sending.purchase, spending);
  const matching = [...latest.values()].filter(({ sending }) => sending.purchase.startsWith(text));
  const [one, ...others] = matching;
  if (!one) throw new CliError('not_found', `the journal has no purchase ${text}`);
  if (others.length > 0) {
    const all = matching.map(({ sending }) => sending.purchase.slice(0, Math.max(12, text.length + 4)));
    throw new CliError(
      'invalid',
      `${text} is the beginning of ${matching.length} purchases: ${all.join(', ')}`,
    );
  }
  if (isUnanswered(one)) return one;
  const { outcome, status, task, sending } = one;
  const known = task === undefined ? outcome : `task ${task}${status ? `, ${status}` : ''}`;
  throw new CliError(
    'invalid',
    `the outcome of ${sending.purchase.slice(0, 12)} is known (${known}): nothing was changed`,
  );
}
