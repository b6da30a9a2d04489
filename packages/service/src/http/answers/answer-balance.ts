import type { Balance } from '@meshwright/contract';
import type { KnownAccount } from '../../store/accounts.ts';
import { balanceOf } from '../../store/ledger.ts';
import type { Store } from '../../store/tables.ts';

/** Answers the balance of an account. Local credits do not expire. */
export async function answerBalance(
  { store }: { readonly store: Store },
  { id }: KnownAccount,
): Promise<Balance> {
  const credits = await balanceOf(store, id);
  return { balance: credits, monthly_credits: 0, permanent_credits: credits };
}
