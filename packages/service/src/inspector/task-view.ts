import { familyNamed } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { mediaTypeOf } from '../files/media-type.ts';
import type { Store } from '../store/tables.ts';
import { joinedTasks, type TaskLine, type TaskViewParts, taskLine } from './task-list-view.ts';

/** All details of one task. No URL in it is signed: files are named, and read through the inspector. */
export interface TaskView extends TaskLine {
  /** Path of its family in the API. */
  readonly prefix: string;
  readonly expiresAt: number;
  /** The create body with its defaults. */
  readonly request: object;
  readonly references: readonly TaskReference[];
  /** Credits taken at creation. */
  readonly cost: number;
  readonly refunded: boolean;
  /** Number of times a worker has taken it, while it is not terminal. */
  readonly attempts: number;
  readonly error: string;
  /** The substitute for a capability the engine lacks, null for none. */
  readonly standIn: string | null;
  /** The result fields, with file names in place of URLs. */
  readonly result: object;
  readonly files: readonly { readonly name: string; readonly size: number; readonly type: string }[];
}

interface TaskReference {
  /** The field of the create body that names the task. */
  readonly field: string;
  readonly id: string;
  /** Whether it still exists. */
  readonly isKept: boolean;
}

/** Returns the details of a task, null for an unknown id. */
export async function taskView(context: TaskViewParts, id: string): Promise<TaskView | null> {
  const { store } = context;
  const row = await joinedTasks(store).where('tasks.id', '=', id).executeTakeFirst();
  if (!row) return null;
  const files = await store
    .selectFrom('files')
    .where('task', '=', id)
    .orderBy('name')
    .select(['name', 'size'])
    .execute();
  const waiting = await store
    .selectFrom('queue')
    .where('task', '=', id)
    .select('attempts')
    .executeTakeFirst();
  const request = JSON.parse(row.request) as Record<string, unknown>;
  return {
    ...taskLine(
      context,
      row,
      files.map(({ name }) => name),
    ),
    prefix: familyNamed(row.family)?.prefix ?? '',
    expiresAt: row.expires_at,
    request,
    references: await referencesOf(store, row.family, request),
    cost: row.cost,
    refunded: Boolean(row.refunded),
    attempts: waiting?.attempts ?? 0,
    error: row.error,
    standIn: row.stand_in,
    result: JSON.parse(row.result) as object,
    files: files.map(({ name, size }) => ({ name, size: Number(size), type: mediaTypeOf(name) })),
  };
}

async function referencesOf(
  store: Store,
  name: string,
  request: Readonly<Record<string, unknown>>,
): Promise<TaskReference[]> {
  const family = familyNamed(name);
  const fields = Object.keys((family && detailsOf(family).references) ?? {});
  const named = fields.flatMap((field) =>
    typeof request[field] === 'string' ? [{ field, id: request[field] }] : [],
  );
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id);
  const kept = await store.selectFrom('tasks').where('id', 'in', ids).select('id').execute();
  return named.map(({ field, id }) => ({ field, id, isKept: kept.some((row) => row.id === id) }));
}
