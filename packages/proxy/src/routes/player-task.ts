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
  if ('task_error' in task) result.task_error = causeOf(task.task_error);
  for (const path of family.results) {
    const keys = path.split('.');
    const value = keys.reduce<unknown>(own, task);
    if (value === undefined) continue;
    const parent = keys.slice(0, -1).reduce((inner, key) => {
      const next = { ...(own(inner, key) as object | undefined) };
      inner[key] = next;
      return next as Record<string, unknown>;
    }, result);
    const key = keys.at(-1)!;
    parent[key] = linked(value, `${files}/${path}`);
    // The proxy's link has no extension: the format of `motion_url` is in `motion_format`.
    const format = own(keys.slice(0, -1).reduce<unknown>(own, task), key.replace(/url$/, 'format'));
    if (key.endsWith('_url') && typeof format === 'string') parent[key.replace(/url$/, 'format')] = format;
  }
  return result;
}

/** Returns the signed link at a path of a task object, such as `model_urls.glb`. */
export function fileLink(family: Family, task: unknown, name: string): string | undefined {
  if (!family.results.some((path) => `${name}.`.startsWith(`${path}.`))) return undefined;
  const value = name.split('.').reduce<unknown>(own, task);
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

/** Keeps the texts of a cause, which hold nothing of the request. */
function causeOf(error: unknown): Record<string, string> | null {
  if (typeof own(error, 'message') !== 'string' && typeof own(error, 'code') !== 'string') return null;
  return Object.fromEntries(
    ['message', 'type', 'code', 'doc_url'].flatMap((field) => {
      const text = own(error, field);
      return typeof text === 'string' ? [[field, text]] : [];
    }),
  );
}
