import type { Pipe } from '../pipe.ts';

/** Two ends of a pipe whose frames the test delivers. */
export interface ManualPipes {
  readonly ends: readonly [Pipe, Pipe];
  /** Pending frames of each end. */
  readonly under: readonly [unknown[], unknown[]];
  /** Delivers one frame to that end; false when there is none. */
  deliver(end: 0 | 1): boolean;
  /** Disconnects both ends; pending frames are lost. */
  cut(): void;
}

export function manualPipes(): ManualPipes {
  const under: [unknown[], unknown[]] = [[], []];
  const listeners: [((frame: unknown) => void)[], ((frame: unknown) => void)[]] = [[], []];
  let cut = () => {};
  let isCut = false;
  const closed = new Promise<void>((resolve) => {
    cut = () => {
      isCut = true;
      under[0].length = 0;
      under[1].length = 0;
      resolve();
    };
  });
  const end = (own: 0 | 1): Pipe => ({
    // Serialized, as in every real pipe.
    post: (frame) => void (isCut || under[own === 0 ? 1 : 0].push(JSON.stringify(frame))),
    subscribe(listener) {
      listeners[own].push(listener);
      return () => {};
    },
    closed,
    close: () => cut(),
  });
  return {
    ends: [end(0), end(1)],
    under,
    deliver(to) {
      const frame = under[to].shift();
      if (frame === undefined) return false;
      for (const listener of listeners[to]) listener(JSON.parse(frame as string));
      return true;
    },
    cut: () => cut(),
  };
}
