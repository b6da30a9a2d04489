import type { Spending } from '@meshwright/purchase';

/** Duration of a family's tasks, from the create to the end, in milliseconds. */
export interface FamilyTimes {
  /** Median. */
  readonly p50: number;
  /** 90th percentile. */
  readonly p90: number;
  readonly tasks: number;
}

/** Returns durations by family from earlier purchases of this project. */
export function familyTimes(all: readonly Spending[]): ReadonlyMap<string, FamilyTimes> {
  const times = new Map<string, number[]>();
  for (const { sending, status, endedAt } of all) {
    if (status !== 'SUCCEEDED' || endedAt === undefined) continue;
    const took = Math.max(0, endedAt - sending.at);
    times.set(sending.family, [...(times.get(sending.family) ?? []), took]);
  }
  return new Map(
    [...times].map(([family, took]) => {
      took.sort((a, b) => a - b);
      const rank = (share: number) => took[Math.ceil(share * took.length) - 1]!;
      return [family, { p50: rank(0.5), p90: rank(0.9), tasks: took.length }];
    }),
  );
}
