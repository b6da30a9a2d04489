import { isTerminal } from '@meshwright/contract';

/** A task object as received: it has an id and a status, and any other field. */
export type AnyTask = { readonly id: string; readonly status: string } & Readonly<Record<string, unknown>>;

const times = ['created_at', 'started_at', 'finished_at', 'expires_at'];
const counts = ['progress', 'consumed_credits', 'preceding_tasks'];

/**
 * Returns an answer as a task object; undefined when it is none. Fields of the common task object have their documented
 * type or are left out: a number and a time may come as text, any of them as null. Other fields pass unchanged.
 */
export function asTask(value: unknown): AnyTask | undefined {
  const { id, status } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof status !== 'string') return undefined;
  const task: Record<string, unknown> = { ...(value as object) };
  const read = (names: readonly string[], of: (value: unknown) => number | undefined) => {
    for (const name of names) {
      if (task[name] === null && names === times) continue;
      const number = of(task[name]);
      if (number === undefined) delete task[name];
      else task[name] = number;
    }
  };
  read(times, timeOf);
  read(counts, numberOf);
  const error = task.task_error;
  if (typeof error === 'string') task.task_error = { message: error };
  else if (typeof error !== 'object') delete task.task_error;
  return task as AnyTask;
}

/** Returns an answer as a whole task object, which has a progress; undefined when it is none. */
export function asWholeTask(value: unknown): AnyTask | undefined {
  const task = asTask(value);
  return task && withProgress(task);
}

/** Adds the progress to a task that has none: the first one, or the last. */
export function withProgress<T extends { readonly status: string }>(task: T): T {
  return 'progress' in task ? task : { ...task, progress: isTerminal(task.status) ? 100 : 0 };
}

/** No date is later. */
const latestMs = 8.64e15;

/** Returns a time in milliseconds since 1970, which may come as text: digits, or a date in ISO 8601. */
export function timeOf(value: unknown): number | undefined {
  const ms = numberOf(value) ?? (typeof value === 'string' ? Date.parse(value) : Number.NaN);
  return Math.abs(ms) <= latestMs ? ms : undefined;
}

/** Returns a number, which may come as text. */
export function numberOf(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = typeof value === 'number' || isText ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}
