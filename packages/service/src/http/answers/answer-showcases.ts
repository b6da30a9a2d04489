import type { Clock } from '../../clock.ts';
import type { KnownAccount } from '../../store/accounts.ts';
import { charge } from '../../store/ledger.ts';
import { requirePlan } from '../../store/plans.ts';
import type { Store } from '../../store/tables.ts';

export interface ShowcaseParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** Price of a request, in credits. */
const price = 1;

/**
 * Answers the models that the service shows in public, and charges for the request. This service shows none: what its
 * accounts make is theirs.
 * @throws ServiceError `wrong_plan` | `no_credits`
 */
export async function answerShowcases(
  { store, clock, newId }: ShowcaseParts,
  account: KnownAccount,
): Promise<{ result: never[] }> {
  requirePlan(account, 'showcases');
  await store.transaction().execute(async (transaction) => {
    // The charge stands by itself: no task has this id.
    const sale = { account: account.id, key: account.key, task: `showcases:${newId()}` };
    await charge(transaction, { ...sale, credits: price, at: clock.now() });
  });
  return { result: [] };
}
