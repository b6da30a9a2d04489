import { sseParser } from '@meshwright/contract';

/**
 * Rewrites the data of every event of a stream as it arrives. Comments pass unchanged, so that heartbeats do.
 * Cancelling the result cancels the source.
 */
export function rewriteEvents(
  source: ReadableStream<Uint8Array>,
  rewrite: (event: string, data: string) => string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let comments = '';
  const parse = sseParser(
    maxEvent,
    () => new Error('an event of the service is larger than any task object'),
    (text) => {
      comments += text ? `: ${text}\n\n` : ':\n\n';
    },
  );
  return source.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        const frames = parse(bytes);
        const events = frames.map(({ event, data }) => `event: ${event}\ndata: ${rewrite(event, data)}\n\n`);
        const text = comments + events.join('');
        comments = '';
        if (text !== '') controller.enqueue(encoder.encode(text));
      },
    }),
  );
}

/** Characters of one event. */
const maxEvent = 4 * 2 ** 20;
