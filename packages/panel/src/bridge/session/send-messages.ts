import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { BridgeLimits } from '../bridge-limits.ts';
import { respond } from '../respond.ts';
import type { HostSession } from './host-session.ts';
import type { Numbered } from './outbox.ts';

/**
 * Streams messages of the core as server-sent events until the session ends, another listener takes over or the
 * client disconnects.
 */
export async function streamMessages(
  response: ServerResponse,
  { listen, outbox }: HostSession,
  after: number,
  { viewMs, heartbeatMs }: BridgeLimits,
): Promise<void> {
  const { signal: replaced, leave } = listen();
  const gone = leaving(response, replaced);
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs);
  try {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.flushHeaders();
    let last = after;
    let isOver = false;
    while (!gone.aborted && !isOver) {
      for (const { number, message } of outbox.after(last)) {
        last = number;
        isOver ||= message.type === 'closed';
        // A slow reader gets the newest view when its connection drains.
        const isFree = response.write(`id: ${number}\ndata: ${JSON.stringify(message)}\n\n`);
        if (!isFree) await unlessGone(once(response, 'drain', { signal: gone }));
      }
      if (outbox.after(last).length === 0 && !isOver) await outbox.changed(gone);
      await unlessGone(delay(viewMs, undefined, { signal: gone }));
    }
  } finally {
    clearInterval(heartbeat);
    leave();
    response.end();
  }
}

/** Responds with the messages after a number as soon as there are any, or after the wait in milliseconds. */
export async function pollMessages(
  response: ServerResponse,
  { listen, outbox }: HostSession,
  after: number,
  waitMs: number,
): Promise<void> {
  const { signal: replaced, leave } = listen();
  try {
    if (outbox.after(after).length === 0) {
      const gone = leaving(response, replaced);
      await outbox.changed(gone, waitMs);
    }
    const found = outbox.after(after);
    respond(response, 200, { last: lastOf(found, after), messages: found.map(({ message }) => message) });
  } finally {
    leave();
  }
}

function lastOf(found: readonly Numbered[], after: number): number {
  return found.at(-1)?.number ?? after;
}

function leaving(response: ServerResponse, replaced: AbortSignal): AbortSignal {
  const left = new AbortController();
  response.on('close', () => left.abort());
  return AbortSignal.any([left.signal, replaced]);
}

async function unlessGone(wait: Promise<unknown>): Promise<void> {
  await wait.catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
}
