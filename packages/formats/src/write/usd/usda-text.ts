/** Indented lines of a USDA file. */
export class UsdaText {
  readonly #lines: string[] = [];
  #depth = 0;

  line(text: string): void {
    this.#lines.push('    '.repeat(this.#depth) + text);
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

  /** Writes an attribute with metadata. */
  attribute(assignment: string, metadata: readonly string[]): void {
    this.line(`${assignment} (`);
    this.#indented(() => {
      for (const entry of metadata) this.line(entry);
    });
    this.line(')');
  }

  /** Writes an attribute that changes with time. */
  samples(name: string, samples: readonly (readonly [time: number, value: string])[]): void {
    this.line(`${name}.timeSamples = {`);
    this.#indented(() => {
      for (const [time, value] of samples) this.line(`${usdNumber(time)}: ${value},`);
    });
    this.line('}');
  }

  toString(): string {
    return `${this.#lines.join('\n')}\n`;
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

/** Formats `[(x, y), (x, y)]` with `size` numbers per tuple. */
export function usdTuples(values: ArrayLike<number>, size: number): string {
  const tuples: string[] = [];
  for (let i = 0; i < values.length; i += size) {
    const tuple: string[] = [];
    for (let k = 0; k < size; k++) tuple.push(usdNumber(values[i + k]!));
    tuples.push(`(${tuple.join(', ')})`);
  }
  return `[${tuples.join(', ')}]`;
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
