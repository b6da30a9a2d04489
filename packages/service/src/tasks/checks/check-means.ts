import type { Clock } from '../../clock.ts';
import { ServiceError } from '../../service-error.ts';
import type { KnownAccount } from '../../store/accounts.ts';
import { checkCredits } from '../../store/ledger.ts';
import { planFacts } from '../../store/plans.ts';
import type { Store, StoreTransaction } from '../../store/tables.ts';

/**
 * Checks that an account may create a task of this price now: plan, place in the queue, then credits.
 * @throws ServiceError `plan_too_small` | `queue_full` | `no_credits`
 */
export async function checkMeans(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  account: KnownAccount,
  credits: number,
): Promise<void> {
  checkPlan(account);
  await checkQueue(store, account);
  await checkCredits(store, { account: account.id, key: account.key, credits, at: clock.now() });
}

/** @throws ServiceError `plan_too_small`, in a text that differs from that of missing credits (readings R09) */
export function checkPlan({ plan }: KnownAccount): void {
  if (planFacts(plan).creates) return;
  throw new ServiceError(
    'plan_too_small',
    `Creating tasks needs a paid plan; this account is on the ${plan} plan. Nothing was charged.`,
  );
}

/** A place is free when any task of the account ends, which nothing here can foresee. */
const retryAfterSeconds = 5;

/**
 * Checks that the plan leaves a place in the queue. The message is the code word of the public service alone.
 * @throws ServiceError `queue_full`
 */
export async function checkQueue(store: Store | StoreTransaction, { id, plan }: KnownAccount): Promise<void> {
  const { queuedTasks } = planFacts(plan);
  if (queuedTasks === null) return;
  const { count } = await store
    .selectFrom('queue')
    .where('account', '=', id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) < queuedTasks) return;
  throw new ServiceError('queue_full', 'NoMoreConcurrentTasks', { retryAfterSeconds });
}
