import { partOf } from '../../source/segments-source.ts';
import { type BinPlan, lengthOf, type Segment } from '../../write/bin-plan.ts';

/** Bytes from `start` up to `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The parts of `free` that no range of `busy` covers. */
export function subtract(free: ByteRange[], busy: ByteRange[]): ByteRange[] {
  const byStart = (a: ByteRange, b: ByteRange) => a.start - b.start;
  const taken = [...busy].sort(byStart);
  const left: ByteRange[] = [];
  let reach = 0;
  for (const { start, end } of [...free].sort(byStart)) {
    let at = Math.max(start, reach);
    for (const range of taken) {
      if (range.end <= at) continue;
      if (range.start >= end) break;
      if (range.start > at) left.push({ start: at, end: range.start });
      at = Math.max(at, range.end);
    }
    if (at < end) left.push({ start: at, end });
    reach = Math.max(reach, end);
  }
  return left;
}

/** The offset of a byte after the cuts. */
export function moved(offset: number, cuts: ByteRange[], buffer: unknown): number {
  if (buffer !== 0) return offset;
  let removed = 0;
  for (const { start, end } of cuts) {
    if (start >= offset) break;
    removed += Math.min(end, offset) - start;
  }
  return offset - removed;
}

/** Removes the cuts, which are in ascending order, from the BIN chunk. */
export function cutBytes(bin: BinPlan, cuts: ByteRange[]): void {
  const segments: Segment[] = [];
  let at = 0;
  let length = 0;
  for (const segment of bin.segments) {
    const end = at + lengthOf(segment);
    let from = at;
    for (const cut of [...cuts.filter((range) => range.end > at && range.start < end), { start: end, end }]) {
      const to = Math.min(end, cut.start);
      if (from < to) {
        segments.push(partOf(segment, from - at, to - from));
        length += to - from;
      }
      from = Math.max(from, cut.end);
    }
    at = end;
  }
  Object.assign(bin, { segments, length });
}
