import { documentCorners } from '@meshwright/testing/models/document-corners';
import { expect, it } from 'vitest';
import { full } from '../../../../test/full.ts';
import { short } from '../../../../test/short.ts';
import { FormatError } from '../format-error.ts';
import { formatOriginals } from '../testing/format-originals.ts';
import { mutate } from '../testing/mutate.ts';
import { readModel } from './read-model.ts';

const runs = full ? 10_000 : short ? 25 : 100;
const originals = await formatOriginals();

// The slowest time is only printed; the timeout fails a reader that does not end.
it.each(Object.keys(originals))(
  `%s: ${runs} mutations by seed end in a document or a FormatError, within 256 MB and the timeout`,
  async (format) => {
    let [slowest, slowestSeed, most, read] = [0, 0, 0, 0];
    for (let seed = 1; seed <= runs; seed++) {
      const bytes = mutate(originals[format]!, seed);
      const [started, before] = [process.cpuUsage(), process.resourceUsage().maxRSS];
      try {
        documentCorners(await readModel({ name: 'upload.bin', bytes }));
        read++;
      } catch (error) {
        expect(error, `seed ${seed}`).toBeInstanceOf(FormatError);
      }
      const { user, system } = process.cpuUsage(started);
      const taken = (user + system) / 1000;
      if (taken > slowest) [slowest, slowestSeed] = [taken, seed];
      most = Math.max(most, (process.resourceUsage().maxRSS - before) / 1024);
    }
    const slow = `slowest ${slowest.toFixed(0)} ms (seed ${slowestSeed})`;
    if (full)
      console.info(`${format}: ${read} of ${runs} still read, ${slow}, memory +${most.toFixed(0)} MB`);
    expect(most).toBeLessThan(256);
  },
  full ? 3_600_000 : 300_000,
);
