export interface WorkerSlotsOptions<T> {
  /** Parallel jobs of this process; 0 where other processes run them. */
  readonly count: number;
  /** Takes the next piece of work, undefined when there is none. */
  readonly take: () => Promise<T | undefined>;
  readonly run: (work: T) => Promise<void>;
  /** Receives failures of `take` and `run`; the slot becomes idle. */
  readonly onFailure: (error: unknown) => void;
}

/** The workers of a process: each takes work and runs it, until there is none. */
export interface WorkerSlots {
  /** Starts a worker when one is idle. Called when there may be work. */
  wake(): void;
  /**
   * Waits without occupying a worker: another may start meanwhile. `isHeld` of the work changes together with the
   * number of idle workers.
   */
  whileHeld(work: { isHeld: boolean }, wait: Promise<void>): Promise<void>;
  /** Takes no more work. */
  halt(): void;
  isHalted(): boolean;
  /** Resolves when all running work has ended. */
  ended(): Promise<void>;
  /** Takes work again after `halt`. */
  resume(): void;
}

export function createWorkerSlots<T>({ count, take, run, onFailure }: WorkerSlotsOptions<T>): WorkerSlots {
  const busy = new Set<Promise<void>>();
  let idle = count;
  let isHalted = false;
  let woken = false;

  function wake(): void {
    woken = true;
    if (isHalted || idle <= 0) return;
    idle -= 1;
    const turn = takeTurns()
      .catch(onFailure)
      .finally(() => busy.delete(turn));
    busy.add(turn);
  }

  async function takeTurns(): Promise<void> {
    try {
      while (!isHalted) {
        woken = false;
        const work = await take();
        if (work !== undefined) {
          // More work may wait, so each worker that starts wakes the next.
          wake();
          await run(work);
        } else if (!woken) {
          return;
        }
      }
    } finally {
      idle += 1;
    }
  }

  return {
    wake,
    async whileHeld(work, wait) {
      idle += 1;
      work.isHeld = true;
      wake();
      try {
        await wait;
      } finally {
        idle -= 1;
        work.isHeld = false;
      }
    },
    halt() {
      isHalted = true;
    },
    isHalted: () => isHalted,
    async ended() {
      while (busy.size > 0) await Promise.allSettled(busy);
    },
    resume() {
      isHalted = false;
      wake();
    },
  };
}
