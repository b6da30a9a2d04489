import type { Family } from '@meshwright/contract';
import { familyTurn } from '../buy/family-turn.ts';
import { type Spending, spendings } from '../journal/spending.ts';
import type { LostTaskSearch } from './match-lost.ts';
import { type LostOptions, resolveLost } from './resolve-lost.ts';

/**
 * Searches for the task of a create without an answer, given only its purchase, once no create of the family is in
 * flight. Sends no create: `resend` records that there is no task.
 * @returns the outcome: `accepted` with its task, or `dropped`
 * @throws PurchaseError `unknown_outcome` | `aborted` | `journal_failed`
 */
export async function lookForLost(
  search: LostTaskSearch,
  family: Family,
  purchase: string,
  options: LostOptions = {},
): Promise<Spending | undefined> {
  const { journal, payer } = search;
  const work = () => resolveLost(search, family, purchase, options);
  await journal.exclusively(familyTurn(family, payer), work, options.signal);
  return spendings(await journal.entries(purchase)).at(-1);
}
