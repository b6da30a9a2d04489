/** Random numbers determined by a seed. */
export interface Random {
  /** Returns a number from 0 to 1, 1 excluded. */
  next(): number;
  /** Returns a whole number from 0, `below` excluded. */
  int(below: number): number;
  pick<T>(items: readonly T[]): T;
}

/** @param seed a whole number; `part` gives each part of a run its own numbers */
export function createRandom(seed: number, part = 0): Random {
  let state = (seed ^ Math.imul(part + 1, 0x9e3779b1)) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return { next, int, pick: (items) => items[int(items.length)]! };
}
