import { GltfError } from '../../gltf-error.ts';
import type { Warning } from '../../warning.ts';

/** Rejects numbers too large for a double, and warns of integers with more digits than a double holds. */
export function checkLongNumbers(json: unknown, text: string): Warning[] {
  if (HUGE_NUMBER.test(text)) checkNumbers(json);
  return roundedNumbers(json, text);
}

function checkNumbers(json: unknown): void {
  for (const [value, pointer] of numbersIn(json)) {
    if (Number.isFinite(value)) continue;
    throw new GltfError('bad_value', `${pointer}: a number too large for a double`, { pointer });
  }
}

/** Long ids stored as numbers, as by a few exporters, lose their last digits in a rewrite. */
function roundedNumbers(json: unknown, text: string): Warning[] {
  const rounded = new Set<number>();
  for (const [, digits] of text.matchAll(LONG_INTEGERS)) {
    if (BigInt(digits!) !== BigInt(Number(digits))) rounded.add(Number(digits));
  }
  if (rounded.size === 0) return [];
  const places: string[] = [];
  for (const [value, pointer] of numbersIn(json)) if (rounded.has(Math.abs(value))) places.push(pointer);
  const [pointer] = places;
  if (pointer === undefined) return [];
  const message =
    `${pointer}: more digits than a double holds, so the last ones change ` +
    `(${places.length} such numbers in all); store ids as text`;
  return [{ code: 'number_rounded', message, pointer }];
}

/** Every number with its JSON pointer, in file order. */
function* numbersIn(json: unknown): Iterable<[number, string]> {
  const stack: [unknown, string][] = [[json, '']];
  while (stack.length > 0) {
    const [value, pointer] = stack.pop()!;
    if (typeof value === 'number') yield [value, pointer];
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, item] of Object.entries(value).reverse()) stack.push([item, `${pointer}/${key}`]);
  }
}

/** Integers that may lie beyond 2^53; matches inside strings, too. */
const LONG_INTEGERS = /(?:^|[^\d.])(\d{16,308})(?![\d.eE])/g;

/** Only numbers written like this can overflow a double. */
const HUGE_NUMBER = /[eE]\+?0*\d{3}|\d{308}/;
