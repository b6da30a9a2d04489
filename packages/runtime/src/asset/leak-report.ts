/** Objects an engine holds beyond an earlier count. */
export interface LeakReport {
  /** Counters that grew, with their growth; empty when nothing leaked. */
  readonly grown: Readonly<Record<string, number>>;
  /** Models still in use, with the number of assets that hold each. */
  readonly held: readonly { readonly name: string; readonly holds: number }[];
}

export function leakReport(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  held: LeakReport['held'],
): LeakReport {
  const differences = Object.entries(after).map(
    ([name, count]) => [name, count - (before[name] ?? 0)] as const,
  );
  return { grown: Object.fromEntries(differences.filter(([, more]) => more > 0)), held };
}
