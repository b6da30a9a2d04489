import type { Gap, SpendEntry } from '../journal/entry.ts';
import { lifetimeMs } from '../lost/recent-tasks.ts';

/** Period in which the journal may lack entries, in milliseconds since 1970 by the buyer's clock. */
export interface LostPeriod {
  readonly from: number;
  readonly to: number;
}

/** Largest clock correction between two creates, a wrong time zone included. */
export const clockErrorMs = 24 * 3600 * 1000;

/** Age of entries that a journal without visible damage may lack. */
const recentMs = 3600 * 1000;

/**
 * Returns when a task without texts can have been bought with an entry that this journal has lost: only its family and
 * its time identify it. After a damage that is any earlier time for which the service keeps results. A journal that is
 * new to the family, or whose account has tasks from elsewhere, shows no damage: only the last hour counts there, so
 * that the first use of a shared account does not prompt every time. The setup of the journal ends that hour.
 * @param gaps of the last days
 * @param isKnown the journal has creates of this family and payer
 */
export function lostPeriods(gaps: readonly Gap[], isKnown: boolean, at: number): LostPeriod[] {
  const recent = { from: at - recentMs, to: at + clockErrorMs };
  return [
    ...gaps.map((gap) =>
      gap.suspected
        ? { from: recent.from, to: gap.at }
        : { from: at - lifetimeMs, to: gap.at + clockErrorMs },
    ),
    ...(isKnown ? [] : [recent]),
  ];
}

/** Returns the gaps of the last days: entries before them may be missing while their results are still kept. */
export function recentGaps(entries: readonly SpendEntry[], at: number): Gap[] {
  return entries.filter((entry): entry is Gap => entry.kind === 'gap' && at - entry.at < lifetimeMs);
}
