import type { FinishedTask } from '@meshwright/client';
import { spendings } from '../journal/spending.ts';
import type { Buyer } from './buyer.ts';

/**
 * Records once how a bought task ended and what it cost. The call may come late: the purchase may have been sent again
 * since, as another task.
 */
export async function settle(
  { journal, now }: Buyer,
  purchase: string,
  {
    id,
    status,
    consumed_credits: credits = null,
  }: Pick<FinishedTask, 'id' | 'status'> & { consumed_credits?: number | null | undefined },
): Promise<void> {
  const known = spendings(await journal.entries(purchase)).find(({ task }) => task === id);
  if (known?.outcome === 'ended') return;
  await journal.append({ kind: 'settled', purchase, at: now(), task: id, status, credits });
}
