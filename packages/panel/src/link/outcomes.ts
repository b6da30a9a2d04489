import { PanelError } from '../panel-error.ts';

/** Runs work once per number and repeats its outcome. */
export interface Outcomes<T> {
  /**
   * Runs the work, or returns the outcome of this number.
   * @throws PanelError `bad_intent` when the number is too old to be remembered
   */
  of(id: number, work: () => Promise<T>): Promise<T>;
}

/** Remembers the last `most` numbers, and recognises older ones. */
export function outcomes<T>(most = 1_000): Outcomes<T> {
  const known = new Map<number, Promise<T>>();
  let forgotten = 0;
  return {
    of(id, work) {
      const before = known.get(id);
      if (before) return before;
      if (id <= forgotten) {
        const message = `Message id ${id} was used before: ids must increase within a session.`;
        return Promise.reject(new PanelError('bad_intent', message));
      }
      const outcome = work();
      known.set(id, outcome);
      if (known.size > most) {
        const oldest = Math.min(...known.keys());
        known.delete(oldest);
        forgotten = oldest;
      }
      return outcome;
    },
  };
}
