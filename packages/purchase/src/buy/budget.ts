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

/** What one limit allows, and what counts against it. Credits. */
export interface Standing {
  readonly scope: keyof Budget;
  readonly cap: number;
  readonly spent: number;
  /** For tasks whose cost is not known yet. */
  readonly reserved: number;
}

/** Whose entries count, and the time of the day that counts: milliseconds since 1970. */
interface Counted extends Pick<Sending, 'run' | 'project'> {
  readonly at: number;
}

/**
 * Returns what is spent and reserved within each limit of a budget.
 * @example
 * import { standings } from '@meshwright/purchase';
 *
 * const counted = { run: buyer.run, project: buyer.journal.project, at: Date.now() };
 * const [today] = standings(await buyer.journal.entries(), { day: 200 }, counted);
 * console.log(today?.spent, today?.reserved);
 */
export function standings(
  entries: readonly SpendEntry[],
  budget: Budget,
  { run, project, at }: Counted,
): Standing[] {
  const own = entries.filter((entry) => entry.project === project);
  const { dayOf, today } = days(own, at);
  const all = spendings(own);
  const counts: Readonly<Record<keyof Budget, (sending: Sending) => boolean>> = {
    run: (sending) => sending.run === run,
    day: (sending) => dayOf.get(sending) === today,
    project: () => true,
  };
  return (['run', 'day', 'project'] as const).flatMap((scope) => {
    const cap = budget[scope];
    if (cap === undefined) return [];
    const counted = all.filter(({ sending }) => counts[scope](sending));
    const sum = (of: typeof all): number => of.reduce((total, { credits }) => total + credits, 0);
    const spent = sum(counted.filter(({ charged }) => charged));
    return [{ scope, cap, spent, reserved: sum(counted) - spent }];
  });
}

/** What a limit compares. */
type NextCreate = Counted & Pick<Sending, 'family' | 'label' | 'reserved'>;

/**
 * Refuses a create that would exceed a limit.
 * @throws PurchaseError `over_budget` with the limit, the amounts spent and reserved, and the price of this create
 */
export function keepWithin(budget: Budget, next: NextCreate): (entries: readonly SpendEntry[]) => void {
  return (entries) => {
    if (!isLimited(budget)) return;
    const all = standings(entries, budget, next);
    const broken = all.find(({ cap, spent, reserved }) => spent + reserved + next.reserved > cap);
    if (!broken) return;
    const { scope, cap, spent, reserved } = broken;
    const { latest } = days(
      entries.filter(({ project }) => project === next.project),
      next.at,
    );
    const ahead =
      scope === 'day' && latest > next.at + dayMs
        ? ` The journal has entries of ${new Date(latest).toISOString().slice(0, 10)}, when this machine's clock was ahead: until then it is one day.`
        : '';
    throw new PurchaseError(
      'over_budget',
      `${next.label ?? next.family}: costs ${next.reserved} credits at most, and ${spent + reserved} of the ${cap} credits for this ${scope} ` +
        `are taken: ${spent} spent, ${reserved} set aside for tasks whose cost is not known yet. Nothing was sent.${ahead} ${ways[scope]}`,
    );
  };
}

/** Returns the day of each create by a monotonic clock: an entry is not earlier than those before it. */
function days(entries: readonly SpendEntry[], at: number) {
  const dayOf = new Map<Sending, number>();
  let latest = Number.NEGATIVE_INFINITY;
  for (const entry of entries) {
    latest = Math.max(latest, entry.at);
    if (entry.kind === 'sending') dayOf.set(entry, Math.floor(latest / dayMs));
  }
  return { dayOf, today: Math.floor(Math.max(latest, at) / dayMs), latest };
}
