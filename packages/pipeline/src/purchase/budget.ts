import type { Sending, SpendEntry } from '../journal/entry.ts';
import { spendings } from '../journal/spending.ts';
import { PipelineError } from '../pipeline-error.ts';

/** Most credits that may be spent. What is running counts with what was set aside for it, refunds count back. */
export interface Budget {
  /** By one run. */
  readonly run?: number | undefined;
  /** Since midnight, UTC. */
  readonly day?: number | undefined;
  /** By this journal, ever. */
  readonly project?: number | undefined;
}

const dayMs = 24 * 3600 * 1000;

/**
 * Refuses a create that would pass a limit.
 * @throws PipelineError `over_budget` naming the limit, what is spent and what this would take
 */
export function keepWithin(budget: Budget, next: Sending): (entries: readonly SpendEntry[]) => void {
  const dayOf = (at: number) => Math.floor(at / dayMs);
  const scopes = [
    ['run', budget.run, (spent: Sending) => spent.run === next.run],
    ['day', budget.day, (spent: Sending) => dayOf(spent.at) === dayOf(next.at)],
    ['project', budget.project, () => true],
  ] as const;
  return (entries) => {
    const all = spendings(entries);
    for (const [scope, limit, counts] of scopes) {
      if (limit === undefined) continue;
      const spent = all.reduce((sum, { sending, credits }) => sum + (counts(sending) ? credits : 0), 0);
      if (spent + next.reserved <= limit) continue;
      throw new PipelineError(
        'over_budget',
        `${next.label ?? next.family}: costs ${next.reserved} credits, and ${spent} of the ${limit} credits ` +
          `for this ${scope} are spent or set aside. Nothing was sent. Raise the ${scope} budget, or leave assets out.`,
      );
    }
  };
}
