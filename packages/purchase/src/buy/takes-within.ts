import type { Family } from '@meshwright/contract';
import { mayHaveTask, spendings } from '../journal/spending.ts';
import { knownPurchase } from '../lost/known-purchase.ts';
import { isLimited, keepWithin } from './budget.ts';
import type { Buyer } from './buyer.ts';
import { reservation } from './learn-price.ts';

/**
 * Refuses takes whose sum would exceed a limit, before the first of them is sent: a sum that fits in part would leave some
 * of them paid and the others refused. Takes that are bought, or may be, count already.
 * @param takes numbers of the takes, from 1
 * @throws PurchaseError `over_budget`
 */
export async function takesWithin(
  buyer: Buyer,
  family: Family,
  body: Readonly<Record<string, unknown>>,
  takes: readonly number[],
  label?: string,
): Promise<void> {
  const { budget = {}, journal, payer, run, now } = buyer;
  if (!isLimited(budget)) return;
  let unpaid = 0;
  for (const take of takes) {
    const purchase = await knownPurchase(journal, { family: family.name, body, take }, payer);
    const last = spendings(await journal.entries(purchase)).at(-1);
    if (!mayHaveTask(last)) unpaid += 1;
  }
  if (unpaid === 0) return;
  const { reserved } = await reservation(buyer, family, body);
  const { project } = journal;
  const sum = { family: family.name, run, label, project, at: now(), reserved: reserved * unpaid };
  keepWithin(budget, sum)(await journal.entries());
}
