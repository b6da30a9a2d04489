import type { Done, IntentMessage, LinkError } from '../../link/messages.ts';
import type { BridgeLimits } from '../bridge-limits.ts';
import { Refusal } from '../refusal.ts';
import { inOrder, mostAhead } from './in-order.ts';

/** Intents of a host that wait for their turn or for their `done` message. */
export interface PendingIntents {
  /**
   * Resolves with the outcome of an intent; `begin` starts it in the order of its number.
   * @throws Refusal `busy` | `bad_request`
   */
  run(message: IntentMessage, begin: (message: IntentMessage) => void): Promise<Done>;
  settle(done: Done): void;
  /** Answers everything pending and every later intent with the error. */
  end(error: LinkError): void;
}

const gone: LinkError = { code: 'connection_lost', message: 'The session has ended. Send hello again.' };
const tooLate: LinkError = {
  code: 'bad_intent',
  message: 'This intent arrived after later ones had been carried out. Send it again.',
};

export function pendingIntents(limits: Pick<BridgeLimits, 'intents' | 'orderMs'>): PendingIntents {
  const waiting = new Map<number, Set<(done: Done) => void>>();
  const order = inOrder(limits.orderMs);
  let newest = 0;
  let isOver = false;
  const settle = (done: Done) => {
    for (const resolve of waiting.get(done.id) ?? []) resolve(done);
    waiting.delete(done.id);
  };
  return {
    run(message, begin) {
      const { id } = message;
      if (waiting.size >= limits.intents) {
        throw new Refusal(
          'busy',
          `${limits.intents} intents of this host are pending: wait for their answers.`,
        );
      }
      if (id > newest + mostAhead) {
        throw new Refusal('bad_request', `Intent number ${id} is too far ahead: count intents from 1.`);
      }
      newest = Math.max(newest, id);
      if (isOver) return Promise.resolve({ type: 'done', id, error: gone });
      return new Promise((resolve) => {
        waiting.set(id, (waiting.get(id) ?? new Set()).add(resolve));
        order.turn(id, (mayBegin) => {
          if (mayBegin) begin(message);
          else settle({ type: 'done', id, error: tooLate });
        });
      });
    },
    settle,
    end(error) {
      isOver = true;
      for (const id of [...waiting.keys()]) settle({ type: 'done', id, error });
    },
  };
}
