/** Copies a task and removes the query of every link, whose signature would let anyone load the file. */
export function unsignedLinks<T>(value: T): T {
  return unsigned(value) as T;
}

function unsigned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^(https?:[^?]*)\?.+$/is, '$1?...');
  if (Array.isArray(value)) return value.map(unsigned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unsigned(inner)]));
}
