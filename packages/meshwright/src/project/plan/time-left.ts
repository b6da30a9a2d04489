import type { FamilyTimes } from './family-times.ts';
import type { PlannedStep } from './purchase-plan.ts';

/** An asset in progress. */
export interface AssetOnItsWay {
  readonly steps: readonly PlannedStep[];
  readonly done: ReadonlySet<string>;
  /** Start times of steps, milliseconds since 1970. */
  readonly began: ReadonlyMap<string, number>;
}

/**
 * Returns milliseconds until all assets are made, by the median (`p50`) or 90th percentile (`p90`) of earlier tasks.
 * Undefined if a family has no earlier task here. Local steps count as 0.
 * @param atOnce assets made at once
 */
export function timeLeft(
  assets: readonly AssetOnItsWay[],
  times: ReadonlyMap<string, FamilyTimes>,
  rank: 'p50' | 'p90',
  { now, atOnce }: { readonly now: number; readonly atOnce: number },
): number | undefined {
  const left = assets.map((asset) => assetLeft(asset, times, rank, now));
  if (left.some((ms) => ms === undefined)) return undefined;
  const known = left as number[];
  return Math.max(0, ...known, known.reduce((sum, ms) => sum + ms, 0) / atOnce);
}

function assetLeft(
  { steps, done, began }: AssetOnItsWay,
  times: ReadonlyMap<string, FamilyTimes>,
  rank: 'p50' | 'p90',
  now: number,
): number | undefined {
  const ends = new Map<string, number>();
  for (const { name, does, after, state } of steps) {
    const before = Math.max(0, ...after.map((source) => ends.get(source) ?? 0));
    if (done.has(name) || state !== 'buy') {
      ends.set(name, before);
      continue;
    }
    const took = times.get(does)?.[rank];
    if (took === undefined) return undefined;
    const start = began.get(name);
    ends.set(name, before + (start === undefined ? took : Math.max(0, took - (now - start))));
  }
  return Math.max(0, ...ends.values());
}
