import { type FbxNode, type FbxValue, recordLimits } from './tree.ts';

/**
 * Parses a text FBX of any version. An array, `*3 { a: 1,2,3 }`, becomes one value of its record.
 * @throws Error with what is wrong and the line, for the caller to name the file
 */
export function parseText(bytes: Uint8Array): { readonly version: number; readonly records: FbxNode[] } {
  const parser = new TextParser(bytes);
  const records = parser.records();
  const header = records.find(({ name }) => name === 'FBXHeaderExtension');
  const stated = header?.children.find(({ name }) => name === 'FBXVersion')?.values[0];
  // Old files state it in their first comment only.
  const comment = /FBX (\d+)\.(\d+)\.(\d+)/.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200)));
  const fromComment = comment
    ? Number(comment[1]) * 1000 + Number(comment[2]) * 100 + Number(comment[3]) * 10
    : 7400;
  return { version: typeof stated === 'number' && stated > 0 ? stated : fromComment, records };
}

const [newline, space, quote, comma, colon, semicolon, open, close, star] = [...'\n ",:;{}*'].map((c) =>
  c.charCodeAt(0),
) as [number, number, number, number, number, number, number, number, number];
const [zero, nine, plus, minus, dot] = [...'09+-.'].map((c) => c.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows = new TextDecoder('windows-1252');

class TextParser {
  readonly #bytes: Uint8Array;
  #at: number;
  #count = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  }

  records(depth = 0): FbxNode[] {
    if (depth > recordLimits.depth) throw this.#damaged('its records nest too deeply');
    const out: FbxNode[] = [];
    for (;;) {
      this.#skip();
      const byte = this.#bytes[this.#at];
      // A file that was cut off between two records is read as far as it goes.
      if (byte === undefined && depth === 0) return out;
      if (byte === undefined) throw this.#damaged('it ends within a record');
      if (byte === close) {
        if (depth === 0) throw this.#damaged('it closes a record that is not open');
        this.#at++;
        return out;
      }
      if (byte === comma) {
        this.#at++;
        continue;
      }
      out.push(this.#record(depth));
    }
  }

  #record(depth: number): FbxNode {
    if (++this.#count > recordLimits.records)
      throw this.#damaged(`it has more than ${recordLimits.records} records, the most that are read`);
    const name = this.#word();
    this.#skip();
    if (name === '' || this.#bytes[this.#at] !== colon) throw this.#damaged('expected a record');
    this.#at++;
    const values: FbxValue[] = [];
    let array = false;
    let numbers = true;
    for (let first = true; ; first = false) {
      this.#skip();
      let byte = this.#bytes[this.#at];
      if (byte === comma) {
        this.#at++;
        this.#skip();
        byte = this.#bytes[this.#at];
        // Some files end a list with a comma.
        if (byte === open || byte === close || byte === undefined || this.#atRecord()) break;
      } else if (!first || byte === open || byte === close || byte === undefined || this.#atRecord()) break;
      if (byte === comma) continue;
      if (byte === star) {
        this.#at++;
        array = true;
      }
      const value = this.#value();
      if (typeof value !== 'number') numbers = false;
      values.push(value);
    }
    let children: FbxNode[] = [];
    if (this.#bytes[this.#at] === open) {
      this.#at++;
      children = this.records(depth + 1);
    }
    if (array) {
      const items = children.find((child) => child.name === 'a')?.values ?? [];
      return {
        name,
        values: items[0] instanceof Float64Array ? items : [Float64Array.from(items, Number)],
        children: [],
      };
    }
    const packed = numbers && values.length >= 8 ? [Float64Array.from(values as number[])] : values;
    return { name, values: packed, children };
  }

  /** Whether the next word is the name of a record. */
  #atRecord(): boolean {
    const start = this.#at;
    if (!isLetter(this.#bytes[start])) return false;
    let end = start;
    while (isWord(this.#bytes[end])) end++;
    while (this.#bytes[end] === space) end++;
    return this.#bytes[end] === colon;
  }

  #value(): FbxValue {
    const byte = this.#bytes[this.#at];
    if (byte === quote) return this.#string();
    if (byte !== undefined && (isDigit(byte) || byte === minus || byte === plus || byte === dot))
      return this.#number();
    const word = this.#word();
    if (word === '') throw this.#damaged('expected a value');
    return word;
  }

  #string(): string {
    const end = this.#bytes.indexOf(quote, this.#at + 1);
    if (end < 0) throw this.#damaged('a text has no end');
    const data = this.#bytes.subarray(this.#at + 1, end);
    this.#at = end + 1;
    let text: string;
    try {
      text = utf8.decode(data);
    } catch {
      text = windows.decode(data);
    }
    return text.includes('&')
      ? text.replaceAll('&quot;', '"').replaceAll('&cr;', '\r').replaceAll('&lf;', '\n')
      : text;
  }

  #number(): number | bigint {
    const bytes = this.#bytes;
    const start = this.#at;
    let at = start;
    const negative = bytes[at] === minus;
    if (negative || bytes[at] === plus) at++;
    let whole = 0;
    let digits = 0;
    let decimals = 0;
    for (; isDigit(bytes[at]); at++, digits++) whole = whole * 10 + bytes[at]! - zero;
    if (bytes[at] === dot) {
      at++;
      for (; isDigit(bytes[at]); at++, digits++, decimals++) whole = whole * 10 + bytes[at]! - zero;
    }
    const simple = !isWord(bytes[at]) && bytes[at] !== plus && digits > 0;
    if (simple && digits <= 15) {
      this.#at = at;
      // Both are exact doubles, so the quotient is the nearest double.
      const value = decimals === 0 ? whole : whole / powersOfTen[decimals]!;
      return negative ? -value : value;
    }
    while (isWord(bytes[at]) || bytes[at] === plus || bytes[at] === dot) at++;
    const word = String.fromCharCode(...bytes.subarray(start, Math.min(at, start + 64)));
    this.#at = Math.max(at, start + 1);
    if (decimals === 0 && /^[+-]?\d{1,19}$/.test(word)) {
      const value = Number(word);
      return Number.isSafeInteger(value) ? value : BigInt(word);
    }
    // `1.#INF` and `-1.#IND` are what old Microsoft compilers print.
    return /#INF/i.test(word) ? (negative ? -Infinity : Infinity) : Number(word);
  }

  #word(): string {
    const start = this.#at;
    let at = start;
    while (isWord(this.#bytes[at])) at++;
    this.#at = at;
    return String.fromCharCode(...this.#bytes.subarray(start, Math.min(at, start + 256)));
  }

  /** Skips spaces, line ends and comments. */
  #skip(): void {
    const bytes = this.#bytes;
    let at = this.#at;
    for (;;) {
      const byte = bytes[at];
      if (byte !== undefined && (byte <= space || byte === 0x7f)) at++;
      else if (byte === semicolon) {
        const end = bytes.indexOf(newline, at);
        at = end < 0 ? bytes.length : end;
      } else break;
    }
    this.#at = at;
  }

  #damaged(found: string): Error {
    let line = 1;
    for (let i = 0; i < this.#at && i < this.#bytes.length; i++) if (this.#bytes[i] === newline) line++;
    return new Error(`line ${line}: ${found}`);
  }
}

const powersOfTen = Array.from({ length: 16 }, (_, power) => 10 ** power);

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= zero && byte <= nine;
}

function isLetter(byte: number | undefined): boolean {
  return (
    byte !== undefined && (((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) || byte === 0x5f || byte >= 0x80)
  );
}

/** Letters, digits and the signs inside of names and numbers. */
function isWord(byte: number | undefined): boolean {
  return (
    isLetter(byte) ||
    isDigit(byte) ||
    byte === minus ||
    byte === 0x7c ||
    byte === 0x23 ||
    byte === 0x28 ||
    byte === 0x29
  );
}
