/** Returns the known path closest to an unknown one, for error messages. */
export function nearestRoute(path: string, known: readonly string[]): string | undefined {
  const shortened = path.slice(0, 200);
  const scored = known.map((route) => ({ route, distance: editDistance(shortened, route) }));
  return scored.sort((a, b) => a.distance - b.distance)[0]?.route;
}

/** Returns the number of inserted, deleted or replaced characters between two texts. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
