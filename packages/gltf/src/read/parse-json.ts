import { GltfError } from '../gltf-error.ts';
import type { Warning } from '../warning.ts';
import { isObject, type JsonObject } from './json.ts';

/** Limits on a JSON chunk; beyond them it is rejected. */
export interface JsonLimits {
  /** @default 128 MiB */
  jsonBytes?: number;
  /** @default 256 levels */
  jsonDepth?: number;
}

export const MAX_JSON_BYTES = 128 * 1024 * 1024;

/** The parsed JSON of a model, and a check that only a rewrite needs. */
export interface ParsedJson {
  json: JsonObject;
  /**
   * Rejects numbers too large for a double, which would be written back as null, and warns of integers with more
   * digits than a double holds.
   */
  checkNumbers(): void;
}

/**
 * Decodes and parses the JSON of a model. Checks depth before parsing; removes a byte order mark or NUL padding with
 * a warning.
 */
export function parseJson(
  bytes: Uint8Array,
  name: string,
  limits: JsonLimits,
  warnings: Warning[],
): ParsedJson {
  const trimmed = trim(bytes, warnings);
  checkDepth(trimmed, name, limits.jsonDepth ?? 256);
  const text = decode(trimmed, name);
  const json = parse(text, name);
  const check = () => {
    if (HUGE_NUMBER.test(text)) checkNumbers(json);
    warnings.push(...roundedNumbers(json, text));
  };
  if (isObject(json)) return { json, checkNumbers: check };
  throw new GltfError('bad_json', `${name}: the JSON of a model must be an object`, { pointer: '' });
}

function trim(bytes: Uint8Array, warnings: Warning[]): Uint8Array {
  let start = 0;
  let end = bytes.length;
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    start = 3;
    warnings.push({
      code: 'byte_order_mark',
      message: 'the JSON starts with a byte order mark, which glTF forbids',
    });
  }
  while (end > start && bytes[end - 1] === 0) end--;
  if (end < bytes.length) {
    warnings.push({ code: 'nul_padding', message: 'the JSON is padded with NUL bytes instead of spaces' });
  }
  return bytes.subarray(start, end);
}

/** Counts brackets outside of strings; cheaper than parsing, and cannot overflow the stack. */
function checkDepth(bytes: Uint8Array, name: string, deepest: number): void {
  let depth = 0;
  for (let i = 0; i < bytes.length; i++) {
    switch (KINDS[bytes[i]!]) {
      case OPENS:
        if (++depth > deepest) {
          throw new GltfError('too_deep', `${name}: the JSON is nested deeper than ${deepest} levels`);
        }
        break;
      case CLOSES:
        depth--;
        break;
      case QUOTES:
        i++;
        while (i < bytes.length && bytes[i] !== QUOTE) i += bytes[i] === BACKSLASH ? 2 : 1;
    }
  }
}

function decode(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new GltfError('bad_utf8', `${name}: the JSON is not valid UTF-8; export the model again`);
  }
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new GltfError(
      'bad_json',
      `${name}: the JSON does not parse (${(cause as Error).message.slice(0, 80)})`,
    );
  }
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

const [OPENS, CLOSES, QUOTES] = [1, 2, 3];
const KINDS = new Uint8Array(256);
KINDS[0x5b] = KINDS[0x7b] = OPENS;
KINDS[0x5d] = KINDS[0x7d] = CLOSES;
KINDS[0x22] = QUOTES;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Integers that may lie beyond 2^53; matches inside strings, too. */
const LONG_INTEGERS = /(?:^|[^\d.])(\d{16,308})(?![\d.eE])/g;

/** Only numbers written like this can overflow a double. */
const HUGE_NUMBER = /[eE]\+?0*\d{3}|\d{308}/;
