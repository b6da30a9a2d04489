import type { HeldRanges } from './cached-ranges.ts';

/** What is known of a file that is read by ranges. */
interface RangeState {
  readonly held: HeldRanges;
  /** Requests sent so far. */
  readonly requests: number;
  readonly size: number | undefined;
}

/** Widens a missing range to one worth a request, without bytes that are already held. */
export function worthRequest(
  [from, until]: readonly [from: number, until: number],
  { held, requests, size = Infinity }: RangeState,
): readonly [from: number, until: number] {
  if (requests === 0) return [from, Math.max(until, from + FIRST_BYTES)];
  const heldAfter = held.bytes + until - from;
  const whole = size <= SMALL && (requests >= FEW || heldAfter > size / 2);
  const [start, end] = whole ? [0, size] : [from, Math.min(size, Math.max(until, from + LEAST))];
  return held.gaps(start, end).find((gap) => gap[1] > from) ?? [from, until];
}

/** Holds header and JSON of most generated models. */
const FIRST_BYTES = 65_536;

/** Smaller requests save nothing. */
const LEAST = 16_384;

/** A file up to this size may be read whole ... */
const SMALL = 8_388_608;

/** ... after this many requests. */
const FEW = 3;
