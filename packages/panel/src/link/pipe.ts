/** What a `portChannel` is laid over: JSON values, in order, to one other end. */
export interface Pipe {
  post(frame: unknown): void;
  subscribe(listener: (frame: unknown) => void): () => void;
  /** Resolves when the other end is gone or this one was closed. */
  readonly closed: Promise<void>;
  close(): void;
}

/** The part of an extension's port (`chrome.runtime.connect`) that is needed. */
interface ExtensionPort {
  postMessage(message: unknown): void;
  disconnect(): void;
  readonly onMessage: { addListener(listener: (message: unknown) => void): void };
  readonly onDisconnect: { addListener(listener: () => void): void };
}

/** A pipe through a port between the parts of a browser extension. */
export function extensionPipe(port: ExtensionPort): Pipe {
  return pipeOf((listener, lose) => {
    port.onMessage.addListener(listener);
    port.onDisconnect.addListener(lose);
    return { post: (frame) => port.postMessage(frame), close: () => port.disconnect() };
  });
}

/**
 * A pipe through a message port: to a worker, a frame or another world of the same page. A browser that does not
 * tell when the other end is gone leaves that to `close`.
 */
export function messagePipe(port: MessagePort): Pipe {
  return pipeOf((listener, lose) => {
    port.addEventListener('message', ({ data }) => listener(data));
    port.addEventListener('close', lose);
    port.start();
    return { post: (frame) => port.postMessage(frame), close: () => port.close() };
  });
}

/** Frames that come before anybody listens wait. */
function pipeOf(
  connect: (listener: (frame: unknown) => void, lose: () => void) => Pick<Pipe, 'post' | 'close'>,
): Pipe {
  const listeners = new Set<(frame: unknown) => void>();
  let early: unknown[] = [];
  let lost = false;
  let lose = () => {};
  const closed = new Promise<void>((resolve) => {
    lose = () => {
      lost = true;
      resolve();
    };
  });
  const port = connect((frame) => {
    if (lost) return;
    if (listeners.size === 0) early.push(frame);
    for (const listener of [...listeners]) listener(frame);
  }, lose);
  return {
    post(frame) {
      if (lost) return;
      try {
        port.post(frame);
      } catch {
        // An extension's port that is gone throws before anybody is told so.
        lose();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      const waiting = early;
      early = [];
      for (const frame of waiting) listener(frame);
      return () => listeners.delete(listener);
    },
    closed,
    close() {
      if (lost) return;
      lose();
      port.close();
    },
  };
}
