/** The connection through which a host reads its messages. */
export interface Listening {
  /** Aborted when another listener takes over. */
  readonly signal: AbortSignal;
  leave(): void;
}

/** Holds at most one listener, and reports when there was none for too long. */
export interface SingleListener {
  /** Attaches a listener and detaches the previous one. */
  listen(): Listening;
  /** Ends the watch; `onSilence` is not called any more. */
  stop(): void;
}

/**
 * @param silenceMs longest time without a listener, in milliseconds
 * @param onSilence called when that time has passed
 */
export function singleListener(silenceMs: number, onSilence: () => void): SingleListener {
  let current: AbortController | undefined;
  let silence: NodeJS.Timeout | undefined;
  let isOver = false;
  const awaitListener = () => {
    if (!isOver) silence = setTimeout(onSilence, silenceMs).unref();
  };
  awaitListener();
  return {
    listen() {
      clearTimeout(silence);
      current?.abort();
      const own = new AbortController();
      current = own;
      return {
        signal: own.signal,
        leave() {
          if (current !== own) return;
          current = undefined;
          awaitListener();
        },
      };
    },
    stop() {
      isOver = true;
      clearTimeout(silence);
    },
  };
}
