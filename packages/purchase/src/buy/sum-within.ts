import type { Family } from '@meshwright/contract';
import { mayHaveTask, spendings } from '../journal/spending.ts';
import { knownPurchase } from '../lost/known-purchase.ts';
import { isLimited, keepWithin } from './budget.ts';
import type { Buyer } from './buyer.ts';
import { reservation } from './learn-price.ts';

/** A create that will be sent. */
interface NextOrder {
  readonly family: Family;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Refuses creates whose sum would exceed a limit, before the first of them is sent: a sum that fits in part would leave
 * some of them paid and the others refused.
 * @param orders creates that are not bought; a reference in a body may be any text
 * @throws PurchaseError `over_budget`
 */
export async function sumWithin(buyer: Buyer, orders: readonly NextOrder[], label?: string): Promise<void> {
  const { budget = {}, journal, run, now } = buyer;
  const [first] = orders;
  if (!first || !isLimited(budget)) return;
  let reserved = 0;
  for (const { family, body } of orders) reserved += (await reservation(buyer, family, body)).reserved;
  const { project } = journal;
  const sum = { family: first.family.name, run, label, project, at: now(), reserved };
  keepWithin(budget, sum)(await journal.entries());
}

/**
 * Refuses takes whose sum would exceed a limit, as `sumWithin`. Takes that are bought, or may be, count already.
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
  const { budget = {}, journal, payer } = buyer;
  if (!isLimited(budget)) return;
  const unpaid: NextOrder[] = [];
  for (const take of takes) {
    const purchase = await knownPurchase(journal, { family: family.name, body, take }, payer);
    const last = spendings(await journal.entries(purchase)).at(-1);
    if (!mayHaveTask(last)) unpaid.push({ family, body });
  }
  await sumWithin(buyer, unpaid, label);
}
