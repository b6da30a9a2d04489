import { totalmem } from 'node:os';

/** Work whose memory is watched. */
export interface WatchedWork {
  /** Ends the work because it took the most memory. Resolves when its memory is free again. */
  overLimit(maxBytes: number): Promise<unknown>;
}

/** Keeps the resident memory of the process under a limit by ending the work that made it grow most. */
export interface MemoryWatch {
  begin(work: WatchedWork): void;
  end(work: WatchedWork): void;
}

export interface MemoryWatchOptions {
  /** @default half the memory of the machine or its control group, at most 4 GiB */
  readonly maxBytes?: number | undefined;
  /** @default the resident memory of this process */
  readonly residentBytes?: () => number;
}

const everyMs = 50;
/** Work that grew by less does not fill the memory and is not ended. */
const leastGrowth = 64 * 2 ** 20;

/**
 * Creates a memory watch. Heap limits of threads exclude typed arrays and wasm, and no system reports the memory of one
 * thread, so the growth of the process counts for all work that runs meanwhile; among work with about the same growth
 * the newest is ended.
 * @example
 * import { createMemoryWatch, createWorkerPool } from '@meshwright/engine/pool';
 *
 * const memory = createMemoryWatch({ maxBytes: 2 * 2 ** 30 });
 * const pool = createWorkerPool({ size: 2, memory });
 * await pool.close();
 */
export function createMemoryWatch({
  maxBytes = defaultCeiling(),
  residentBytes = process.memoryUsage.rss,
}: MemoryWatchOptions = {}): MemoryWatch {
  const growth = new Map<WatchedWork, number>();
  let last = 0;
  let isEnding = false;
  let timer: NodeJS.Timeout | undefined;

  function check(): void {
    const now = residentBytes();
    for (const [work, grown] of growth) growth.set(work, Math.max(0, grown + now - last));
    last = now;
    // Waits until the work that was ended has freed its memory.
    if (now <= maxBytes || isEnding) return;
    const work = largest(growth);
    if (!work) return;
    isEnding = true;
    growth.delete(work);
    void work.overLimit(maxBytes).finally(() => {
      isEnding = false;
    });
  }

  return {
    begin(work) {
      if (growth.size === 0) last = residentBytes();
      growth.set(work, 0);
      timer ??= setInterval(check, everyMs).unref();
    },
    end(work) {
      growth.delete(work);
      if (growth.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}

function largest(growth: ReadonlyMap<WatchedWork, number>): WatchedWork | undefined {
  const most = Math.max(...growth.values());
  if (most < leastGrowth) return undefined;
  return [...growth].findLast(([, grown]) => grown >= most * 0.75)?.[0];
}

function defaultCeiling(): number {
  const group = process.constrainedMemory?.() ?? 0;
  const total = group > 0 ? Math.min(group, totalmem()) : totalmem();
  return Math.min(4 * 2 ** 30, total / 2);
}
