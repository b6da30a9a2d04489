/** Returns a generator of numbers from 0 to 1, 1 excluded, seeded by the words. */
export function randomOf(...words: readonly (string | number)[]): () => number {
  let state = 0;
  for (const character of words.join(' ')) {
    state = Math.imul(state ^ character.charCodeAt(0), 0x9e3779b1);
    state ^= state >>> 15;
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
