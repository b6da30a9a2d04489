/** Returns a damaged copy: bytes changed, cut off, doubled or overwritten, depending on the seed. */
export function mutate(bytes: Uint8Array, seed: number): Uint8Array {
  const random = randomOf(seed);
  const below = (n: number): number => Math.floor(random() * n);
  let out = bytes.slice();
  for (let n = 1 + below(4); n > 0 && out.length > 0; n--) {
    const at = below(out.length);
    switch (below(5)) {
      case 0:
        out[at] = below(256);
        break;
      case 1:
        out = out.slice(0, at);
        break;
      case 2:
        out.fill(random() < 0.5 ? 0xff : 0, at, at + 1 + below(8));
        break;
      case 3:
        out.copyWithin(at, below(out.length), below(out.length));
        break;
      case 4: {
        // Counts and offsets in text formats consist of digits.
        const digit = out.findIndex((byte, i) => i >= at && byte >= 0x30 && byte <= 0x39);
        if (digit >= 0) out[digit] = 0x30 + below(10);
        break;
      }
    }
  }
  return out;
}

/** Returns numbers from 0 to 1 that depend only on the seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
