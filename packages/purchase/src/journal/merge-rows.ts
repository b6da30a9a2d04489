import type { Row } from './entry-chain.ts';

/**
 * Merges two copies of a journal, each row once. Rows only in the second copy precede the next row in both; where the
 * order differs, that of the first copy counts.
 */
export function mergeRows(first: readonly Row[], second: readonly Row[]): Row[] {
  const inFirst = new Set(first.map(({ id }) => id));
  const merged: Row[] = [];
  const emitted = new Set<string>();
  const emit = (row: Row): void => {
    if (!emitted.has(row.id)) merged.push(row);
    emitted.add(row.id);
  };
  let next = 0;
  for (const row of second) {
    if (inFirst.has(row.id)) while (!emitted.has(row.id)) emit(first[next++]!);
    else emit(row);
  }
  for (const row of first.slice(next)) emit(row);
  return merged;
}

/** Whether rows that a copy lacks can be appended to it: none of their purchases has a later row there. */
export function canAppend(merged: readonly Row[], has: ReadonlySet<string>): boolean {
  const later = new Set<string>();
  for (const { id, entry } of [...merged].reverse()) {
    if (has.has(id)) later.add(entry.purchase);
    else if (entry.purchase !== '' && later.has(entry.purchase)) return false;
  }
  return true;
}
