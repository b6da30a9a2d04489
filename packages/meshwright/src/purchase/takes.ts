import { type Buyer, mayHaveTask, type Spending, spendings } from '@meshwright/purchase';
import { knownPurchase } from '@meshwright/purchase/lost';
import type { CheckedRequest } from '../flags/check-request.ts';

/** A take of an order with its journal state. */
export interface Take {
  /** From 1. */
  readonly number: number;
  /** Purchase id in the journal. */
  readonly purchase: string;
  /** Undefined if it was never sent. */
  readonly spending: Spending | undefined;
}

/**
 * Returns the take of a command: the latest that was bought or may have been. With `again` the next one, but only once
 * the latest is delivered: an interrupted `--again` resumes when repeated.
 */
export async function currentTake(
  { journal, payer }: Pick<Buyer, 'journal' | 'payer'>,
  { family, body }: Pick<CheckedRequest, 'family' | 'body'>,
  again: boolean,
): Promise<Take> {
  const takes: Take[] = [];
  for (;;) {
    const number = takes.length + 1;
    const order = { family: family.name, body, take: number };
    const purchase = await knownPurchase(journal, order, payer);
    const spending = spendings(await journal.entries(purchase)).at(-1);
    const take = { number, purchase, spending };
    if (!spending) return chosen(takes, take, again);
    takes.push(take);
  }
}

function chosen(sent: readonly Take[], next: Take, again: boolean): Take {
  const latest = sent.at(-1) ?? next;
  if (again) return latest.spending?.delivered ? next : latest;
  return sent.findLast(({ spending }) => mayHaveTask(spending)) ?? latest;
}
