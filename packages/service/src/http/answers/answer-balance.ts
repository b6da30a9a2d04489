import type { Balance } from '@meshwright/contract';
import type { Clock } from '../../clock.ts';
import type { KnownAccount } from '../../store/accounts.ts';
import { balanceOf, leftOfKey } from '../../store/ledger.ts';
import type { Store } from '../../store/tables.ts';

/** Answers the balance of an account, or what its key may still spend if that is less. Local credits do not expire. */
export async function answerBalance(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  { id, key }: KnownAccount,
): Promise<Balance> {
  const credits = await balanceOf(store, id);
  const left = await leftOfKey(store, { account: id, key, at: clock.now() });
  const balance = left === null ? credits : Math.min(credits, left);
  return { balance, monthly_credits: 0, permanent_credits: credits };
}
