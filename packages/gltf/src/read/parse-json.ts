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
  /** The text of each list and object of the first level, by its key: a rewrite copies those that it does not change. */
  texts: ReadonlyMap<string, Uint8Array>;
  /**
   * Rejects numbers too large for a double, which would be written back as null, and warns of integers with more
   * digits than a double holds.
   */
  checkNumbers(): Promise<void>;
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
  const { texts, hasExponents } = scan(trimmed, name, limits.jsonDepth ?? 256);
  const text = decode(trimmed, name);
  const json = parse(text, name);
  const checkNumbers = async () => {
    if (!hasExponents && !hasDigitsInRow(trimmed)) return;
    const { checkLongNumbers } = await import('./structure/long-numbers.ts');
    warnings.push(...checkLongNumbers(json, text));
  };
  if (isObject(json)) return { json, texts, checkNumbers };
  throw new GltfError('bad_json', `${name}: the JSON of a model must be an object`, { pointer: '' });
}

/** Rejects JSON larger than its limit. */
export function requireJsonSize(name: string, length: number, limits: JsonLimits): void {
  const most = limits.jsonBytes ?? MAX_JSON_BYTES;
  if (length <= most) return;
  throw new GltfError(
    'too_large',
    `${name}: ${length} bytes of JSON, but at most ${most} are allowed; store buffers as GLB, or raise jsonBytes`,
  );
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

/**
 * Counts brackets outside of strings; cheaper than parsing, and cannot overflow the stack. On the way it finds the
 * values of the first level, and whether a number has an exponent that is not negative.
 */
function scan(
  bytes: Uint8Array,
  name: string,
  deepest: number,
): { texts: Map<string, Uint8Array>; hasExponents: boolean } {
  const texts = new Map<string, Uint8Array>();
  const { length } = bytes;
  let depth = 0;
  let hasExponents = false;
  let hasEscapes = false;
  let [key, value] = ['', 0];
  for (let i = 0; i < length; i++) {
    const byte = bytes[i]!;
    if (byte === QUOTE) {
      const first = ++i;
      for (let inside = bytes[i]; inside !== QUOTE && i < length; inside = bytes[i]) {
        i += inside === BACKSLASH ? 2 : 1;
      }
      if (depth === 1) {
        key = String.fromCharCode(...bytes.subarray(first, Math.min(i, first + MAX_KEY)));
        hasEscapes ||= key.includes('\\');
      }
      continue;
    }
    // Of the characters outside of strings, digits, commas, colons and white space are smaller than each that counts.
    if (byte < 0x45) continue;
    // Brackets and braces differ by this bit, and so do E and e.
    switch (byte | 0x20) {
      case OPENS:
        if (++depth > deepest) {
          throw new GltfError('too_deep', `${name}: the JSON is nested deeper than ${deepest} levels`);
        }
        if (depth === 2) value = i;
        break;
      case CLOSES:
        if (depth-- === 2) texts.set(key, bytes.subarray(value, i + 1));
        break;
      case EXPONENT:
        hasExponents ||= isDigit(bytes[i - 1]) && bytes[i + 1] !== MINUS;
    }
  }
  // A key may be written in two ways, and the last one counts.
  if (hasEscapes) texts.clear();
  return { texts, hasExponents };
}

/** Whether 16 digits stand in a row, as in every integer that a double rounds; looks at every 16th byte. */
function hasDigitsInRow(bytes: Uint8Array): boolean {
  for (let i = 15; i < bytes.length; i += 16) {
    if (!isDigit(bytes[i])) continue;
    let [first, last] = [i, i];
    while (isDigit(bytes[first - 1])) first--;
    while (isDigit(bytes[last + 1])) last++;
    // Digits after a point are rounded anyway.
    if (last - first >= 15 && bytes[first - 1] !== POINT) return true;
  }
  return false;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
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

const OPENS = 0x7b;
const CLOSES = 0x7d;
const EXPONENT = 0x65;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;
const POINT = 0x2e;

/** Longer than any key that is looked up. */
const MAX_KEY = 64;
