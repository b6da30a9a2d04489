import type { Call, Closed, ViewMessage } from '../../link/messages.ts';
import { PanelError } from '../../panel-error.ts';

/** A numbered message to the host. */
export interface Numbered {
  readonly number: number;
  readonly message: Outgoing;
}

/** Queued message for the host. Responses to its own requests are not queued; they use the request's connection. */
type Outgoing = ViewMessage | Call | Closed;

/**
 * Messages the host needs: the newest view, every unanswered call, and the end. Its size is bounded by the calls,
 * even without a listener, and a reconnecting host misses nothing.
 */
export interface Outbox {
  /** @throws PanelError `host_failed` when the host leaves too many calls unanswered */
  put(message: Outgoing): void;
  /** Removes an answered call. */
  answered(call: number): void;
  /** Returns the messages after a handled number, in order. */
  after(number: number): readonly Numbered[];
  /** Whether a view was among the messages that were returned. */
  wasViewRead(): boolean;
  /** Resolves on a possible change, when the signal fires, or after `mostMs` milliseconds. */
  changed(signal: AbortSignal, mostMs?: number): Promise<void>;
}

export function outbox(mostCalls: number): Outbox {
  let last = 0;
  let view: Numbered | undefined;
  let end: Numbered | undefined;
  let isViewRead = false;
  const calls = new Map<number, Numbered>();
  const listeners = new Set<() => void>();
  return {
    put(message) {
      if (message.type === 'call' && calls.size >= mostCalls) {
        throw new PanelError(
          'host_failed',
          `The editor has ${mostCalls} unanswered calls, which is the limit.`,
        );
      }
      last += 1;
      const numbered = { number: last, message };
      if (message.type === 'view') view = numbered;
      else if (message.type === 'call') calls.set(message.id, numbered);
      else {
        // No answer reaches the core any more.
        calls.clear();
        end = numbered;
      }
      for (const listener of [...listeners]) listener();
    },
    answered: (call) => void calls.delete(call),
    after(given) {
      // A number that was never assigned belongs to another session and acknowledges nothing here.
      const number = given > last ? 0 : given;
      const all = [view, ...calls.values(), end].filter((each) => each !== undefined);
      const unread = all.filter((each) => each.number > number).sort((a, b) => a.number - b.number);
      isViewRead ||= view !== undefined && unread.includes(view);
      return unread;
    },
    wasViewRead: () => isViewRead,
    changed: (signal, mostMs) =>
      new Promise((resolve) => {
        // Uses its own timer: see test/abort-signals.test.ts.
        let timer: NodeJS.Timeout | undefined;
        const done = () => {
          clearTimeout(timer);
          listeners.delete(done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        if (signal.aborted) return resolve();
        if (mostMs !== undefined) timer = setTimeout(done, mostMs);
        listeners.add(done);
        signal.addEventListener('abort', done);
      }),
  };
}
