import { type Artifact, artifacts, mainModel, result, taskRef, thumbnail } from '@meshwright/client';
import { type Family, familyNamed } from '@meshwright/contract';
import { settle } from '@meshwright/pipeline/internal';
import { fetchArtifact, type LostDecision } from '@meshwright/pipeline/purchase';
import { describeResult } from './describe-result.ts';
import { importModel } from './import-model.ts';
import type { Job } from './job.ts';
import type { JobContext } from './job-context.ts';
import { paidText } from './paid-text.ts';
import { placedModel } from './placed-model.ts';
import { resultNotes } from './result-notes.ts';
import { sendJob } from './send-job.ts';
import { stepAfter } from './step-after.ts';

export interface RunJobOptions {
  readonly signal: AbortSignal;
  /** Resolution of a create without a response. Absent: the job stops and asks the user. */
  readonly decision?: LostDecision | undefined;
}

/**
 * Runs a job from its current step to the end: buys once, follows, downloads, places, imports. Every failure becomes
 * a step of the job with a message; it never rejects.
 * @param job returns the current job
 * @param change updates the job; resolves when the change is saved
 */
export async function runJob(
  job: () => Job,
  change: (update: Partial<Job>) => Promise<void>,
  jobContext: JobContext,
  options: RunJobOptions,
): Promise<void> {
  try {
    if (!job().task) await sendJob(job(), change, jobContext, options);
    if (!job().task) return;
    if (!job().model) await follow(job(), change, jobContext, options.signal);
    if (job().model && !job().imported) await importModel(job(), change, jobContext);
  } catch (error) {
    if (options.signal.aborted) return;
    await change({ step: stepAfter(error, job()) });
  }
}

/** Waits for the task and downloads its results. */
async function follow(
  { family: name, height, task, replace }: Job,
  change: (update: Partial<Job>) => Promise<void>,
  { buyer, store, modelOf }: JobContext,
  signal: AbortSignal,
): Promise<void> {
  const family = familyNamed(name)!;
  const { connection } = buyer;
  const { id: taskId, purchase } = task!;
  const ref = taskRef(family, taskId, connection.host);
  const ended = await result(connection, ref, {
    signal,
    onProgress: ({ progress, preceding_tasks: ahead, status }) =>
      // Unsaved progress is reported again later.
      void change({
        step: {
          at: 'running',
          progress,
          ...(status === 'PENDING' && { pending: true, ...(ahead && { ahead }) }),
        },
      }).catch(() => {}),
  });
  if (purchase !== undefined) await settle(buyer, purchase, ended);
  const credits = ended.consumed_credits ?? null;
  const bought = { ...task!, credits };
  if (ended.status !== 'SUCCEEDED') {
    const why = ended.status === 'FAILED' ? ended.task_error?.message : undefined;
    const text = `${ended.status === 'CANCELED' ? 'Canceled.' : `Failed: ${why ?? 'the service gave no reason.'}`} ${paidText(credits)}`;
    return await change({ step: { at: 'failed', text }, task: bought });
  }
  await change({ step: { at: 'fetching' }, task: bought });
  const all = artifacts(family, ended);
  const shown = thumbnail(all);
  // A failed picture download does not fail the job.
  const picture =
    shown &&
    (await fetchArtifact(connection, store, ref, shown.name, { signal }).catch(() => undefined))?.hash;
  const notes = resultNotes(ended);
  const found = {
    picture,
    files: filesOf(all),
    offers: offersOf(family, ended),
    ...(notes.length > 0 && { notes }),
  };
  const glb = mainModel(family, all);
  if (!glb) return await change({ ...found, step: { at: 'finished', text: describeResult(ended) } });
  const { hash } = await fetchArtifact(connection, store, ref, glb.name, { signal });
  const model = await placedModel(store, hash, {
    height,
    replaced: replace === undefined ? undefined : modelOf(replace),
    signal,
  });
  await change({ ...found, model });
}

function filesOf(all: readonly Artifact[]) {
  return all.map(({ name, format }) => ({ name, format }));
}

/** Returns the lists of names in a result, which later requests can choose from. */
function offersOf(family: Family, task: object): Record<string, readonly string[]> {
  const lists = Object.entries(task).filter(
    ([name, value]) =>
      !family.results.includes(name) &&
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((each) => typeof each === 'string'),
  );
  return Object.fromEntries(lists) as Record<string, readonly string[]>;
}
