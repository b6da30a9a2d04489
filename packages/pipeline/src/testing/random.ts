/** Returns a generator of numbers in [0, 1), reproducible by seed and part. */
export function createRandom(seed: number, part = 0): () => number {
  let state = (seed ^ Math.imul(part + 1, 0x9e3779b1)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
