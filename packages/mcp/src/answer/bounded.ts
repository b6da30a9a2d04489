import { plain } from './plain.ts';

interface Limits {
  readonly text: number;
  readonly items: number;
  readonly keys: number;
  readonly depth: number;
}

/** Most characters of an answer's data as JSON. */
const maxDataChars = 16_000;

const tries: readonly Limits[] = [
  { text: 300, items: 40, keys: 60, depth: 8 },
  { text: 160, items: 12, keys: 40, depth: 7 },
  { text: 100, items: 4, keys: 25, depth: 6 },
  { text: 60, items: 2, keys: 15, depth: 4 },
];

/**
 * Copies data for an answer: every text plain and short, lists and objects cut, at most `maxDataChars` in all. A cut
 * list ends with the number of items left out.
 */
export function bounded(value: unknown): Record<string, unknown> {
  for (const limits of tries) {
    const copy = { ...(cut(value, limits, 0) as object), ...wholeError(value, limits) };
    if (JSON.stringify(copy).length <= maxDataChars) return copy;
  }
  return { note: 'The data is too large for an answer.' };
}

/** Most characters of an error's message: its last sentence is the way out. */
export const maxMessageChars = 1_500;

function wholeError(value: unknown, limits: Limits): { readonly error?: object } {
  const { error } = value as { readonly error?: { readonly message?: unknown } };
  if (typeof error?.message !== 'string') return {};
  const message = plain(error.message, maxMessageChars);
  return { error: { ...(cut(error, limits, 1) as object), message } };
}

function cut(value: unknown, limits: Limits, depth: number): unknown {
  if (typeof value === 'string') return plain(value, limits.text);
  if (typeof value === 'number') {
    if (Number.isInteger(value)) return value;
    return Number.isFinite(value) ? Number(value.toPrecision(6)) : null;
  }
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'object') return undefined;
  if (depth >= limits.depth) return '…';
  if (Array.isArray(value)) {
    const items = value.slice(0, limits.items).map((item) => cut(item, limits, depth + 1) ?? null);
    return value.length > limits.items ? [...items, `… ${value.length - limits.items} more`] : items;
  }
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const kept = entries.slice(0, limits.keys);
  const copy = Object.fromEntries(
    kept.map(([key, inner]) => [plain(key, limits.text), cut(inner, limits, depth + 1)]),
  );
  return entries.length > kept.length ? { ...copy, '…': `${entries.length - kept.length} more` } : copy;
}
