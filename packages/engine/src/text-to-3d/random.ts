/** A repeatable source of numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** An integer from low to high, inclusive. */
  whole(low: number, high: number): number;
  pick<T>(choices: readonly T[]): T;
}

/** @param seed unsigned 32 bit */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
  };
}

/** Scrambles the bits of a 32 bit number. */
export function mix(value: number): number {
  let x = value >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}

/** Hashes a text to a number, for seeds by name. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  return mix(hash);
}
