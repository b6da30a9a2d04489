import type { PanelError } from '../panel-error.ts';
import { panelErrorOf } from './link-error.ts';
import type { Done, DoneResult, FileRef, IntentMessage } from './messages.ts';

/** A message that `done` answers, without its number. */
export type RequestMessage =
  | { readonly type: 'intent'; readonly intent: IntentMessage['intent'] }
  | { readonly type: 'keep'; readonly name: string; readonly file: FileRef }
  | { readonly type: 'read'; readonly file: string };

/** Numbered requests that wait for their `done` message. */
export interface PendingRequests {
  /** Sends a message under the next number. Rejects with a PanelError. */
  send(message: RequestMessage): Promise<DoneResult>;
  settle(done: Done): void;
  /** Rejects everything pending. */
  rejectAll(error: PanelError): void;
}

export function pendingRequests(
  post: (message: RequestMessage & { readonly id: number }) => void,
): PendingRequests {
  const waiting = new Map<number, (done: Done) => void>();
  let requests = 0;
  return {
    async send(message) {
      requests += 1;
      const id = requests;
      const done = await new Promise<Done>((resolve) => {
        waiting.set(id, resolve);
        post({ ...message, id });
      });
      if ('error' in done) throw panelErrorOf(done.error);
      return done.result;
    },
    settle(done) {
      waiting.get(done.id)?.(done);
      waiting.delete(done.id);
    },
    rejectAll({ code, message }) {
      for (const [id, settle] of waiting) settle({ type: 'done', id, error: { code, message } });
      waiting.clear();
    },
  };
}
