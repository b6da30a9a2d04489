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
  checkDepth(trimmed, name, limits.jsonDepth ?? 256);
  const text = decode(trimmed, name);
  const json = parse(text, name);
  const checkNumbers = async () => {
    if (!LONG_NUMBER.test(text)) return;
    const { checkLongNumbers } = await import('./structure/long-numbers.ts');
    warnings.push(...checkLongNumbers(json, text));
  };
  if (isObject(json)) return { json, checkNumbers };
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

const [OPENS, CLOSES, QUOTES] = [1, 2, 3];
const KINDS = new Uint8Array(256);
KINDS[0x5b] = KINDS[0x7b] = OPENS;
KINDS[0x5d] = KINDS[0x7d] = CLOSES;
KINDS[0x22] = QUOTES;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Every number that overflows or is rounded is written like this; matches other numbers and texts, too. */
const LONG_NUMBER = /(?:^|[^\d.])\d{16}|\d{308}|[eE]\+?0*\d{3}/;
