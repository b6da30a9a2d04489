import type { FamilyTimes } from './family-times.ts';
import type { PlannedStep } from './purchase-plan.ts';

/** An asset on its way. */
export interface AssetOnItsWay {
  readonly steps: readonly PlannedStep[];
  readonly done: ReadonlySet<string>;
  /** When steps began, milliseconds since 1970. */
  readonly began: ReadonlyMap<string, number>;
}

/**
 * Milliseconds until all are made, if tasks take as long as they did before: as half of them did (`p50`), or as nine
 * of ten did (`p90`). Undefined while a family was never bought here. Local steps count as nothing.
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
