import type { Container } from '../read/container.ts';
import type { RawReader } from '../read/raw-reader.ts';
import type { Source } from '../source/source.ts';

/** A piece of the output: new bytes, or a range copied from a source. */
export type Segment = { bytes: Uint8Array } | { source: Source; offset: number; length: number };

/** The future BIN chunk, as pieces. */
export interface BinPlan {
  segments: Segment[];
  length: number;
  /** True where the chunk is that of the input, so that its buffers and views are. */
  whole?: boolean;
}

/** True when a buffer has its data outside the BIN chunk. */
export function hasDataOutside({ buffers }: RawReader, { bin }: Container): boolean {
  return buffers.some((buffer, index) => buffer && (index > 0 || bin === null));
}

export function lengthOf(segment: Segment): number {
  return 'bytes' in segment ? segment.bytes.byteLength : segment.length;
}
