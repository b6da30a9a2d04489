/** Counts, and lets a test wait for a number without sleeping. */
export interface Counter {
  count(): void;
  /** Resolves once the count reaches `number`. */
  reached(number: number): Promise<void>;
}

export function counter(): Counter {
  let counted = 0;
  const waiting: { number: number; resolve: () => void }[] = [];
  return {
    count() {
      counted++;
      for (const { number, resolve } of waiting) if (counted >= number) resolve();
    },
    reached: (number) =>
      new Promise((resolve) => {
        if (counted >= number) resolve();
        else waiting.push({ number, resolve });
      }),
  };
}
