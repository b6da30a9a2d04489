import { isTerminal } from '@meshwright/contract';

/** A task object as received: it has an id and a status, and any other field. */
export type AnyTask = { readonly id: string; readonly status: string } & Readonly<Record<string, unknown>>;

const numbers = [
  'created_at',
  'started_at',
  'finished_at',
  'expires_at',
  'progress',
  'consumed_credits',
  'preceding_tasks',
];

/**
 * Returns an answer as a task object; undefined when it is none. The numbers and times of the common task object are
 * numbers then, or absent: they may come as text, or as null, which a time keeps. Other fields pass unchanged.
 */
export function asTask(value: unknown): AnyTask | undefined {
  const task = { ...(value as Record<string, unknown>) };
  if (typeof task.id !== 'string' || typeof task.status !== 'string') return undefined;
  for (const name of numbers) {
    // A time that is null is not reached.
    if (task[name] === null && name.endsWith('_at')) continue;
    const number = numberOf(task[name]);
    if (number === undefined) delete task[name];
    else task[name] = number;
  }
  return task as AnyTask;
}

/** Gives a task without progress the first one or the last, in place. */
export function withProgress(task: AnyTask): AnyTask {
  (task as Record<string, unknown>).progress ??= isTerminal(task.status) ? 100 : 0;
  return task;
}

/**
 * Returns a number, or a time in milliseconds since 1970. Either may come as text: digits, or a date in ISO 8601. Undefined for
 * anything else.
 */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value !== 'string' ? value : /^-?[\d.]+$/.test(value) ? +value : Date.parse(value);
  // No date is later.
  return typeof number === 'number' && Math.abs(number) <= 8.64e15 ? number : undefined;
}
