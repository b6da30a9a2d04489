/** Lets things begin in the order of their numbers, however they arrive. */
export interface InOrder {
  /**
   * Begins when it is the turn of this number, from 1: at once for the next one and for one that was there before.
   * With false when later ones have begun without it.
   */
  turn(number: number, begin: (mayBegin: boolean) => void): void;
}

/** How far ahead a number may be. */
export const mostAhead = 1_000;

/**
 * What is said over several connections arrives in any order, and buying comes after choosing. One that comes early
 * waits for those before it, but not for ever: after `patienceMs` they are taken for lost, and refused should they
 * still come.
 */
export function inOrder(patienceMs: number): InOrder {
  let next = 1;
  const lost = new Set<number>();
  const early = new Map<number, () => void>();
  let patience: NodeJS.Timeout | undefined;

  function goOn(): void {
    clearTimeout(patience);
    patience = undefined;
    for (let begin = early.get(next); begin; begin = early.get(next)) {
      early.delete(next);
      next += 1;
      begin();
    }
    if (early.size > 0) patience = setTimeout(giveUp, patienceMs).unref();
  }

  function giveUp(): void {
    const first = Math.min(...early.keys());
    for (; next < first; next++) lost.add(next);
    goOn();
  }

  return {
    turn(number, begin) {
      if (number < next) return begin(!lost.has(number));
      const before = early.get(number);
      early.set(number, () => {
        before?.();
        begin(true);
      });
      if (number === next) goOn();
      else patience ??= setTimeout(giveUp, patienceMs).unref();
    },
  };
}
