import { type Family, isTerminal, type TaskError, taskErrorCodes } from '@meshwright/contract';
import { type Details, detailsOf, type Field, factsOf } from '@meshwright/contract/schema';
import type { UrlSigner } from '../files/signed-url.ts';
import type { TaskRow } from '../store/task-rows.ts';
import type { TaskRunner } from './runner/task-runner.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a task object shows beside the stored task: signed links, and the progress of a running job. */
export interface ShownTaskParts {
  readonly urls: Pick<UrlSigner, 'sign'>;
  readonly runner: Pick<TaskRunner, 'progressOf'>;
  /** Leave out what this service adds to the task objects of the API. */
  readonly exact: boolean;
}

/**
 * Returns the task as the API shows it (spec: Common task object and the sections after it). Times not reached are 0,
 * or null on Creative Lab tasks, whose result fields exist but are empty until the end (readings R01).
 */
export function taskObject(context: ShownTaskParts, family: Family, row: TaskRow): Record<string, unknown> {
  const whole = family.frames === 'full';
  const time = (at: number) => (at === 0 && whole ? null : at);
  const details = detailsOf(family);
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    progress: Math.max(row.progress, context.runner.progressOf(row.id) ?? 0),
    created_at: row.created_at,
    started_at: time(row.started_at),
    finished_at: time(row.finished_at),
    expires_at: time(row.expires_at),
    task_error: row.error === '' && details.nullError ? null : taskError(row),
    consumed_credits: row.refunded ? 0 : row.cost,
    preceding_tasks: row.preceding,
    ...resultFields(context, family, row, details),
    ...(!context.exact && row.stand_in !== null && { stand_in: row.stand_in }),
    ...(!context.exact && ignoredOf(row)),
  };
}

/** Returns the task as a stream frame: frames of generic families are reduced until the end (spec: Events). */
export function taskFrame(context: ShownTaskParts, family: Family, row: TaskRow): Record<string, unknown> {
  const task = taskObject(context, family, row);
  if (family.frames === 'full' || isTerminal(row.status)) return task;
  return { id: task.id, progress: task.progress, status: task.status };
}

/** Where the codes of failed tasks are explained. */
const codePage = 'https://github.com/meshwright/meshwright/blob/main/docs/reference/troubleshooting.md';

function taskError({ error: message, cause }: TaskRow): TaskError {
  if (cause === '') return { message };
  const known = taskErrorCodes[cause];
  return known
    ? { type: known.type, message, code: cause, doc_url: `${codePage}#task-${cause}` }
    : { type: cause, message };
}

/** Returns the fields of the request that had no effect, as the engine reported them with the result. */
function ignoredOf({ result }: TaskRow): { ignored_fields?: unknown } {
  const { ignored_fields } = JSON.parse(result) as Values;
  return ignored_fields === undefined ? {} : { ignored_fields };
}

function resultFields(
  { urls }: Pick<ShownTaskParts, 'urls'>,
  family: Family,
  row: TaskRow,
  { result: fields }: Details,
): Record<string, unknown> {
  const result = JSON.parse(row.result) as Values;
  const request = JSON.parse(row.request) as Values;
  const source = row.source === null ? {} : (JSON.parse(row.source) as { request: Values }).request;
  const signed = (name: string) => urls.sign(row.id, name, row.expires_at);
  const shown: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (Object.hasOwn(result, name)) {
      shown[name] = withUrls(name, result[name], family.results, signed);
    } else if (factsOf(field)?.kind === 'text') {
      const { echoes } = factsOf(field);
      shown[name] = echoes === undefined ? '' : (request[echoes] ?? source[echoes] ?? '');
    } else if (field.type === 'nullable') {
      shown[name] = null;
    } else if (family.frames === 'full') {
      shown[name] = emptyOf(field);
    }
  }
  return shown;
}

/** Replaces the names of files by URLs, at the paths that hold files and in any nesting below them. */
function withUrls(
  path: string,
  value: unknown,
  files: readonly string[],
  toUrl: (name: string) => string,
): unknown {
  if (typeof value === 'string') {
    const isFile = files.some((file) => path === file || path.startsWith(`${file}.`));
    return isFile && value !== '' ? toUrl(value) : value;
  }
  if (Array.isArray(value)) return value.map((item, at) => withUrls(`${path}.${at}`, item, files, toUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withUrls(`${path}.${key}`, item, files, toUrl)]),
  );
}

function emptyOf(field: Field): unknown {
  if (field.type === 'array') return [];
  return field.type === 'record' || field.type === 'object' ? {} : null;
}
