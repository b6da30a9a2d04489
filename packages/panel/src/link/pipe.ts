/** Transport of a `portChannel`: JSON values, in order, between two ends. */
export interface Pipe {
  post(frame: unknown): void;
  subscribe(listener: (frame: unknown) => void): () => void;
  /** Resolves when the other end is gone or this end is closed. */
  readonly closed: Promise<void>;
  close(): void;
}

/** The part of an extension's port (`chrome.runtime.connect`) in use. */
interface ExtensionPort {
  postMessage(message: unknown): void;
  disconnect(): void;
  readonly onMessage: { addListener(listener: (message: unknown) => void): void };
  readonly onDisconnect: { addListener(listener: () => void): void };
}

/** Creates a pipe through a port between the parts of a browser extension. */
export function extensionPipe(port: ExtensionPort): Pipe {
  return pipeOf((listener, lose) => {
    port.onMessage.addListener(listener);
    port.onDisconnect.addListener(lose);
    return { post: (frame) => port.postMessage(frame), close: () => port.disconnect() };
  });
}

/**
 * Creates a pipe through a message port: to a worker, a frame or another world of the same page. A browser that does
 * not report the loss of the other end leaves that to `close`.
 */
export function messagePipe(port: MessagePort): Pipe {
  return pipeOf((listener, lose) => {
    port.addEventListener('message', ({ data }) => listener(data));
    port.addEventListener('close', lose);
    port.start();
    return { post: (frame) => port.postMessage(frame), close: () => port.close() };
  });
}

/** Queues frames until the first subscriber. */
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
        // An extension's port throws after disconnecting, before its event fires.
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
