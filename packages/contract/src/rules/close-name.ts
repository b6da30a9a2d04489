/**
 * Returns the name that a misspelt one probably means: the nearest within two edits, or undefined.
 * @example
 * import { closeName } from '@meshwright/contract/schema';
 *
 * closeName('promt', ['prompt', 'mode']); // 'prompt'
 */
export function closeName(name: string, known: readonly string[]): string | undefined {
  const most = name.length < 5 ? 1 : 2;
  const near = known
    .map((candidate) => ({ candidate, edits: editsBetween(plain(name), plain(candidate), most) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.candidate;
}

function plain(name: string): string {
  return name.slice(0, 64).replace(/[_-]/g, '').toLowerCase();
}

/** Edits of one letter, swaps of neighbours included; more than `most` is only known to be more. */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
