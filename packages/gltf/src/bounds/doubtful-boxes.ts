import type { ModelReader } from '../read/model.ts';
import { addPoint, type Box, emptyBox, isEmpty, sizeOf } from './box.ts';
import { exceeds } from './vertex-bounds.ts';

/**
 * Finds declared boxes that a sample of their vertices contradicts: some vertices lie outside, or all lie close
 * together in a huge box. Samples the beginning, middle and end of accessors whose bytes are available and need no
 * decoding.
 */
export async function doubtfulBoxes(reader: ModelReader, accessors: Set<number>): Promise<Set<number>> {
  const doubtful = new Set<number>();
  for (const accessor of [...accessors].slice(0, MAX_ACCESSORS)) {
    const { box, count, sparse } = reader.model.accessors[accessor]!;
    if (!box || count === 0 || sparse || reader.readCost(accessor) === Infinity) continue;
    const sample = await sampleBox(reader, accessor);
    if (exceeds(sample, box) || isTiny(sample, box)) doubtful.add(accessor);
  }
  return doubtful;
}

async function sampleBox(reader: ModelReader, accessor: number): Promise<Box> {
  const { count } = reader.model.accessors[accessor]!;
  const box = emptyBox();
  const last = Math.max(0, count - SAMPLE);
  for (const start of new Set([0, Math.floor(last / 2), last])) {
    const values = await reader.elements(accessor, start, Math.min(SAMPLE, count - start));
    for (let i = 0; i < values.length; i += 3) {
      if (Number.isFinite(values[i]! + values[i + 1]! + values[i + 2]!))
        addPoint(box, values[i]!, values[i + 1]!, values[i + 2]!);
    }
  }
  return box;
}

function isTiny(sample: Box, declared: Box): boolean {
  return isEmpty(sample) || Math.max(...sizeOf(sample)) * TINY < Math.max(...sizeOf(declared));
}

/** Vertices of each of the three samples: at most 64 kB. */
const SAMPLE = 1024;

const MAX_ACCESSORS = 256;

/** The three samples of a real mesh span more than 1 / TINY of its box. */
const TINY = 20;
