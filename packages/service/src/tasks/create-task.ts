import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Family } from '@meshwright/contract';
import {
  type Details,
  detailsOf,
  isGiven,
  priceOf,
  typeOf,
  validate,
  withDefaults,
} from '@meshwright/contract/schema';
import type { Engine } from '../engine-port.ts';
import { type FileStore, isMissing, type StagedInput } from '../files/file-store.ts';
import { checkModel, hasModelLimits } from '../inputs/models/check-model.ts';
import type { InputParts } from '../inputs/read-inputs.ts';
import { type InputFile, readInputs } from '../inputs/read-inputs.ts';
import type { Arrivals, ArrivedFile } from '../inputs/spool.ts';
import { refusalOf } from '../outage.ts';
import { ServiceError } from '../service-error.ts';
import type { KnownAccount } from '../store/accounts.ts';
import type { Queue } from '../store/queue.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { checkMeans, checkPlan } from './checks/check-means.ts';
import { checkMotions } from './checks/check-motions.ts';
import { type Referenced, referencedTasks } from './checks/referenced-tasks.ts';
import { type FlaggedPictures, screenRequest } from './checks/screen-request.ts';
import type { Turns } from './create-turns.ts';
import { type InsertParts, insertTask, type NewTask } from './insert-task.ts';
import type { TaskRunner } from './runner/task-runner.ts';

export interface CreateParts extends InputParts, InsertParts {
  readonly engine: Pick<Engine, 'missing' | 'invalid' | 'refusal' | 'animations'>;
  readonly files: Pick<FileStore, 'read' | 'stage' | 'removeStaged'>;
  readonly queue: Pick<Queue, 'add' | 'isOutage'>;
  readonly runner: Pick<TaskRunner, 'wake'>;
  readonly flagged: FlaggedPictures;
  readonly newId: () => string;
  readonly telemetry: Telemetry;
  /** In which creates are stored. */
  readonly turns: Turns;
  /** Receives outages that refuse a create. */
  readonly onFault: (error: unknown) => void;
  /** Mixed into the seed of every task. */
  readonly seed: number;
}

/** A create body with its files. */
export interface SentBody {
  readonly body: unknown;
  /** Files of data URIs, by their stand-ins in the body. */
  readonly files: ReadonlyMap<string, ArrivedFile | null>;
  /** Storage for other files of the request until it is answered. */
  readonly arrivals: Arrivals;
}

/**
 * Creates a task. The order of the checks follows the readings: the body, the tasks it refers to, missing
 * capabilities of the engine, the files it links to, plan, queue and credits, models the job would refuse,
 * moderation. Then the task, its charge and its place in the queue are written in one transaction; nothing is spent
 * before it.
 * @returns the id
 * @throws ServiceError `invalid` | `bad_reference` | `not_found` | `not_implemented` | `bad_input` | `unprocessable`
 * | `plan_too_small` | `queue_full` | `no_credits` | `flagged` | `flagged_property` | `internal` | `unavailable` |
 * `unknown_outcome`
 */
export async function createTask(
  context: CreateParts,
  account: KnownAccount,
  family: Family,
  sent: SentBody,
): Promise<string> {
  const details = detailsOf(family);
  const validated = validRequest(details, sent.body, context.clock.now());
  const problem = await context.engine.invalid?.(family.name, validated);
  if (problem) throw new ServiceError('invalid', problem);
  if (planFirst.has(family.name)) checkPlan(account);
  const referenced = await referencedTasks(context, account.id, details, validated);
  const made = await stageTask(context, { account, family, validated, referenced, sent }).catch(
    (error: unknown) => {
      // The files of a referenced task may have expired since they were found.
      if (!(error instanceof ServiceError) || isMissing(error)) referenced.checkKept();
      throw error;
    },
  );
  const { id, request, files, staged, cost } = made;
  const task: NewTask = {
    id,
    family: family.name,
    type: typeOf(details, request),
    request: JSON.stringify(request),
    source: referenced.source && JSON.stringify(referenced.source),
    inputs: JSON.stringify(staged.map(({ role }) => ({ role, name: role }))),
    seed: seedOf(context.seed, family, { request, files, referenced }),
    cost,
  };
  try {
    await context.turns.run(account.id, () => insertTask(context, account, task));
  } catch (error) {
    const isUnknown = error instanceof ServiceError && error.code === 'unknown_outcome';
    if (!isUnknown) await context.files.removeStaged(id).catch(() => {});
    throw error;
  }
  context.runner.wake();
  const { telemetry } = context;
  telemetry.add('meshwright_tasks_created_total', { family: family.name });
  telemetry.add('meshwright_credits_total', { kind: 'charged' }, cost);
  telemetry.log('info', 'task created', { task: id, family: family.name, credits: cost });
  return id;
}

/** Says of an outage that nothing was made: everything before the commit is undone, and the commit was looked at. */
export async function orRefused<T>(
  { queue, onFault }: Pick<CreateParts, 'queue' | 'onFault'>,
  create: () => Promise<T>,
): Promise<T> {
  try {
    return await create();
  } catch (error) {
    const refusal = refusalOf(error, queue.isOutage);
    if (!refusal) throw error;
    if (error !== refusal) onFault(error);
    const { message, retryAfterSeconds = 0 } = refusal;
    throw new ServiceError('unavailable', `${message} Nothing was created or charged.`, {
      cause: error,
      retryAfterSeconds,
    });
  }
}

