import type { IncomingMessage } from 'node:http';

/** Shorter bodies fit into the socket buffers. */
const longBody = 1_000_000;
const limits = { bytes: 512_000_000, pauseMs: 1_000 };

/**
 * Reads and drops the rest of a long request body before the answer: many clients read no answer before their request
 * is sent, and closing the connection meanwhile loses the answer. A sender that pauses is waiting for the answer; one
 * that sends more than 512 MB gets it at that point.
 */
export async function drainRequest(
  incoming: IncomingMessage,
  { bytes, pauseMs }: typeof limits = limits,
): Promise<void> {
  const length = Number(incoming.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const hasBody =
    incoming.headers['content-length'] !== undefined || incoming.headers['transfer-encoding'] !== undefined;
  if (!hasBody || length < longBody || incoming.readableEnded || incoming.destroyed) return;
  let left = bytes;
  await new Promise<void>((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      incoming.off('data', onData).off('close', over).off('end', over).off('error', over);
      resolve();
    };
    // Data that arrived while this process was busy is read first.
    const timer = setTimeout(() => {
      const before = left;
      setImmediate(() => (left < before ? timer.refresh() : over()));
    }, pauseMs);
    const onData = (chunk: Uint8Array): void => {
      left -= chunk.byteLength;
      if (left < 0) over();
      else timer.refresh();
    };
    incoming.on('data', onData).once('close', over).once('end', over).once('error', over).resume();
  });
}
