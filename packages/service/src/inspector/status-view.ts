import type { Status } from '@meshwright/contract';
import type { FaultPlan } from '../control/faults/fault-plan.ts';
import type { ClockState, ServiceClock } from '../control/service-clock.ts';
import type { Store } from '../store/tables.ts';

/** The content of the page header. */
export interface StatusView {
  readonly clock: ClockState;
  /** Number of tasks per status; absent means none. */
  readonly tasks: Readonly<Partial<Record<Status, number>>>;
  /** Number of rules of the fault plan. */
  readonly faults: number;
}

export async function statusView(
  store: Store,
  { clock, faults }: { readonly clock: ServiceClock; readonly faults: FaultPlan },
): Promise<StatusView> {
  const rows = await store
    .selectFrom('tasks')
    .groupBy('status')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .execute();
  const tasks = Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
  return { clock: clock.state(), tasks, faults: faults.state().rules.length };
}
