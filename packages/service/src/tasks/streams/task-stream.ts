import type { TaskEvents } from './task-events.ts';

/** One event of a stream, built from the current state in the store. */
export interface StreamEvent {
  readonly event: 'message' | 'error';
  readonly data: object;
  /** Whether it is the last event: the task is terminal, or does not exist. */
  readonly isLast: boolean;
}

export interface TaskStreamOptions {
  readonly events: TaskEvents;
  /** Heartbeat interval in milliseconds. */
  readonly heartbeatMs: number;
  /** Each ends the stream: the reader has left, or the service stops. */
  readonly signals: readonly AbortSignal[];
  readonly read: () => Promise<StreamEvent>;
  /** Called on the first read; its result is called at the end of the stream. */
  readonly hold?: () => () => void;
}

/**
 * Returns the Server-Sent Events of one task (spec: Events): its state at once and on every change, until the last
 * one. An event is built when the reader has taken the one before and shows the newest state, so a slow reader skips
 * states and costs nothing.
 */
export function taskStream(task: string, options: TaskStreamOptions): ReadableStream<Uint8Array> {
  const { events, heartbeatMs, signals, read, hold } = options;
  const encoder = new TextEncoder();
  const bell = createBell();
  let state: 'new' | 'open' | 'over' = 'new';
  let last = '';
  let cleanUp = (): void => {};

  // Opens on the first read, so that an unread stream holds no resources.
  function open(controller: ReadableStreamDefaultController<Uint8Array>): void {
    state = 'open';
    const unsubscribe = events.subscribe(task, bell.ring);
    const release = hold?.();
    const beat = setInterval(bell.ring, heartbeatMs);
    const onAbort = (): void => {
      cleanUp();
      controller.close();
    };
    cleanUp = () => {
      state = 'over';
      clearInterval(beat);
      unsubscribe();
      release?.();
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
          // Woken without a change: sends a heartbeat.
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

/** Creates a bell that keeps one ring until it is awaited; further rings before that are merged. */
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
