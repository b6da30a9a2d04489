import { type Family, familyNamed, valueAt } from '@meshwright/contract';
import { type Details, detailsOf, holds, isGiven, type Reference } from '@meshwright/contract/schema';
import type { Clock } from '../../clock.ts';
import type { JobInput } from '../../engine-port.ts';
import type { StagedInput } from '../../files/file-store.ts';
import { ServiceError } from '../../service-error.ts';
import type { Store } from '../../store/tables.ts';
import { findOwnTask, type TaskRow, taskExists } from '../../store/task-rows.ts';
import { keepsInputs } from './keeps-inputs.ts';

const dayMs = 24 * 3600 * 1000;

/** Contributions of a create body's references to the job. */
export interface Referenced {
  /** The task of the first reference. */
  readonly source: NonNullable<JobInput['source']> | null;
  readonly files: readonly StagedInput[];
  /** Checks again that the results have not expired. @throws ServiceError as `referencedTasks` */
  checkKept(): void;
}

/**
 * Finds the tasks a create body refers to: the account's own, of a supported family, SUCCEEDED (spec: Task
 * dependencies that must hold at creation; readings R04, R07, R40).
 * @throws ServiceError `bad_reference` | `not_found` | `foreign_task`
 */
export async function referencedTasks(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  account: string,
  details: Details,
  request: Readonly<Record<string, unknown>>,
): Promise<Referenced> {
  let source: Referenced['source'] = null;
  const files: StagedInput[] = [];
  const kept: { task: TaskRow; field: string; reference: Reference }[] = [];
  for (const [field, reference] of Object.entries(details.references ?? {})) {
    if (!isGiven(request, field)) continue;
    const row = await findOwnTask(store, account, String(request[field]));
    if (!row && reference.foreign === 403 && (await taskExists(store, String(request[field])))) {
      throw new ServiceError('foreign_task', `${field}: this task is of another account.`);
    }
    const task = usable(row, field, referenceFor(reference, request));
    checkKept(task, field, reference, clock.now());
    kept.push({ task, field, reference });
    checkChoices(task, field, request);
    // Files of the first task have plain names; those of others are prefixed with their field.
    const prefix = source === null ? '' : `${field.replace(/_task_id$/, '')}.`;
    source ??= { family: task.family, request: JSON.parse(task.request), seed: task.seed };
    files.push(...filesOf(task, prefix));
  }
  return {
    source,
    files,
    checkKept() {
      for (const { task, field, reference } of kept) checkKept(task, field, reference, clock.now());
    },
  };
}

function referenceFor(reference: Reference, request: Readonly<Record<string, unknown>>): Reference {
  const { fewer } = reference;
  return fewer && holds(fewer.when, request) ? { ...reference, families: fewer.families } : reference;
}

function usable(row: TaskRow | undefined, field: string, reference: Reference): TaskRow {
  const expected = `expected one of: ${reference.families.join(', ')}`;
  const fits = row !== undefined && reference.families.includes(row.family);
  if (!row || (!fits && reference.wrongFamily === 404)) {
    const code = reference.missing === 404 ? 'not_found' : 'bad_reference';
    throw new ServiceError(code, `${field}: this account has no task with this id; ${expected}.`);
  }
  if (!fits)
    throw new ServiceError('bad_reference', `${field}: the task is a ${row.family} task; ${expected}.`);
  const { when } = reference;
  if (when && !holds(when, JSON.parse(row.request))) {
    throw new ServiceError(
      'bad_reference',
      `${field}: the task must have ${when.field} ${when.is.join(' or ')}.`,
    );
  }
  if (row.status !== 'SUCCEEDED') {
    throw new ServiceError('bad_reference', `${field}: the task is ${row.status}; it must be SUCCEEDED.`);
  }
  return row;
}

/** Refuses a task whose results have expired or are past a retention of their own (spec: Limits). */
function checkKept(task: TaskRow, field: string, reference: Reference, now: number): void {
  const code = reference.missing === 404 ? 'not_found' : 'bad_reference';
  const kept = detailsOf(task.family).limits?.find(
    ({ name, unit }) => unit === 'days' && name.endsWith('-retention'),
  );
  if (kept?.max !== undefined && now >= task.finished_at + kept.max * dayMs) {
    throw new ServiceError(code, `${field}: ${kept.message}`);
  }
  if (task.swept === 0 && now < task.expires_at) return;
  throw new ServiceError(
    code,
    `${field}: the files of this task expired on ${new Date(task.expires_at).toISOString()} and are no longer kept; run it again.`,
  );
}

/**
 * Checks the choice of `<field>` against the list `<field>s` of a task; a task that should offer pictures and has
 * none offers nothing (spec: Task dependencies that must hold at creation).
 */
function checkChoices(task: TaskRow, field: string, request: Readonly<Record<string, unknown>>): void {
  const result = JSON.parse(task.result) as Readonly<Record<string, unknown>>;
  if (Array.isArray(result.image_urls) && result.image_urls.length === 0) {
    throw new ServiceError('bad_reference', `${field}: the task has no candidate; create another.`);
  }
  for (const [name, value] of Object.entries(request)) {
    const offered = result[`${name}s`];
    if (!name.endsWith('_id') || !Array.isArray(offered) || offered.includes(value)) continue;
    throw new ServiceError('bad_reference', `${name}: not one of the ${name}s of the task in ${field}.`);
  }
}

/** The engine keeps a motion as GLB beside its FBX or BVH, which do not hold all that an animation needs. */
const motionFile = /(?<=^motion)\.(fbx|bvh)$/;

/** Formats of a model for the next task, in order of preference. */
const preferredFormats = ['glb', 'fbx', 'usdz', 'obj', '3mf', 'stl'] as const;

/**
 * Returns the files for the next task: the model as `model`, pictures as `image`, `image.1`, ...; an analysis passes
 * its inputs on.
 */
function filesOf({ id, claim, family, result, inputs }: TaskRow, prefix: string): StagedInput[] {
  if (keepsInputs(family)) {
    const given = JSON.parse(inputs) as readonly { readonly role: string }[];
    return given.map(({ role }) => ({ role: `${prefix}${role}`, kept: { task: id, role } }));
  }
  const output = JSON.parse(result) as { model_urls?: Record<string, unknown>; image_urls?: unknown };
  const { results: known, mainModel }: Partial<Family> = familyNamed(family) ?? {};
  const files: StagedInput[] = [];
  // A format that was not made may be an empty string.
  const model =
    preferredFormats.map((format) => output.model_urls?.[format]).find(Boolean) ??
    (mainModel === undefined ? undefined : valueAt(output, mainModel));
  if (typeof model === 'string' && model !== '') {
    files.push({
      role: `${prefix}model`,
      from: { task: id, claim, name: model.replace(motionFile, '.glb') },
    });
  }
  if (known?.includes('image_urls') && Array.isArray(output.image_urls)) {
    for (const [i, name] of output.image_urls.entries()) {
      if (typeof name === 'string')
        files.push({ role: `${prefix}image${i === 0 ? '' : `.${i}`}`, from: { task: id, claim, name } });
    }
  }
  return files;
}
