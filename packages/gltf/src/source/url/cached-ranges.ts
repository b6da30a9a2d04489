interface HeldRange {
  readonly from: number;
  readonly bytes: Uint8Array;
}

/** The parts of a file that have been read, by position. */
export class HeldRanges {
  /** In order of arrival, without overlaps. */
  readonly #arrivals: HeldRange[] = [];
  /** In file order. */
  #ranges: readonly HeldRange[] = [];
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  /** Adds bytes of a range that is not held yet. */
  add(from: number, bytes: Uint8Array): void {
    this.#arrivals.push({ from, bytes });
    this.#bytes += bytes.length;
    this.#sort();
  }

  /** Drops the oldest ranges until at most `mostBytes` are left, or only the newest range. */
  trim(mostBytes: number): void {
    while (this.#bytes > mostBytes && this.#arrivals.length > 1) {
      this.#bytes -= this.#arrivals.shift()!.bytes.length;
    }
    this.#sort();
  }

  /** Every range between the two offsets that is not held. */
  gaps(from: number, until: number): [from: number, until: number][] {
    const gaps: [number, number][] = [];
    let at = from;
    for (const range of this.#ranges) {
      if (range.from >= until) break;
      if (range.from > at) gaps.push([at, range.from]);
      at = Math.max(at, range.from + range.bytes.length);
    }
    if (at < until) gaps.push([at, until]);
    return gaps;
  }

  /** The bytes from `from` to `until`, up to the first gap. */
  slice(from: number, until: number): Uint8Array<ArrayBuffer> {
    const end = Math.max(from, this.gaps(from, until)[0]?.[0] ?? until);
    const bytes = new Uint8Array(end - from);
    for (const range of this.#ranges) {
      const start = Math.max(from, range.from);
      const stop = Math.min(end, range.from + range.bytes.length);
      if (start < stop) bytes.set(range.bytes.subarray(start - range.from, stop - range.from), start - from);
    }
    return bytes;
  }

  #sort(): void {
    this.#ranges = [...this.#arrivals].sort((a, b) => a.from - b.from);
  }
}
