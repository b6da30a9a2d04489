import type { Status } from '@meshwright/contract';
import {
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Store, Tables } from '../store/tables.ts';
import type { TaskRunner } from '../tasks/runner/task-runner.ts';
import { statusGroups } from './status-groups.ts';

/** One task as a line of the list. Times are milliseconds since 1970, 0 for "not yet". */
export interface TaskLine {
  readonly id: string;
  readonly family: string;
  /** Name of the account. */
  readonly account: string;
  /** The prompt, '' without one. */
  readonly title: string;
  readonly status: Status;
  readonly progress: number;
  readonly createdAt: number;
  readonly startedAt: number;
  readonly finishedAt: number;
  /** Current cost: 0 after a refund. */
  readonly credits: number;
  /** Name of the result file used as thumbnail, null without one. */
  readonly thumbnail: string | null;
}

/** The stored tasks, and the progress of the running ones. */
export interface TaskViewParts {
  readonly store: Store;
  readonly runner: Pick<TaskRunner, 'progressOf'>;
}

export interface TaskListView {
  readonly tasks: readonly TaskLine[];
  /** Whether there are tasks before the last one. */
  readonly hasOlder: boolean;
}

export type JoinedTask = Selectable<Tables['tasks']> & { readonly account_name: string };

const pageSize = 50;

export interface TaskListQuery {
  /** Id of a task: the list begins after it. */
  readonly before?: string | undefined;
  /** Choice of statuses. */
  readonly group?: string | undefined;
  /** Name of a family. */
  readonly family?: string | undefined;
  /** Part of a request or of an id, in any case. */
  readonly text?: string | undefined;
}

/** Returns a page of the tasks of all accounts, newest first. */
export async function taskListView(context: TaskViewParts, query: TaskListQuery): Promise<TaskListView> {
  // Ids sort by creation time, and are indexed across accounts.
  let select = joinedTasks(context.store)
    .orderBy('tasks.id', 'desc')
    .limit(pageSize + 1);
  if (query.before !== undefined && /^[\w-]+$/.test(query.before))
    select = select.where('tasks.id', '<', query.before);
  const statuses = Object.entries(statusGroups).find(([name]) => name === query.group)?.[1];
  if (statuses) select = select.where('tasks.status', 'in', statuses);
  if (query.family) select = select.where('tasks.family', '=', query.family);
  const sought = query.text?.trim().toLowerCase();
  if (sought) select = select.where((where) => hasText(where, sought));
  const rows = await select.execute();
  const shown = rows.slice(0, pageSize);
  const files = await fileNames(
    context.store,
    shown.map(({ id }) => id),
  );
  return {
    tasks: shown.map((row) => taskLine(context, row, files.get(row.id) ?? [])),
    hasOlder: rows.length > shown.length,
  };
}

/** Looks into what the list shows: requests with their prompts, ids and accounts. */
function hasText(
  where: ExpressionBuilder<Tables, 'tasks' | 'accounts'>,
  sought: string,
): Expression<SqlBool> {
  const pattern = `%${sought.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const columns = ['tasks.request', 'tasks.source', 'tasks.id', 'accounts.name'] as const;
  return where.or(
    columns.map(
      (column) => sql<SqlBool>`lower(coalesce(${sql.ref(column)}, '')) like ${pattern} escape '\\'`,
    ),
  );
}

export function taskLine(
  { runner }: Pick<TaskViewParts, 'runner'>,
  row: JoinedTask,
  files: readonly string[],
): TaskLine {
  return {
    id: row.id,
    family: row.family,
    account: row.account_name,
    title: titleOf(row),
    status: row.status,
    progress: Math.max(row.progress, runner.progressOf(row.id) ?? 0),
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    credits: row.refunded ? 0 : row.cost,
    thumbnail: thumbnailOf(files),
  };
}

export function joinedTasks(store: Store): SelectQueryBuilder<Tables, 'tasks' | 'accounts', JoinedTask> {
  return store
    .selectFrom('tasks')
    .innerJoin('accounts', 'accounts.id', 'tasks.account')
    .selectAll('tasks')
    .select('accounts.name as account_name');
}

function titleOf({ request, source }: JoinedTask): string {
  const requestFields = { ...sourceRequest(source), ...(JSON.parse(request) as Record<string, unknown>) };
  const [, prompt] = Object.entries(requestFields).find(([name]) => name.endsWith('prompt')) ?? [];
  return typeof prompt === 'string' ? prompt : '';
}

function sourceRequest(source: string | null): Record<string, unknown> {
  return source === null ? {} : (JSON.parse(source) as { request: Record<string, unknown> }).request;
}

function thumbnailOf(files: readonly string[]): string | null {
  const pictures = files.filter((name) => /\.(png|jpg|webp|gif)$/.test(name));
  return pictures.find((name) => name.startsWith('thumbnail')) ?? pictures[0] ?? null;
}

async function fileNames(store: Store, tasks: readonly string[]): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  if (tasks.length === 0) return names;
  const rows = await store
    .selectFrom('files')
    .where('task', 'in', tasks)
    .orderBy('name')
    .select(['task', 'name'])
    .execute();
  for (const { task, name } of rows) names.set(task, [...(names.get(task) ?? []), name]);
  return names;
}
