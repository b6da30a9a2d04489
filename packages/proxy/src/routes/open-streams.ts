import { Refusal } from './refusal.ts';

/** Open streams by caller: each holds a connection to the service until its reader leaves. */
export interface OpenStreams {
  /** Counts one more stream until the returned function is called or the signal fires. @throws Refusal 429 */
  enter(caller: string, signal: AbortSignal): () => void;
}

export function openStreams(maxStreams: number): OpenStreams {
  const open = new Map<string, number>();
  return {
    enter(caller, signal) {
      const count = open.get(caller) ?? 0;
      if (count >= maxStreams) {
        throw new Refusal(429, `${maxStreams} streams are already open. Close one first.`, {
          headers: { 'retry-after': '5' },
        });
      }
      open.set(caller, count + 1);
      let isOver = false;
      const leave = () => {
        if (isOver) return;
        isOver = true;
        signal.removeEventListener('abort', leave);
        const remaining = (open.get(caller) ?? 1) - 1;
        if (remaining > 0) open.set(caller, remaining);
        else open.delete(caller);
      };
      signal.addEventListener('abort', leave);
      if (signal.aborted) leave();
      return leave;
    },
  };
}

/** Returns the same bytes; calls `onEnd` when they end, break off, or are cancelled. */
export function untilEnd(source: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          onEnd();
          controller.close();
        } catch (error) {
          onEnd();
          controller.error(error);
        }
      },
      cancel(reason) {
        onEnd();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
