import { lengthOf, type Segment } from './bin-plan.ts';
import { readExactly, type Source } from './source.ts';

/** Reads a file that is only planned yet, wherever its pieces lie. */
export function segmentsSource(name: string, segments: Segment[]): Source {
  const starts: number[] = [];
  let size = 0;
  for (const segment of segments) {
    starts.push(size);
    size += lengthOf(segment);
  }
  return {
    name,
    size,
    async read(offset, length, signal) {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      for (const [index, segment] of segments.entries()) {
        const from = Math.max(offset, starts[index]!);
        const to = Math.min(offset + bytes.length, starts[index]! + lengthOf(segment));
        if (from >= to) continue;
        const inside = from - starts[index]!;
        const part =
          'bytes' in segment
            ? segment.bytes.subarray(inside, inside + to - from)
            : await readExactly(segment.source, segment.offset + inside, to - from, signal);
        bytes.set(part, from - offset);
      }
      return bytes;
    },
  };
}
