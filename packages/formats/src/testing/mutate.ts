import { createRandom } from '@meshwright/testing/random';

/** Returns a damaged copy: bytes changed, cut off, doubled or overwritten, depending on the seed. */
export function mutate(bytes: Uint8Array, seed: number): Uint8Array {
  const random = createRandom(seed);
  const below = random.int;
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
