import { documentCorners } from '@meshwright/testing/models/document-corners';
import { seed } from '@meshwright/testing/random';
import { FormatError } from '../format-error.ts';
import { readModel } from '../read/read-model.ts';
import { mutate } from './mutate.ts';

/** What the mutations of one file came to. */
export interface DamagedReads {
  /** Errors that are no FormatError, each with the number of its mutation. */
  readonly broken: readonly string[];
  /** Most memory that one mutation added, in megabytes. */
  readonly mostMb: number;
}

/** Reads mutations of a file: `runs` of them, which the seed of the run determines. */
export async function damagedReads(original: Uint8Array, runs: number): Promise<DamagedReads> {
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
