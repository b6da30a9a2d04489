const zero = 48;
/** Limit of exact output: a larger number of ten-thousandths has more digits than a double keeps. */
const mostExact = 1e15;
/** Powers of ten that doubles hold exactly, by exponent. */
const powers = Array.from({ length: 15 }, (_, exponent) => 10 ** exponent);
/** Significant digits that keep a float. */
const floatDigits = 8;

/** Growing UTF-8 buffer that writes lists of a million numbers without a million strings. */
export class TextBytes {
  #bytes = new Uint8Array(65_536);
  #length = 0;

  add(text: string): this {
    const end = this.#room(text.length);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code > 127) return this.append(new TextEncoder().encode(text));
      this.#bytes[this.#length + i] = code;
    }
    this.#length = end;
    return this;
  }

  append(bytes: Uint8Array): this {
    const end = this.#room(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length = end;
    return this;
  }

  /** @param value integer, 0 to 2^53 */
  whole(value: number): this {
    let digits = 1;
    for (let rest = value; rest >= 10; rest = Math.floor(rest / 10)) digits += 1;
    this.#digits(value, digits);
    return this;
  }

  /** Appends a number rounded to four decimals, without trailing zeros; never -0. */
  decimal(value: number): this {
    const parts = Math.round(value * 1e4);
    if (!(Math.abs(parts) < mostExact)) return this.add(String(parts / 1e4));
    if (parts < 0) this.add('-');
    return this.#fixed(Math.abs(parts), 4);
  }

  /** Appends a number rounded to the digits of a float, as JavaScript writes it; never -0. */
  float(value: number): this {
    const size = Math.abs(value);
    if (size === 0) return this.add('0');
    if (!(size >= 1e-6 && size < 1e7)) return this.add(String(Number(value.toPrecision(floatDigits))));
    let decimals = floatDigits - 1;
    if (size < 1) while (size * powers[decimals]! < 1e7) decimals += 1;
    else while (size >= powers[floatDigits - decimals]!) decimals -= 1;
    const scaled = size * powers[decimals]!;
    const digits = Math.round(scaled);
    // The product is rounded, so a half of the last digit may be a little more or less.
    if (Math.abs(Math.abs(scaled - digits) - 0.5) < 1e-6)
      return this.add(String(Number(value.toPrecision(floatDigits))));
    if (value < 0) this.add('-');
    return this.#fixed(digits, decimals);
  }

  /** Returns the bytes written so far. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Appends an integer divided by a power of ten, without trailing zeros. */
  #fixed(value: number, decimals: number): this {
    const unit = powers[decimals]!;
    const whole = Math.floor(value / unit);
    this.whole(whole);
    let rest = value - whole * unit;
    if (rest === 0) return this;
    let places = decimals;
    while (rest % 10 === 0) {
      rest /= 10;
      places -= 1;
    }
    this.add('.');
    this.#digits(rest, places);
    return this;
  }

  /** Appends the last digits of an integer, with zeros before it. */
  #digits(value: number, count: number): void {
    const end = this.#room(count);
    for (let i = end - 1, rest = value; i >= this.#length; i--) {
      const tens = Math.floor(rest / 10);
      this.#bytes[i] = zero + rest - tens * 10;
      rest = tens;
    }
    this.#length = end;
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
