import type { Spending } from '@meshwright/pipeline';

/** How long tasks of a family took, from the create to the end, in milliseconds. */
export interface FamilyTimes {
  /** Half were done by then. */
  readonly p50: number;
  /** Nine of ten were. */
  readonly p90: number;
  readonly tasks: number;
}

/** By family, from what this project has bought before. */
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
