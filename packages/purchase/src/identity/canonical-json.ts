/**
 * Returns one text for equal JSON values: keys sorted by code unit, no whitespace, `undefined` omitted as in JSON.
 * @throws TypeError for values outside JSON: a cycle, a bigint
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(JSON.parse(JSON.stringify(value) ?? 'null')));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // Without a prototype, so that `__proto__` is an ordinary key.
  const result: Record<string, unknown> = Object.create(null);
  for (const [key, inner] of entries) result[key] = sorted(inner);
  return result;
}
