import { unzlibSync } from 'fflate';
import { type FbxArray, type FbxNode, type FbxValue, recordLimits } from './tree.ts';

/** Largest expansion of one byte of zlib data. */
const largestRatio = 1_032;
const largestTotal = 2 ** 29;
/** Above this total size, arrays that unpack to too many times the file size hold only repetition. */
const smallTotal = 2 ** 26;
const largestTotalRatio = 100;

/**
 * Parses a binary FBX of any version, in either byte order. What arrays unpack to is counted before they are unpacked.
 * @throws Error with what is wrong, for the caller to name the file
 */
export function parseBinary(file: Uint8Array): { readonly version: number; readonly records: FbxNode[] } {
  // A plain array: slices of a Node buffer are no copies.
  const bytes = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 27) throw new Error('it ends within its header');
  const little = bytes[22] !== 1;
  const version = view.getUint32(23, little);
  const wide = version >= 7500;
  const header = wide ? 25 : 13;
  const step = wide ? 8 : 4;
  let total = 0;
  let count = 0;

  const word = (at: number): number => {
    if (at + step > bytes.length) throw new Error('it ends within a record');
    return wide ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little);
  };

  function record(at: number, limit: number, depth: number): { node: FbxNode; end: number } | null {
    if (at + header > limit) return null;
    const end = word(at);
    const left = word(at + step);
    if (end === 0) return null;
    if (depth > recordLimits.depth) throw new Error('its records nest too deeply');
    if (++count > recordLimits.records)
      throw new Error(`it has more than ${recordLimits.records} records, the most that are read`);
    if (end > limit || end < at + header) throw new Error('a record ends outside its parent');
    const nameEnd = at + header + view.getUint8(at + header - 1);
    if (nameEnd > end) throw new Error('a record ends within its name');
    const name = text(bytes.subarray(at + header, nameEnd));
    const reader = { at: nameEnd };
    const values = valuesOf(reader, left, end);
    const children: FbxNode[] = [];
    let next = reader.at;
    while (next < end) {
      const child = record(next, end, depth + 1);
      if (!child) break;
      children.push(child.node);
      next = child.end;
    }
    return { node: { name, values, children }, end };
  }

  function valuesOf(reader: { at: number }, count: number, end: number): FbxValue[] {
    if (count > end - reader.at) throw new Error('a record has fewer values than it declares');
    const same = sameNumbers(reader.at, count, end);
    if (same) {
      reader.at += count * (1 + scalarSizes[same]!);
      return [scalarList(reader.at - count * (1 + scalarSizes[same]!), count, same)];
    }
    const values: FbxValue[] = [];
    for (let i = 0; i < count; i++) values.push(value(reader, end));
    return values;
  }

  /** Old files hold an array as values of its own; these become one array. */
  function sameNumbers(at: number, count: number, end: number): string | null {
    if (count < shortestList || at >= end) return null;
    const code = String.fromCharCode(bytes[at]!);
    const size = scalarSizes[code];
    if (size === undefined || code === 'C' || at + count * (1 + size) > end) return null;
    for (let i = 1; i < count; i++) if (bytes[at + i * (1 + size)] !== bytes[at]) return null;
    return code;
  }

  function scalarList(at: number, count: number, code: string): FbxArray {
    const size = 1 + scalarSizes[code]!;
    const read = scalars[code]!;
    if (code === 'I')
      return Int32Array.from({ length: count }, (_, i) => view.getInt32(at + i * size + 1, little));
    return Float64Array.from({ length: count }, (_, i) => Number(read(view, at + i * size + 1, little)));
  }

  function value(reader: { at: number }, end: number): FbxValue {
    if (reader.at >= end) throw new Error('a record has fewer values than it declares');
    const code = String.fromCharCode(bytes[reader.at]!);
    const at = reader.at + 1;
    const size = scalarSizes[code];
    if (size !== undefined) {
      reader.at = within(at + size, end);
      return scalars[code]!(view, at, little);
    }
    if (code === 'S' || code === 'R') {
      const start = within(at + 4, end);
      reader.at = within(start + view.getUint32(at, little), end);
      const data = bytes.subarray(start, reader.at);
      return code === 'S' ? text(data) : data;
    }
    return array(reader, code, end);
  }

  function array(reader: { at: number }, code: string, end: number): FbxValue {
    const size = itemSizes[code];
    if (size === undefined) throw new Error('a value has an unknown type');
    const start = within(reader.at + 13, end);
    const length = view.getUint32(reader.at + 1, little);
    const packed = view.getUint32(reader.at + 5, little);
    const stored = packed === 0 ? length * size : view.getUint32(reader.at + 9, little);
    reader.at = within(start + stored, end);
    total += length * size;
    if (total > largestTotal) throw new Error('its arrays are larger than 512 MiB');
    if (total > smallTotal && total > bytes.length * largestTotalRatio)
      throw new Error(`its arrays are more than ${largestTotalRatio} times as large as the file`);
    if (packed > 1) throw new Error('an array is packed in an unknown way');
    if (packed && length * size > stored * largestRatio)
      throw new Error('an array declares more than it holds');
    const data = bytes.subarray(start, reader.at);
    const raw = packed ? unpacked(data, length * size) : data;
    return arrayOf(raw, code, length, little);
  }

  const records: FbxNode[] = [];
  for (let at = 27; at + header <= bytes.length; ) {
    const next = record(at, bytes.length, 0);
    if (!next) break;
    records.push(next.node);
    at = next.end;
  }
  return { version, records };
}

