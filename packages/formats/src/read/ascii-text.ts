const zero = 48;
/** Limit of exact output: a larger number of ten-thousandths has more digits than a double keeps. */
const mostExact = 1e15;

/** Growing ASCII buffer that writes lists of a million numbers without a million strings. */
export class AsciiText {
  #bytes = new Uint8Array(65_536);
  #length = 0;

  add(text: string): this {
    const end = this.#room(text.length);
    for (let i = 0; i < text.length; i++) this.#bytes[this.#length + i] = text.charCodeAt(i);
    this.#length = end;
    return this;
  }

  /** @param value integer, 0 to 2^53 */
  whole(value: number): this {
    let digits = 1;
    for (let rest = value; rest >= 10; rest = Math.floor(rest / 10)) digits += 1;
    const end = this.#room(digits);
    for (let i = end - 1, rest = value; i >= this.#length; i--) {
      const tens = Math.floor(rest / 10);
      this.#bytes[i] = zero + rest - tens * 10;
      rest = tens;
    }
    this.#length = end;
    return this;
  }

  /** Appends a number rounded to four decimals, without trailing zeros; never -0. */
  decimal(value: number): this {
    const parts = Math.round(value * 1e4);
    if (!(Math.abs(parts) < mostExact)) return this.add(String(parts / 1e4));
    if (parts < 0) this.add('-');
    const size = Math.abs(parts);
    const whole = Math.floor(size / 1e4);
    this.whole(whole);
    for (let rest = size - whole * 1e4, unit = 1000; rest > 0; unit /= 10) {
      if (unit === 1000) this.add('.');
      const digit = Math.floor(rest / unit);
      this.whole(digit);
      rest -= digit * unit;
    }
    return this;
  }

  /** Returns the bytes written so far. */
  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Reserves room for more bytes. @returns the required end position */
  #room(more: number): number {
    const end = this.#length + more;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(end, this.#bytes.length * 2));
      larger.set(this.bytes());
      this.#bytes = larger;
    }
    return end;
  }
}
