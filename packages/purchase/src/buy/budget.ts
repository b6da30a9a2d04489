import type { Sending, SpendEntry } from '../journal/entry.ts';
import { spendings } from '../journal/spending.ts';
import { PurchaseError } from '../purchase-error.ts';

/**
 * Most credits that may be spent. Running tasks count with their reservation, refunds are subtracted. In a journal that
 * several projects share, only the entries of one project count, or those without one.
 */
export interface Budget {
  /** By one run. */
  readonly run?: number | undefined;
  /** Since midnight, UTC. */
  readonly day?: number | undefined;
  /** By the project, ever. */
  readonly project?: number | undefined;
}

/** Whether any limit is set. */
export function isLimited({ run, day, project }: Budget): boolean {
  return run !== undefined || day !== undefined || project !== undefined;
}

const dayMs = 24 * 3600 * 1000;

const ways = {
  run: 'Raise the run budget, or leave assets out.',
  day: 'Raise the day budget, or wait until midnight UTC.',
  project: 'Raise the project budget, or leave assets out.',
} as const;

/** What a limit compares. */
type NextCreate = Pick<Sending, 'family' | 'run' | 'label' | 'project' | 'at' | 'reserved'>;

/**
 * Refuses a create that would exceed a limit.
 * @throws PurchaseError `over_budget` with the limit, the amounts spent and reserved, and the price of this create
 */
export function keepWithin(budget: Budget, next: NextCreate): (entries: readonly SpendEntry[]) => void {
  return (entries) => {
    if (!isLimited(budget)) return;
    const own = entries.filter(({ project }) => project === next.project);
    const { dayOf, today, latest } = days(own, next);
    const all = spendings(own);
    const scopes = [
      ['run', budget.run, (sending: Sending) => sending.run === next.run],
      ['day', budget.day, (sending: Sending) => dayOf.get(sending) === today],
      ['project', budget.project, () => true],
    ] as const;
    for (const [scope, limit, counts] of scopes) {
      if (limit === undefined) continue;
      const counted = all.filter(({ sending }) => counts(sending));
      const sum = (of: typeof all): number => of.reduce((total, { credits }) => total + credits, 0);
      const spent = sum(counted.filter(({ charged }) => charged));
      const setAside = sum(counted) - spent;
      if (spent + setAside + next.reserved <= limit) continue;
      const ahead =
        scope === 'day' && latest > next.at + dayMs
          ? ` The journal has entries of ${new Date(latest).toISOString().slice(0, 10)}, when this machine's clock was ahead: until then it is one day.`
          : '';
      throw new PurchaseError(
        'over_budget',
        `${next.label ?? next.family}: costs ${next.reserved} credits at most, and ${spent + setAside} of the ${limit} credits for this ${scope} ` +
          `are taken: ${spent} spent, ${setAside} set aside for tasks whose cost is not known yet. Nothing was sent.${ahead} ${ways[scope]}`,
      );
    }
  };
}

/** Returns the day of each create by a monotonic clock: an entry is not earlier than those before it. */
function days(entries: readonly SpendEntry[], next: NextCreate) {
  const dayOf = new Map<Sending, number>();
  let latest = Number.NEGATIVE_INFINITY;
  for (const entry of entries) {
    latest = Math.max(latest, entry.at);
    if (entry.kind === 'sending') dayOf.set(entry, Math.floor(latest / dayMs));
  }
  return { dayOf, today: Math.floor(Math.max(latest, next.at) / dayMs), latest };
}
