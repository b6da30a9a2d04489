import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** Thrown when the connection ends without an answer. In process, `fetch` rejects with it. */
export class ConnectionLost extends TypeError {
  constructor() {
    super('fetch failed: the fault plan broke the connection.');
    this.name = 'ConnectionLost';
  }
}

/** An answer whose connection breaks during its body. The body fails with ConnectionLost at that point. */
export class BrokenAnswer extends Response {}

/** Passes an answer to the socket unchanged, or breaks the connection. */
export async function answerOrBreak(
  answer: Promise<Response>,
  outgoing: Pick<
    ServerResponse,
    'writeHead' | 'write' | 'socket' | 'once' | 'off' | 'flushHeaders' | 'destroyed'
  >,
): Promise<Response> {
  try {
    const response = await answer;
    if (!(response instanceof BrokenAnswer)) return response;
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.flushHeaders();
    await copyUntilItBreaks(response, outgoing);
    outgoing.socket?.destroySoon();
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
    outgoing.socket?.resetAndDestroy();
  }
  return RESPONSE_ALREADY_SENT;
}

async function copyUntilItBreaks(
  response: Response,
  outgoing: Parameters<typeof answerOrBreak>[1],
): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const onClose = (): void => void reader.cancel().catch(() => {});
  outgoing.once('close', onClose);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || outgoing.destroyed) return;
      await new Promise<void>((resolve) => outgoing.write(value, () => resolve()));
    }
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
  } finally {
    outgoing.off('close', onClose);
  }
}
