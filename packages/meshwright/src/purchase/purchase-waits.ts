import type { Wait } from '@meshwright/purchase';
import type { Waiting } from '../progress/wait-lines.ts';

const kept = 'Ctrl-C stops, and the same command continues with it';

const texts: Readonly<Record<Wait['for'], Pick<Waiting, 'what' | 'stop'>>> = {
  turn: {
    what: 'another command that buys a task of this family',
    stop: 'Ctrl-C stops; nothing was sent yet',
  },
  queue: {
    what: 'a task to end: the queue of your plan is full',
    stop: 'Ctrl-C stops; nothing was created',
  },
  answer: { what: 'the answer to the create', stop: kept },
  'lost-task': { what: 'the task of a create without an answer to appear in the list', stop: kept },
  list: { what: 'the list of tasks, before anything is sent', stop: 'Ctrl-C stops; nothing was sent' },
  quiet: { what: 'tasks that may still appear in the list', stop: 'Ctrl-C stops; nothing is decided then' },
};

/** Describes a wait of a purchase for a progress line. */
export function purchaseWaiting({ for: reason, since, until, reason: why }: Wait): Waiting {
  const { what, stop } = texts[reason];
  return { what: why === undefined ? what : `${what} (${why})`, since, until, stop };
}
