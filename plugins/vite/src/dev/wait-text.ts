import type { Wait } from '@meshwright/purchase';

const waits: Readonly<Record<Wait['for'], string>> = {
  turn: 'another create of the family',
  queue: 'a task to end, as the queue of your plan is full',
  answer: 'the answer to the create',
  'lost-task': 'the task of a create without an answer to appear in the list',
  list: 'the list of tasks',
  quiet: 'tasks that may still appear in the list',
};

/** Returns, for example, `waiting for the answer to the create, 12 s since 10:05:30, until 10:07:30 at the latest`. */
export function waitText({ for: what, since, until, reason }: Wait, now: number): string {
  const parts = [
    `waiting for ${waits[what]}`,
    `${Math.max(0, Math.round((now - since) / 1000))} s since ${clock(since)}`,
    ...(until === undefined ? [] : [`until ${clock(until)} at the latest`]),
    ...(reason === undefined ? [] : [reason]),
  ];
  return parts.join(', ');
}

function clock(at: number): string {
  return new Date(at).toTimeString().slice(0, 8);
}
