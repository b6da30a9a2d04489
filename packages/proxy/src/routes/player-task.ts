import type { Family } from '@meshwright/contract';

/** Fields of every task object that a game needs. */
const shown = [
  'id',
  'type',
  'status',
  'progress',
  'created_at',
  'started_at',
  'finished_at',
  'expires_at',
  'preceding_tasks',
];

/**
 * Returns a task as a page receives it: the fields for following the work, and its files behind the proxy in place of
 * signed links. Prompts, credits and all other fields stay on the server.
 * @param files address below which the proxy serves the task's files
 */
export function playerTask(
  family: Family,
  task: Readonly<Record<string, unknown>>,
  files: string,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const field of shown) if (field in task) result[field] = task[field];
  if ('task_error' in task) result.task_error = messageOf(task.task_error);
  for (const field of family.results) {
    if (field in task) result[field] = linked(task[field], `${files}/${field}`);
  }
  return result;
}

/** Returns the signed link at a path of a task object, such as `model_urls.glb`. */
export function fileLink(family: Family, task: unknown, name: string): string | undefined {
  const [field = '', ...path] = name.split('.');
  if (!family.results.includes(field)) return undefined;
  let value: unknown = own(task, field);
  for (const key of path) value = own(value, key);
  return typeof value === 'string' && /^https?:\/\//.test(value) ? value : undefined;
}

function linked(value: unknown, path: string): unknown {
  if (typeof value === 'string') return /^https?:/i.test(value) ? path : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, linked(inner, `${path}.${key}`)] as const,
  );
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function own(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}

function messageOf(error: unknown): { message: string } | null {
  const message = own(error, 'message');
  return typeof message === 'string' ? { message } : null;
}
