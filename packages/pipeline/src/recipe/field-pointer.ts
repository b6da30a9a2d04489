import { escapePointer } from './recipe-data.ts';

/**
 * Converts the path of an issue to a JSON pointer below a create body: of a field, `options.size`; of several,
 * `mode,should_texture`, their common parent.
 */
export function fieldPointer(path: string): string {
  const [first = [], ...others] = path.split(',').map((each) => each.split('.').filter(Boolean));
  const shared =
    others.length === 0 ? first.length : Math.min(...others.map((other) => sharedKeys(first, other)));
  return first
    .slice(0, shared)
    .map((key) => `/${escapePointer(key)}`)
    .join('');
}

function sharedKeys(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((key, i) => key !== b[i]);
  return end < 0 ? a.length : end;
}
