import { type Order, type Payer, purchaseOf, requestHashes } from '../identity/request-hash.ts';
import { samePayer } from '../identity/same-payer.ts';
import type { Journal } from '../journal/journal.ts';
import { hasTask, isUnanswered, type Spending, spendings } from '../journal/spending.ts';

/**
 * Returns the id of a purchase in the journal: one begun under another spelling of the host, or with another key of the
 * account, keeps its id. Of several, one with a task wins, then one that may have a task.
 */
export async function knownPurchase(journal: Journal, order: Order, payer: Payer): Promise<string> {
  const [purchase, requests] = [await purchaseOf(order, payer), await requestHashes(order)];
  const entries = await journal.entries();
  const isOfPayer = samePayer(entries, payer);
  const isSame = ({ sending }: Spending) =>
    sending.purchase === purchase || (requests.has(sending.request) && isOfPayer(sending));
  const same = spendings(entries).filter(isSame);
  const latest = same.findLast(hasTask) ?? same.findLast(isUnanswered);
  return latest?.sending.purchase ?? purchase;
}
