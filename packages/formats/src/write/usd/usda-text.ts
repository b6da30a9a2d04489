import { TextBytes } from '../text-bytes.ts';

/** Indented lines of a USDA file. */
export class UsdaText {
  readonly #text = new TextBytes();
  #depth = 0;

  line(text: string): void {
    this.#indent().add(text).add('\n');
  }

  /** Writes a prim such as `def Mesh "body"`, its metadata if any, and its content. */
  prim(header: string, metadata: readonly string[], inside: () => void): void {
    this.line(metadata.length > 0 ? `${header} (` : header);
    if (metadata.length > 0) {
      this.#indented(() => {
        for (const entry of metadata) this.line(entry);
      });
      this.line(')');
    }
    this.line('{');
    this.#indented(inside);
    this.line('}');
  }

  /** Writes an attribute of integers as `[1, 2, 3]`, with metadata if any. */
  integers(name: string, values: ArrayLike<number>, metadata: readonly string[] = []): void {
    const text = this.#indent().add(name).add(' = [');
    for (let i = 0; i < values.length; i++) {
      if (i > 0) text.add(', ');
      text.whole(values[i]!);
    }
    text.add(']');
    this.#metadata(metadata);
  }

  /** Writes an attribute of numbers as `[(x, y), (x, y)]`, or as `[x, y]` for a size of 1, with metadata if any. */
  tuples(name: string, values: ArrayLike<number>, size: number, metadata: readonly string[] = []): void {
    const text = this.#indent().add(name).add(' = [');
    for (let i = 0; i < values.length; i += size) {
      if (i > 0) text.add(', ');
      if (size > 1) text.add('(');
      for (let k = 0; k < size; k++) {
        if (k > 0) text.add(', ');
        text.float(values[i + k]!);
      }
      if (size > 1) text.add(')');
    }
    text.add(']');
    this.#metadata(metadata);
  }

  /** Writes an attribute that changes with time. */
  samples(name: string, samples: readonly (readonly [time: number, value: string])[]): void {
    this.line(`${name}.timeSamples = {`);
    this.#indented(() => {
      for (const [time, value] of samples) this.line(`${usdNumber(time)}: ${value},`);
    });
    this.line('}');
  }

  bytes(): Uint8Array {
    return this.#text.bytes();
  }

  #metadata(metadata: readonly string[]): void {
    this.#text.add(metadata.length > 0 ? ' (\n' : '\n');
    if (metadata.length === 0) return;
    this.#indented(() => {
      for (const entry of metadata) this.line(entry);
    });
    this.line(')');
  }

  #indent(): TextBytes {
    return this.#text.add('    '.repeat(this.#depth));
  }

  #indented(inside: () => void): void {
    this.#depth++;
    inside();
    this.#depth--;
  }
}

/** Formats a number with enough digits for a float. */
export function usdNumber(value: number): string {
  return String(Number(value.toPrecision(8)));
}

/** Formats `(x, y, z)`. */
export function usdTuple(values: Iterable<number>): string {
  return `(${Array.from(values, usdNumber).join(', ')})`;
}

/** Formats a matrix by rows for row vectors, which is the order of glTF's columns. */
export function usdMatrix(matrix: readonly number[]): string {
  return `(${[0, 4, 8, 12].map((at) => usdTuple(matrix.slice(at, at + 4))).join(', ')})`;
}

/** Formats a unit quaternion, given as x, y, z, w: USD writes the real part first. */
export function usdQuaternion(rotation: ArrayLike<number>): string {
  return usdTuple([rotation[3]!, rotation[0]!, rotation[1]!, rotation[2]!]);
}

export function usdString(text: string): string {
  const printable = Array.from(text, (c) => (c < ' ' ? ' ' : c)).join('');
  return `"${printable.replace(/[\\"]/g, '\\$&')}"`;
}

/** Converts a name to a valid prim or joint name: ASCII letters, digits and underscores, no leading digit. */
export function usdName(name: string): string {
  const word = name.replace(/[^A-Za-z0-9_]/g, '_');
  return /^[A-Za-z_]/.test(word) ? word : `_${word}`;
}
