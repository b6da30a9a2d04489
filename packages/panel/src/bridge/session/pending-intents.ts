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

/** A press may buy, and the form may lack the value that did not arrive. */
const incomplete: LinkError = {
  code: 'disabled',
  message: 'A change before this did not arrive, so nothing was done. Check the form and press again.',
};

export function pendingIntents(limits: Pick<BridgeLimits, 'intents' | 'orderMs'>): PendingIntents {
  const waiting = new Map<number, Set<(done: Done) => void>>();
  const order = inOrder(limits.orderMs);
  const refused = new Set<number>();
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
        order.turn(id, (mayBegin, isAfterGap) => {
          if (isAfterGap && message.intent.do === 'press') refused.add(id);
          if (!mayBegin) settle({ type: 'done', id, error: tooLate });
          else if (refused.has(id)) settle({ type: 'done', id, error: incomplete });
          else begin(message);
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
