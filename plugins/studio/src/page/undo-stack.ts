/** Something that was done, and how it is taken back. */
interface Step {
  redo(): Promise<void>;
  undo(): Promise<void>;
}

export interface UndoStack {
  /** Does something for the first time. What was undone before cannot be done again then. */
  run(step: Step): Promise<void>;
  /** False when there is nothing to take back. */
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
}

/** One step after another, never two at once. A step that fails leaves the stack as it was. */
export function undoStack(): UndoStack {
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
  };
}