/** Makes all checks that need files or the engine, and keeps the files for the job. */
async function stageTask(
  context: CreateParts,
  wanted: {
    readonly account: KnownAccount;
    readonly family: Family;
    readonly validated: Record<string, unknown>;
    readonly referenced: Referenced;
    readonly sent: SentBody;
  },
): Promise<{
  readonly id: string;
  readonly request: Record<string, unknown>;
  readonly files: readonly InputFile[];
  readonly staged: readonly StagedInput[];
  readonly cost: number;
}> {
  const { account, family, validated, referenced } = wanted;
  const { files: sent, arrivals } = wanted.sent;
  const details = detailsOf(family);
  await checkReferencedModels(context.files, details, referenced);
  await checkMotions(context, validated, referenced.files);
  const missing = await context.engine.missing(family.name, validated);
  if (missing !== null) {
    throw new ServiceError('not_implemented', `${missing} Nothing was created or charged.`);
  }
  const { request, files } = await readInputs(context, details, validated, { sent, arrivals });
  const cost = priceOf(details.cost, request).local;
  await checkMeans(context, account, cost);
  const staged: StagedInput[] = [...referenced.files, ...(await Promise.all(files.map(stagedOf)))];
  await refuseModel(context, account, family, details, staged);
  screenRequest(family, details, request, { files, flagged: context.flagged });
  const id = context.newId();
  await context.files.stage(id, staged);
  return { id, request, files, staged, cost };
}

async function stagedOf({ role, file }: InputFile): Promise<StagedInput> {
  return file.path === null ? { role, bytes: await file.bytes() } : { role, path: file.path };
}

function validRequest(details: Details, body: unknown, at: number): Record<string, unknown> {
  const issues = validate(details, body, { at, service: true });
  if (issues.length > 0) {
    const message = issues.map((issue) => issue.message).join(' ');
    throw new ServiceError('invalid', message, { issues });
  }
  const given = { ...(body as Record<string, unknown>) };
  // Where one of several fields takes priority, the others are ignored (readings R05).
  for (const rule of details.rules) {
    if (rule.kind !== 'exactly-one' || rule.wins === undefined || !isGiven(given, rule.wins)) continue;
    for (const field of rule.fields) if (field !== rule.wins) delete given[field];
  }
  return withDefaults(details, given);
}

/** Applies the limits of linked models to a model of a task. */
async function checkReferencedModels(
  files: Pick<FileStore, 'read'>,
  details: Details,
  referenced: Referenced,
): Promise<void> {
  if (!hasModelLimits(details)) return;
  for (const file of referenced.files) {
    if (file.role !== 'model' || !('from' in file)) continue;
    const bytes = await files.read(file.from, file.from.name);
    const model = { size: bytes.byteLength, bytes: async (length?: number) => bytes.subarray(0, length) };
    await checkModel(details, model, 'input_task_id');
  }
}

/**
 * "The two create endpoints need a paid plan; a free-plan account receives 402" (spec: Creative Lab: keycap): the plan
 * comes before the prototype, which a free account cannot have made.
 */
const planFirst: ReadonlySet<string> = new Set(['keycap-prototype', 'keycap-build']);

/**
 * Refuses a model that the job could not process, as far as the engine can decide beforehand: one without a body to
 * rig (spec: Errors, 422; readings R33).
 * @throws ServiceError `unprocessable` where the family declares 422, else `bad_input`
 */
async function refuseModel(
  { engine, files }: { readonly engine: Pick<Engine, 'refusal'>; readonly files: Pick<FileStore, 'read'> },
  account: KnownAccount,
  { name }: Family,
  { createErrors = {} }: Details,
  staged: readonly StagedInput[],
): Promise<void> {
  const model = staged.find(({ role }) => role === 'model');
  if (!model || 'kept' in model) return;
  const read = async () => {
    if ('bytes' in model) return model.bytes;
    return 'path' in model ? await readFile(model.path) : await files.read(model.from, model.from.name);
  };
  const reason = await engine.refusal?.(name, read, account.id);
  if (!reason) return;
  const code = Object.hasOwn(createErrors, 422) ? 'unprocessable' : 'bad_input';
  throw new ServiceError(code, `${reason} Nothing was created or charged.`);
}

/** Fields of a create body that shape what is made. The others only decide how it is delivered. */
const shaping = ['prompt', 'text_style_prompt'];

/**
 * Returns the seed of a task: the same words with the same files give the same seed, and so the same subject, whatever
 * the formats, sizes and pictures of it. Ids of tasks and links do not count, only the content behind them.
 */
function seedOf(
  base: number,
  family: Family,
  { request, files, referenced }: { request: object; files: readonly InputFile[]; referenced: Referenced },
): number {
  const words = shaping.map((name) => (request as Record<string, unknown>)[name] ?? null);
  const hash = createHash('sha256').update(
    JSON.stringify([base, family.name, words, referenced.source?.seed ?? null]),
  );
  for (const { role, file } of files) hash.update(role).update(file.digest);
  return hash.digest().readUInt32BE();
}
