/**
 * Seed of this run: MESHWRIGHT_SEED, which `vitest.config.ts` sets. Unit tests have the same one each time, torture a new one,
 * which is printed at the end of the run.
 */
export const seed = Number(process.env.MESHWRIGHT_SEED);

/** Random numbers determined by a seed. */
export interface Random {
  /** Returns a number from 0 to 1, 1 excluded. */
  (): number;
  /** Returns a whole number from 0, `below` excluded. */
  int(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/**
 * @param from a whole number
 * @param part gives each part of a run its own numbers
 */
export function createRandom(from: number = seed, part = 0): Random {
  let state = (from ^ Math.imul(part + 1, 0x9e3779b1)) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return Object.assign(next, { int, pick: <Item>(items: readonly Item[]) => items[int(items.length)]! });
}
