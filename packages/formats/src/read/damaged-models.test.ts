import { samples } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { damagedReads } from '../testing/damaged-reads.ts';
import { formatOriginals } from '../testing/format-originals.ts';

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
