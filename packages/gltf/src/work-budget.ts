/** The work one answer may cost, counted in moved vertices of about 5 ns, and the pauses in it. */
export interface WorkBudget {
  /** Takes `work` from what is left; false when that is too little, and then takes nothing. */
  afford(work: number): boolean;
  /** Tells that `work` was done: now and then timers and signals get their turn. Throws once aborted. */
  breathe(work: number): Promise<void>;
}

export function workBudget(most: number, signal?: AbortSignal): WorkBudget {
  let left = most;
  let sinceYield = 0;
  return {
    afford(work) {
      if (work > left) return false;
      left -= work;
      return true;
    },
    async breathe(work) {
      signal?.throwIfAborted();
      sinceYield += work;
      if (sinceYield < YIELD_EVERY) return;
      sinceYield = 0;
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
    },
  };
}

/** Work between two pauses: some 20 ms. */
export const YIELD_EVERY = 4_000_000;
