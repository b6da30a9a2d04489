/** Measures the longest time without a sign of life. */
export interface Silence {
  heard(): void;
  longestMs(): number;
}

export function silence(): Silence {
  let heardAt = performance.now();
  let longest = 0;
  const heard = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - heardAt);
    heardAt = now;
  };
  return {
    heard,
    longestMs() {
      heard();
      return longest;
    },
  };
}
