/** Longest allowed time without output, in milliseconds: commands speak every few seconds. */
export const longestSilenceMs = 10_000;

export function secondsText(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Measures the longest time between signs of life. */
export interface Silence {
  /** @param sign names the silence that follows it */
  heard(sign?: string): void;
  /** Ends the measurement. */
  longest(): { readonly silentMs: number; readonly silentAfter: string };
}

export function silence(): Silence {
  let lastSignAt = performance.now();
  let last = 'the start';
  const longest = { silentMs: 0, silentAfter: last };
  const noteSign = (sign = ''): void => {
    const now = performance.now();
    if (now - lastSignAt > longest.silentMs) {
      longest.silentMs = now - lastSignAt;
      longest.silentAfter = last;
    }
    lastSignAt = now;
    last = sign;
  };
  return {
    heard: noteSign,
    longest() {
      noteSign();
      return { ...longest };
    },
  };
}