/** Shortest list of numbers that becomes an array. */
const shortestList = 8;

/** Sizes and readers of single values. */
const scalarSizes: Readonly<Record<string, number>> = { C: 1, B: 1, Z: 1, Y: 2, I: 4, F: 4, D: 8, L: 8 };
const scalars: Readonly<Record<string, (view: DataView, at: number, little: boolean) => number | bigint>> = {
  C: (view, at) => view.getUint8(at),
  B: (view, at) => view.getUint8(at),
  Z: (view, at) => view.getUint8(at),
  Y: (view, at, little) => view.getInt16(at, little),
  I: (view, at, little) => view.getInt32(at, little),
  F: (view, at, little) => view.getFloat32(at, little),
  D: (view, at, little) => view.getFloat64(at, little),
  L: (view, at, little) => {
    const value = view.getBigInt64(at, little);
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : value;
  },
};

const itemSizes: Readonly<Record<string, number>> = { f: 4, d: 8, l: 8, i: 4, b: 1, c: 1 };

function unpacked(data: Uint8Array, size: number): Uint8Array {
  let out: Uint8Array;
  try {
    out = unzlibSync(data, { out: new Uint8Array(size) });
  } catch (cause) {
    throw new Error('a packed array is damaged', { cause });
  }
  if (out.length < size) throw new Error('an array declares more than it holds');
  return out;
}

function arrayOf(raw: Uint8Array, code: string, length: number, little: boolean): FbxArray {
  if (code === 'b' || code === 'c') return Int32Array.from(raw.subarray(0, length));
  const size = itemSizes[code]!;
  // Typed arrays need an aligned start, and the machine's byte order.
  const own = raw.slice(0, length * size);
  if (!little) {
    for (let i = 0; i < own.length; i += size) own.subarray(i, i + size).reverse();
  }
  if (code === 'f') return new Float32Array(own.buffer, 0, length);
  if (code === 'd') return new Float64Array(own.buffer, 0, length);
  return code === 'i' ? new Int32Array(own.buffer, 0, length) : new BigInt64Array(own.buffer, 0, length);
}

function within(next: number, end: number): number {
  if (next > end) throw new Error('a value ends outside its record');
  return next;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows = new TextDecoder('windows-1252');

/** Decodes a name: UTF-8, or the code page of old Windows programs. */
function text(data: Uint8Array): string {
  let plain = data.length < 64;
  for (let i = 0; plain && i < data.length; i++) plain = data[i]! < 0x80;
  if (plain) return String.fromCharCode(...data);
  try {
    return utf8.decode(data);
  } catch {
    return windows.decode(data);
  }
}
