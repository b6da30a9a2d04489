import type { Call, Closed, ViewMessage } from '../../link/messages.ts';
import { PanelError } from '../../panel-error.ts';

/** A message to the host with its number. */
export interface Numbered {
  readonly number: number;
  readonly message: Outgoing;
}

/** What waits for the host. An answer to its own message does not: that goes back the way it came. */
type Outgoing = ViewMessage | Call | Closed;

/**
 * What a host has to be told: the newest view, every call it has not answered, and the end. So it is bounded by the
 * calls, however long nobody listens, and whoever connects again misses nothing.
 */
export interface Outbox {
  /** @throws PanelError `host_failed` when the host leaves too many calls unanswered */
  put(message: Outgoing): void;
  /** The host has answered that call. */
  answered(call: number): void;
  /** What a host that has handled that number is still to be told, in order. */
  after(number: number): readonly Numbered[];
  /** Resolves when there may be something new, the signal fires, or so many milliseconds are over. */
  changed(signal: AbortSignal, mostMs?: number): Promise<void>;
}

export function outbox(mostCalls: number): Outbox {
  let last = 0;
  let view: Numbered | undefined;
  let end: Numbered | undefined;
  const calls = new Map<number, Numbered>();
  const listeners = new Set<() => void>();
  return {
    put(message) {
      if (message.type === 'call' && calls.size >= mostCalls) {
        throw new PanelError('host_failed', `The editor has left ${mostCalls} calls unanswered.`);
      }
      last += 1;
      const numbered = { number: last, message };
      if (message.type === 'view') view = numbered;
      else if (message.type === 'call') calls.set(message.id, numbered);
      else end = numbered;
      for (const listener of [...listeners]) listener();
    },
    answered: (call) => void calls.delete(call),
    after(given) {
      // A number that was never given is from another session: what it has handled is nothing of this one.
      const number = given > last ? 0 : given;
      const all = [view, ...calls.values(), end].filter((each) => each !== undefined);
      return all.filter((each) => each.number > number).sort((a, b) => a.number - b.number);
    },
    changed: (signal, mostMs) =>
      new Promise((resolve) => {
        // A timer of its own: see test/abort-signals.test.ts.
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
