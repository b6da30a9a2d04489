import type { Claim } from '../../store/queue.ts';

/** A task whose job runs in this process. */
export interface RunningTask {
  readonly claim: Claim;
  readonly abort: AbortController;
  /** 0 to 99. */
  progress: number;
  /** Delayed before its job starts, so it occupies no worker. */
  isHeld: boolean;
}
