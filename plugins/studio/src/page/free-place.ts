import type { Entry } from './placed-entry.ts';

/** Metres between assets. */
const gap = 0.4;

/** Returns a free position beside the existing assets, in metres right of the middle. */
export function freePlace(entries: Iterable<Entry>): number {
  const taken = [...entries].filter(({ at }) => at !== undefined).map(({ x }) => x);
  for (let at = 0; ; at++) {
    const x = Math.ceil(at / 2) * (1 + gap) * (at % 2 === 0 ? -1 : 1);
    if (!taken.some((other) => Math.abs(other - x) < gap)) return x;
  }
}
