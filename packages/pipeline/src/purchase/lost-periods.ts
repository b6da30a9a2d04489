import type { Gap, SpendEntry } from '../journal/entry.ts';
import { lifetimeMs } from './lost/recent-tasks.ts';

/** Times of whose tasks the journal may lack the entries, in milliseconds since 1970 by the buyer's clock. */
export interface LostPeriod {
  readonly from: number;
  readonly to: number;
}

/** A clock that is set right between two creates was off by hours at most, a wrong time zone included. */
export const clockErrorMs = 24 * 3600 * 1000;

/** What a journal that shows no damage may have missed is as recent as this. */
const recentMs = 3600 * 1000;

/**
 * When a task that shows no words can have been bought with an entry that this journal has lost: nothing but its family
 * and its time says whose it is. After a damage that is any time before it, as long as the service keeps results. A
 * journal that is new to the family, or whose account has tasks from elsewhere, shows no damage: only the last hour
 * counts there, so that the first use of an account that others use, too, is not a question every time. What it knew
 * when it was set up ends that hour.
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

/** The gaps of the last days: what was bought before them may be missing, and its results are still kept. */
export function recentGaps(entries: readonly SpendEntry[], at: number): Gap[] {
  return entries.filter((entry): entry is Gap => entry.kind === 'gap' && at - entry.at < lifetimeMs);
}
