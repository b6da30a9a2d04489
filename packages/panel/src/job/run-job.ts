import { result, taskRef } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import type { LostDecision } from '@meshwright/purchase';
import { settle } from '@meshwright/purchase/order';
import { familyFields } from '../form/form-fields.ts';
import { failureText } from '../words/failure-text.ts';
import { sentences } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { downloadResult } from './download-result.ts';
import { importModel } from './import-model.ts';
import type { Job } from './job.ts';
import type { JobContext } from './job-context.ts';
import { sendJob } from './send-job.ts';
import { showElapsed } from './show-elapsed.ts';
import { stepAfter } from './step-after.ts';
import { describeResult } from './texts/describe-result.ts';
import { paidText } from './texts/paid-text.ts';
import { storedTexts } from './texts/stored-text.ts';

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
    if (!job().model || job().imported) return;
    if (jobContext.isPlaced(job().id)) await importModel(job(), change, jobContext);
    else await change({ step: { at: 'ready', text: storedTexts.anotherTake } });
  } catch (error) {
    if (options.signal.aborted) return;
    await change({ step: stepAfter(error, job(), wordsOf(jobContext.host.facts)) });
  }
}

/** Waits for the task and downloads its results. */
async function follow(
  job: Job,
  change: (update: Partial<Job>) => Promise<void>,
  jobContext: JobContext,
  signal: AbortSignal,
): Promise<void> {
  const { buyer } = jobContext;
  const say = wordsOf(jobContext.host.facts);
  const { task } = job;
  const family = familyNamed(job.family)!;
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
    const isFailed = ended.status === 'FAILED';
    const why = isFailed ? failureText(ended.task_error, familyFields(family), say) : say('Canceled.');
    const detail = isFailed ? ended.task_error?.message || undefined : undefined;
    return await change({
      step: { at: 'failed', text: sentences(why, paidText(credits, say)), detail },
      task: bought,
    });
  }
  await change({ step: { at: 'fetching' }, task: bought });
  const found = await showElapsed('fetching', change, buyer, () =>
    downloadResult(job, family, ref, ended, jobContext, signal),
  );
  if (found.model) return await change(found);
  await change({
    ...found,
    step: { at: 'finished', text: describeResult(ended, family, found.files ?? [], say) },
  });
}
