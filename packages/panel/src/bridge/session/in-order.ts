/** Starts work in the order of its numbers, whatever the arrival order. */
export interface InOrder {
  /**
   * Calls `begin` when `number` (from 1) is next, at once for the next one and for a repeated one. Passes false when
   * later numbers have begun without it, and whether it has waited for a number that did not arrive.
   */
  turn(number: number, begin: (mayBegin: boolean, isAfterGap: boolean) => void): void;
}

/** Largest distance of a number from the next one. */
export const mostAhead = 1_000;

/**
 * Orders messages of several connections, because a purchase must follow its choices. An early message waits up to
 * `timeoutMs` for those before it; missing ones then count as lost and are refused if they arrive later.
 */
export function inOrder(timeoutMs: number): InOrder {
  let next = 1;
  const lost = new Set<number>();
  const early = new Map<number, (isAfterGap: boolean) => void>();
  let timer: NodeJS.Timeout | undefined;

  function goOn(isAfterGap = false): void {
    clearTimeout(timer);
    timer = undefined;
    for (let begin = early.get(next); begin; begin = early.get(next)) {
      early.delete(next);
      next += 1;
      begin(isAfterGap);
    }
    if (early.size > 0) timer = setTimeout(giveUp, timeoutMs).unref();
  }

  function giveUp(): void {
    const first = Math.min(...early.keys());
    for (; next < first; next++) lost.add(next);
    goOn(true);
  }

  return {
    turn(number, begin) {
      if (number < next) return begin(!lost.has(number), false);
      const before = early.get(number);
      early.set(number, (isAfterGap) => {
        before?.(isAfterGap);
        begin(true, isAfterGap);
      });
      if (number === next) goOn();
      else timer ??= setTimeout(giveUp, timeoutMs).unref();
    },
  };
}
