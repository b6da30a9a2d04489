import type { Channel } from './channel.ts';
import { type Got, incomingFiles, outgoingFiles, type Part } from './file-slices.ts';
import type { Pipe } from './pipe.ts';

export interface PortChannelOptions {
  /**
   * Limit for received files that are not taken yet, in bytes.
   * @default 512 MB
   */
  readonly mostBytes?: number | undefined;
}

/** Frames of the pipe: messages, and file slices, each confirmed before the next. */
type Frame = { readonly message: unknown } | { readonly part: Part } | { readonly got: Got };

/** Creates a channel over a JSON-only pipe, as between the parts of a browser extension. */
export function portChannel(pipe: Pipe, { mostBytes = 512 * 2 ** 20 }: PortChannelOptions = {}): Channel {
  const listeners = new Set<(message: unknown) => void>();
  let early: unknown[] = [];
  const incoming = incomingFiles(mostBytes);
  const outgoing = outgoingFiles(pipe);
  pipe.subscribe((value) => {
    const frame = value as Frame;
    if (typeof frame !== 'object' || frame === null) return;
    if ('part' in frame) pipe.post({ got: incoming.receive(frame.part) });
    else if ('got' in frame) outgoing.receive(frame.got);
    else if (listeners.size === 0) early.push(frame.message);
    else for (const listener of [...listeners]) listener(frame.message);
  });
  return {
    post: (message) => pipe.post({ message }),
    subscribe(listener) {
      listeners.add(listener);
      const waiting = early;
      early = [];
      for (const message of waiting) listener(message);
      return () => listeners.delete(listener);
    },
    closed: pipe.closed,
    close: () => pipe.close(),
    files: { send: outgoing.send, take: incoming.take },
  };
}
