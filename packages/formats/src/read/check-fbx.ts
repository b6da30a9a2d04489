import { inflateSync } from 'node:zlib';
import { FormatError } from '../format-error.ts';

/**
 * Rejects input that the loader would not survive: arrays that unpack to more than they state or state more than their
 * packed bytes can hold, and animation curves with excessive turns, which the loader would cut into steps.
 * @throws FormatError `unreadable_model`
 */
export function checkFbx(name: string, bytes: Uint8Array): void {
  try {
    if (bytes[0] === 0x4b) checkBinary(bytes);
    else checkText(bytes);
  } catch (error) {
    if (error instanceof FormatError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new FormatError(
      'unreadable_model',
      `read ${name}: the FBX is damaged (${reason}); export it again.`,
      {
        cause: error,
      },
    );
  }
}

/** Largest expansion of one byte of zlib data. */
const largestRatio = 1_032;
/** Arrays that cannot unpack beyond this size are left to the loader. */
const harmless = 2 ** 22;
const largestTotal = 2 ** 29;
/** Above this total size, arrays that unpack to too many times the file size hold only repetition. */
const smallTotal = 2 ** 26;
const largestTotalRatio = 100;
const deepest = 64;
/** Most half turns of one curve; an hour-long clip that spins ten times a second stays below. */
const mostTurns = 100_000;

const itemSizes: Readonly<Record<string, number>> = { f: 4, d: 8, l: 8, i: 4, b: 1, c: 1 };
const scalarSizes: Readonly<Record<string, number>> = { C: 1, Y: 2, I: 4, F: 4, D: 8, L: 8 };

function checkBinary(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wide = view.getUint32(23, true) >= 7500;
  const header = wide ? 25 : 13;
  let total = 0;

  const word = (at: number): number =>
    wide ? Number(view.getBigUint64(at, true)) : view.getUint32(at, true);

  function record(at: number, limit: number, depth: number): number {
    const step = wide ? 8 : 4;
    const end = word(at);
    if (end === 0) return at + header;
    if (depth > deepest) throw new Error('its records nest too deeply');
    if (end > limit || end < at + header) throw new Error('a record ends outside its parent');
    const nameLength = view.getUint8(at + header - 1);
    const name = new TextDecoder().decode(bytes.subarray(at + header, at + header + nameLength));
    let next = at + header + nameLength;
    for (let left = word(at + step); left > 0; left--) next = property(next, end, name);
    while (next < end) next = record(next, end, depth + 1);
    return end;
  }

  function property(at: number, end: number, name: string): number {
    if (at >= end) throw new Error('a record has fewer values than it declares');
    const code = String.fromCharCode(view.getUint8(at));
    const scalar = scalarSizes[code];
    if (scalar !== undefined) return at + 1 + scalar;
    const count = view.getUint32(at + 1, true);
    if (code === 'S' || code === 'R') return within(at + 5 + count, end);
    const size = itemSizes[code];
    if (size === undefined) throw new Error('a value has an unknown type');
    const [packed, length] = [view.getUint32(at + 5, true), view.getUint32(at + 9, true)];
    const next = within(at + 13 + (packed ? length : count * size), end);
    total += count * size;
    if (total > largestTotal) throw new Error('its arrays are larger than 512 MiB');
    if (total > smallTotal && total > bytes.length * largestTotalRatio) {
      throw new Error(`its arrays are more than ${largestTotalRatio} times as large as the file`);
    }
    const data = bytes.subarray(at + 13, next);
    if (packed && count * size > length * largestRatio)
      throw new Error('an array declares more than it holds');
    if (packed && length * largestRatio > harmless) inflateSync(data, { maxOutputLength: count * size || 1 });
    if (name === 'KeyValueFloat' && code === 'f') {
      const raw = packed ? inflateSync(data, { maxOutputLength: count * size || 1 }) : data;
      const curve = new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
      checkCurve(Array.from({ length: count }, (_, i) => curve.getFloat32(i * 4, true)));
    }
    return next;
  }

  for (let at = 27; at + header <= bytes.length; ) {
    const next = record(at, bytes.length, 0);
    if (word(at) === 0) return;
    at = next;
  }
}

function within(next: number, end: number): number {
  if (next > end) throw new Error('a value ends outside its record');
  return next;
}

function checkText(bytes: Uint8Array): void {
  const text = new TextDecoder().decode(bytes);
  for (const [, values] of text.matchAll(/KeyValueFloat:[^{]{0,40}\{\s*a:([^}]*)/g)) {
    checkCurve(values!.split(',').map(Number));
  }
}

function checkCurve(values: readonly number[]): void {
  let turns = 0;
  for (let i = 1; i < values.length; i++) turns += Math.abs(values[i]! - values[i - 1]!) / 180;
  if (!(turns <= mostTurns)) throw new Error('an animation curve has values that are not finite');
}
