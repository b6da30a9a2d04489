/** Measures the longest time between signs of life. */
export interface Silence {
  /** @param sign names the silence that follows it */
  heard(sign?: string): void;
  /** Ends the measurement. */
  longest(): { readonly silentMs: number; readonly silentAfter: string };
}

export function silence(): Silence {
  let heardAt = performance.now();
  let last = 'the start';
  const longest = { silentMs: 0, silentAfter: last };
  const heard = (sign = ''): void => {
    const now = performance.now();
    if (now - heardAt > longest.silentMs) {
      longest.silentMs = now - heardAt;
      longest.silentAfter = last;
    }
    heardAt = now;
    last = sign;
  };
  return {
    heard,
    longest() {
      heard();
      return { ...longest };
    },
  };
}
