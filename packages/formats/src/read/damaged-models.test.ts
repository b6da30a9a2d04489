import { documentCorners } from '@meshwright/testing/models/document-corners';
import { createRandom, seed } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { FormatError } from '../format-error.ts';
import { formatOriginals } from '../testing/format-originals.ts';
import { readModel } from './read-model.ts';

/** What the mutations of one file came to. */
interface DamagedReads {
  /** Errors that are no FormatError, each with the number of its mutation. */
  readonly broken: readonly string[];
  /** Most memory that one mutation added, in megabytes. */
  readonly mostMb: number;
}

/** Reads mutations of a file: `runs` of them, which the seed of the run determines. */
async function damagedReads(original: Uint8Array, runs: number): Promise<DamagedReads> {
  const broken: string[] = [];
  let mostMb = 0;
  for (let run = 1; run <= runs; run++) {
    const bytes = mutate(original, seed + run);
    const before = process.resourceUsage().maxRSS;
    try {
      documentCorners(await readModel({ name: 'upload.bin', bytes }));
    } catch (error) {
      if (!(error instanceof FormatError)) broken.push(`mutation ${seed + run}: ${error}`);
    }
    mostMb = Math.max(mostMb, (process.resourceUsage().maxRSS - before) / 1024);
  }
  return { broken, mostMb };
}

/** Returns a damaged copy: bytes changed, cut off, doubled or overwritten, depending on the seed. */
function mutate(bytes: Uint8Array, seed: number): Uint8Array {
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

const runs = samples(25, 1000);
const originals = await formatOriginals();

// The timeout fails a reader that does not end.
it.each(Object.keys(originals))(
  `%s: ${runs} mutations by seed end in a document or a FormatError, within 256 MB and the timeout`,
  async (format) => {
    const { broken, mostMb } = await damagedReads(originals[format]!, runs);
    expect(broken).toEqual([]);
    expect(mostMb).toBeLessThan(256);
  },
  1_800_000,
);
