import { PanelError } from '../panel-error.ts';

/** Things that are done once for each number, however often they are asked for. */
export interface Outcomes<T> {
  /**
   * Does it, or gives what came of it when this number was there before.
   * @throws PanelError `bad_intent` when that is so long ago that it is forgotten
   */
  of(id: number, work: () => Promise<T>): Promise<T>;
}

/** Remembers the last `most` numbers, and which are older than all of them. */
export function outcomes<T>(most = 1_000): Outcomes<T> {
  const known = new Map<number, Promise<T>>();
  let forgotten = 0;
  return {
    of(id, work) {
      const before = known.get(id);
      if (before) return before;
      if (id <= forgotten) {
        const message = `The number ${id} was used before: count the ids of a session upwards.`;
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
