import { type Counter, counter } from './counter.ts';

/** A real fetch that counts how the client uses it. */
export interface WatchedFetch {
  readonly fetch: typeof fetch;
  /** Counts requested body parts: at the second request the client has received the first part. */
  readonly requested: Counter;
}

export function watchedFetch(): WatchedFetch {
  const requested = counter();
  return {
    requested,
    async fetch(input, init) {
      const response = await fetch(input, init);
      const reader = response.body?.getReader();
      if (!reader) return response;
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            requested.count();
            const { done, value } = await reader.read();
            if (done) controller.close();
            else controller.enqueue(value);
          },
          cancel: (reason) => reader.cancel(reason),
        },
        { highWaterMark: 0 },
      );
      return new Response(body, response);
    },
  };
}
