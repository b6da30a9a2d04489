import { throwIfAborted } from '../asset-error.ts';

/** A quarter of a frame at 60 frames a second, in milliseconds: the rest is the game's. */
export const defaultBudgetMs = 4;

export interface FrameBudget {
  /** Longest time for steps in one frame, in milliseconds; one step always runs. */
  readonly budgetMs: number;
  readonly nextFrame: () => Promise<void>;
  readonly now: () => number;
}

/** Runs steps over as many frames as they need. @throws AssetError `aborted` between two steps */
export async function inBudget(
  steps: readonly (() => void)[],
  { budgetMs, nextFrame, now }: FrameBudget,
  signal?: AbortSignal,
): Promise<void> {
  let from = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    if (now() - from >= budgetMs) {
      await nextFrame();
      from = now();
    }
    throwIfAborted(signal);
    step();
  }
}
