/**
 * One text for one JSON value, whatever the order of its keys: keys sorted by code unit, no blanks, `undefined`
 * left out as JSON leaves it out.
 * @throws TypeError for what JSON cannot hold: a cycle, a bigint
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(JSON.parse(JSON.stringify(value) ?? 'null')));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // Without a prototype, so that a key called __proto__ is a key.
  const result: Record<string, unknown> = Object.create(null);
  for (const [key, inner] of entries) result[key] = sorted(inner);
  return result;
}
