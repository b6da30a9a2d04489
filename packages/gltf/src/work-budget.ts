/** The work one result may cost, counted in transformed vertices of about 5 ns, with pauses. */
export interface WorkBudget {
  /** Subtracts `work` from the budget; returns false and subtracts nothing when too little is left. */
  afford(work: number): boolean;
  /** Reports that `work` was done; pauses at intervals for timers and signals. Throws once aborted. */
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

/** Work between two pauses: about 20 ms. */
export const YIELD_EVERY = 4_000_000;
