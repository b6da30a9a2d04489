import { ConnectionLost } from './broken-answer.ts';

type Body = ReadableStream<Uint8Array>;

/** Breaks the body off after `bytes` bytes. */
export function cutAfterBytes(body: Body, bytes: number): Body {
  let left = bytes;
  return passing(body, {
    isOver: () => left === 0,
    take(chunk) {
      const kept = chunk.subarray(0, left);
      left -= kept.byteLength;
      return kept;
    },
    end: async (controller) => controller.error(new ConnectionLost()),
  });
}

/** Breaks the body off after `frames` events; heartbeats do not count. */
export function cutAfterFrames(body: Body, frames: number): Body {
  return passing(body, {
    ...frameCount(frames),
    end: async (controller) => controller.error(new ConnectionLost()),
  });
}

/** Sends nothing after `frames` events, and stays open until the signal aborts. */
export function muteAfterFrames(body: Body, frames: number, signal: AbortSignal): Body {
  return passing(body, {
    ...frameCount(frames),
    async end(controller, gone) {
      const over = AbortSignal.any([signal, gone]);
      if (!over.aborted) await new Promise((resolve) => over.addEventListener('abort', resolve));
      if (!gone.aborted) controller.close();
    },
  });
}

interface Passage {
  isOver(): boolean;
  take(chunk: Uint8Array): Uint8Array;
  /** @param gone aborted when the reader has left */
  end(controller: ReadableStreamDefaultController<Uint8Array>, gone: AbortSignal): Promise<void>;
}

/** Not a TransformStream: it drops queued chunks when it fails, and everything before the cut must arrive. */
function passing(body: Body, passage: Passage): Body {
  const reader = body.getReader();
  const gone = new AbortController();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = passage.isOver() ? { done: true } : await reader.read();
        if (!done && value) return controller.enqueue(passage.take(value));
        await reader.cancel();
        await passage.end(controller, gone.signal);
      },
      async cancel() {
        gone.abort();
        await reader.cancel();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Counts events: the service writes each event and each heartbeat as one chunk. */
function frameCount(frames: number): Pick<Passage, 'isOver' | 'take'> {
  const comment = ':'.charCodeAt(0);
  let left = frames;
  return {
    isOver: () => left === 0,
    take(chunk) {
      if (chunk[0] !== comment) left -= 1;
      return chunk;
    },
  };
}
