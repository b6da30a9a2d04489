/**
 * Rewrites the data of every event of a stream as it arrives. Comments pass unchanged, so that heartbeats do.
 * Cancelling the result cancels the source.
 */
export function rewriteEvents(
  source: ReadableStream<Uint8Array>,
  rewrite: (event: string, data: string) => string,
): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  return source.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        rest += decoder.decode(bytes, { stream: true });
        const blocks = rest.split(/\r?\n\r?\n/);
        rest = blocks.pop() ?? '';
        if (rest.length > maxEvent) throw new Error('an event of the service is larger than any task object');
        for (const block of blocks) controller.enqueue(encoder.encode(`${rewritten(block, rewrite)}\n\n`));
      },
    }),
  );
}

const maxEvent = 4 * 2 ** 20;

function rewritten(block: string, rewrite: (event: string, data: string) => string): string {
  const lines = block.split(/\r?\n/);
  const field = (name: string) =>
    lines.flatMap((line) =>
      line.startsWith(`${name}:`) ? line.slice(name.length + 1).replace(/^ /, '') : [],
    );
  const data = field('data');
  if (data.length === 0) return lines.filter((line) => line.startsWith(':')).join('\n');
  const event = field('event')[0] ?? 'message';
  return `event: ${event}\ndata: ${rewrite(event, data.join('\n'))}`;
}
