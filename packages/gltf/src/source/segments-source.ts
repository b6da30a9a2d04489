import { lengthOf, type Segment } from '../write/bin-plan.ts';
import { readExactly, type Source } from './source.ts';

/** Reads a planned file from its pieces; files beside it are those of `origin`. */
export function segmentsSource(name: string, segments: Segment[], origin?: Source): Source {
  const starts: number[] = [];
  let size = 0;
  for (const segment of segments) {
    starts.push(size);
    size += lengthOf(segment);
  }
  const parts = (offset: number, length: number): Segment[] => {
    const end = Math.min(offset + length, size);
    return segments.flatMap((segment, index) => {
      const from = Math.max(offset, starts[index]!);
      const to = Math.min(end, starts[index]! + lengthOf(segment));
      return from < to ? [partOf(segment, from - starts[index]!, to - from)] : [];
    });
  };
  const { sibling, sequential } = origin ?? {};
  return {
    name,
    size,
    ...(sibling && { sibling: (uri) => sibling.call(origin, uri) }),
    ...(sequential && { sequential }),
    available: (offset, length) =>
      parts(offset, length).every(
        (part) => 'bytes' in part || (part.source.available?.(part.offset, part.length) ?? true),
      ),
    async read(offset, length, signal) {
      const pieces = await Promise.all(parts(offset, length).map((part) => bytesOf(part, signal)));
      if (pieces.length === 1) return pieces[0]!;
      const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
      let at = 0;
      for (const piece of pieces) {
        bytes.set(piece, at);
        at += piece.length;
      }
      return bytes;
    },
    async *stream(offset, length, signal) {
      for (const part of parts(offset, length)) yield* streamOf(part, signal);
    },
  };
}

/** Streams the bytes of a piece, so that a long range is never in memory as a whole. */
export async function* streamOf(
  segment: Segment,
  signal: AbortSignal | undefined,
): AsyncIterable<Uint8Array> {
  if ('bytes' in segment) yield segment.bytes;
  else if (segment.source.stream) yield* segment.source.stream(segment.offset, segment.length, signal);
  else yield await segment.source.read(segment.offset, segment.length, signal);
}

export async function bytesOf(segment: Segment, signal: AbortSignal | undefined): Promise<Uint8Array> {
  if ('bytes' in segment) return segment.bytes;
  return readExactly(segment.source, segment.offset, segment.length, signal);
}

export function partOf(segment: Segment, offset: number, length: number): Segment {
  return 'bytes' in segment
    ? { bytes: segment.bytes.subarray(offset, offset + length) }
    : { source: segment.source, offset: segment.offset + offset, length };
}
