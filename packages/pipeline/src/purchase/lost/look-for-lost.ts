import type { Family } from '@meshwright/contract';
import { type Spending, spendings } from '../../journal/spending.ts';
import { familyTurn } from '../family-turn.ts';
import type { LostTaskSearch } from './lost-tasks.ts';
import { type LostOptions, resolveLost } from './resolve-lost.ts';

/**
 * Looks for the task of a create without an answer where only its purchase is known, once no create of the family is
 * under way. Sends nothing: `resend` notes that there is no task.
 * @returns what has become of it: `accepted` with its task, or `dropped`
 * @throws PipelineError `unknown_outcome` | `aborted` | `journal_failed`
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
