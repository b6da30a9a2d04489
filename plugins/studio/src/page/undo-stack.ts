/** A completed step and its reversal. */
interface Step {
  redo(): Promise<void>;
  undo(): Promise<void>;
}

export interface UndoStack {
  /** Runs a new step and clears the redo stack. */
  run(step: Step): Promise<void>;
  /** False when there is nothing to undo. */
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  /** Runs what is no step after the step that runs now, and before the next. */
  between(work: () => Promise<void>): Promise<void>;
}

/**
 * Runs steps one after another. A failed step leaves the stack unchanged.
 * @param onMove called after every undo and redo
 */
export function undoStack(onMove: () => void = () => {}): UndoStack {
  const done: Step[] = [];
  const undone: Step[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => {});
    return mine;
  };
  const move = (from: Step[], to: Step[], how: 'undo' | 'redo') =>
    inTurn(async () => {
      const step = from.at(-1);
      if (!step) return false;
      await step[how]();
      from.pop();
      to.push(step);
      onMove();
      return true;
    });
  return {
    run: (step) =>
      inTurn(async () => {
        await step.redo();
        done.push(step);
        undone.length = 0;
      }),
    undo: () => move(done, undone, 'undo'),
    redo: () => move(undone, done, 'redo'),
    between: inTurn,
  };
}
