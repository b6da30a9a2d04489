import type { TaskEvents } from './task-events.ts';

/** One event of a stream, made anew each time from what the store says. */
export interface StreamEvent {
  readonly event: 'message' | 'error';
  readonly data: object;
  /** Nothing comes after it: the task is terminal, or not there. */
  readonly isLast: boolean;
}

export interface TaskStreamOptions {
  readonly events: TaskEvents;
  /** Time between signs of life while nothing happens. */
  readonly heartbeatMs: number;
  /** Each ends the stream: the reader is gone, the service stops. */
  readonly signals: readonly AbortSignal[];
  readonly read: () => Promise<StreamEvent>;
  /** Called when the stream is first read; what it returns is called when the stream is over. */
  readonly hold?: () => () => void;
}

/**
 * The Server-Sent Events of one task (spec: Events): its state at once and on every change, until the last one. An
 * event is made when the reader has taken the one before and shows the newest state, so a slow reader costs nothing
 * and skips what it missed.
 */
export function taskStream(task: string, options: TaskStreamOptions): ReadableStream<Uint8Array> {
  const { events, heartbeatMs, signals, read, hold } = options;
  const encoder = new TextEncoder();
  const bell = createBell();
  let state: 'new' | 'open' | 'over' = 'new';
  let last = '';
  let cleanUp = (): void => {};

  // Nothing is held for a stream that nobody reads: it opens with the first read.
  function open(controller: ReadableStreamDefaultController<Uint8Array>): void {
    state = 'open';
    const unsubscribe = events.subscribe(task, bell.ring);
    const letGo = hold?.();
    const beat = setInterval(bell.ring, heartbeatMs);
    const onAbort = (): void => {
      cleanUp();
      controller.close();
    };
    cleanUp = () => {
      state = 'over';
      clearInterval(beat);
      unsubscribe();
      letGo?.();
      for (const signal of signals) signal.removeEventListener('abort', onAbort);
      bell.ring();
    };
    for (const signal of signals) signal.addEventListener('abort', onAbort);
    if (signals.some(({ aborted }) => aborted)) onAbort();
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (state === 'new') open(controller);
          else await bell.rung();
          if (isOver()) return;
          const { event, data, isLast } = await read();
          if (isOver()) return;
          const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
          // Woken without news: the reader is shown that the line is alive.
          controller.enqueue(encoder.encode(text === last ? ': still here\n\n' : text));
          last = text;
          if (!isLast) return;
          cleanUp();
          controller.close();
        } catch (error) {
          cleanUp();
          throw error;
        }
      },
      cancel: () => cleanUp(),
    },
    { highWaterMark: 0 },
  );

  function isOver(): boolean {
    return state === 'over';
  }
}

/** Remembers one ring until somebody waits for it; more rings before that are the same ring. */
function createBell(): { readonly ring: () => void; rung(): Promise<void> } {
  let waiting: (() => void) | undefined;
  let pending = false;
  return {
    ring() {
      pending = true;
      waiting?.();
    },
    async rung() {
      if (!pending) {
        await new Promise<void>((resolve) => {
          waiting = resolve;
        });
      }
      waiting = undefined;
      pending = false;
    },
  };
}
