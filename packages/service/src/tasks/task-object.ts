import { type Family, isTerminal } from '@meshwright/contract';
import { detailsOf, type Field, factsOf } from '@meshwright/contract/schema';
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

/** Result fields that this service adds to those of the API, by family; the stand-in and the ignored fields beside. */
const ownResults: Readonly<Record<string, readonly string[]>> = {
  convert: ['texture_urls'],
  resize: ['texture_urls'],
  'repair-printability': ['printability'],
};

/** Shown on generic tasks whose create body has it, so that lists are readable. Creative Lab declares its own. */
const echoed = 'prompt';

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
    type: details.type,
    status: row.status,
    progress: Math.max(row.progress, context.runner.progressOf(row.id) ?? 0),
    created_at: row.created_at,
    started_at: time(row.started_at),
    finished_at: time(row.finished_at),
    expires_at: time(row.expires_at),
    task_error: { message: row.error },
    consumed_credits: row.refunded ? 0 : row.cost,
    preceding_tasks: row.preceding,
    ...resultFields(context, family, row, details.result),
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

/** Returns the fields of the request that had no effect, as the engine reported them with the result. */
function ignoredOf({ result }: TaskRow): { ignored_fields?: unknown } {
  const { ignored_fields } = JSON.parse(result) as Values;
  return ignored_fields === undefined ? {} : { ignored_fields };
}

function resultFields(
  { urls, exact }: Pick<ShownTaskParts, 'urls' | 'exact'>,
  family: Family,
  row: TaskRow,
  fields: Readonly<Record<string, Field>>,
): Record<string, unknown> {
  const made = JSON.parse(row.result) as Values;
  const request = JSON.parse(row.request) as Values;
  const source = row.source === null ? {} : (JSON.parse(row.source) as { request: Values }).request;
  const signed = (name: string) => urls.sign(row.id, name, row.expires_at);
  const shown: Record<string, unknown> = {};
  const echo = (name: string) => request[name] ?? source[name] ?? '';
  if (family.frames === 'partial' && Object.hasOwn(detailsOf(family).request.entries, echoed)) {
    shown[echoed] = echo(echoed);
  }
  for (const [name, field] of Object.entries(fields)) {
    if (exact && ownResults[family.name]?.includes(name)) continue;
    if (Object.hasOwn(made, name)) {
      shown[name] = family.results.includes(name) ? everyName(made[name], signed) : made[name];
    } else if (isText(field)) {
      shown[name] = echo(name);
    } else if (family.frames === 'full') {
      shown[name] = emptyOf(field);
    }
  }
  return shown;
}

/** Maps result URLs in any nesting of objects and lists. */
function everyName(value: unknown, toUrl: (name: string) => string): unknown {
  if (typeof value === 'string') return value === '' ? '' : toUrl(value);
  if (Array.isArray(value)) return value.map((item) => everyName(item, toUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, everyName(item, toUrl)]));
}

/** Returns whether a field echoes request text; URLs are plain strings without facts. */
function isText(field: Field): boolean {
  return (factsOf(field) as { kind?: string } | undefined)?.kind === 'text';
}

function emptyOf(field: Field): unknown {
  if (field.type === 'array') return [];
  return field.type === 'record' || field.type === 'object' ? {} : null;
}
