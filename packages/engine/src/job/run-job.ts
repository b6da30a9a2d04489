import { ignoredFields } from './ignored/ignored-fields.ts';
import type { Job, JobContext, JobInput, JobOutput } from './job.ts';
import { asJobError, JobError } from './job-error.ts';
import { offerMapFiles } from './offer-map-files.ts';

/**
 * Runs one job of a registry under the rules all jobs share: progress is an integer within 0 to 100 and never falls,
 * every failure becomes a JobError, and fields without effect are listed.
 * @throws JobError
 * @example
 * import { jobs, runJob } from '@meshwright/engine';
 *
 * const { files, result } = await runJob(
 *   jobs,
 *   {
 *     family: 'resize',
 *     request: { resize_height: 1.8 },
 *     files: { model: { name: 'chest.glb', bytes: await readFile('chest.glb') } },
 *     seed: 1,
 *   },
 *   { progress: (percent) => console.log(percent), signal: AbortSignal.timeout(60_000), thumbnailSize: 64 },
 * );
 */
export async function runJob(
  jobs: Readonly<Record<string, Job>>,
  input: JobInput,
  context: JobContext,
): Promise<JobOutput> {
  const job = Object.hasOwn(jobs, input.family) ? jobs[input.family] : undefined;
  if (!job)
    throw new JobError(
      'invalid_option',
      `run ${input.family}: the local engine has no such job; use another family or a newer version.`,
    );
  let last = -1;
  const progress = (percent: number): void => {
    const next = Math.min(100, Math.max(0, Math.floor(percent)));
    if (next > last) {
      last = next;
      context.progress(next);
    }
  };
  try {
    context.signal.throwIfAborted();
    progress(0);
    const output = await offerMapFiles(await job(input, { ...context, progress }));
    // The last stage reports no progress after its end, so the signal is checked here.
    context.signal.throwIfAborted();
    progress(100);
    return withIgnored(input, output);
  } catch (error) {
    throw failureOf(asJobError(error), input.family, context.signal);
  }
}

/** Adds the fields that have no effect whatever the model is to those the job found. */
function withIgnored({ family, request }: JobInput, output: JobOutput): JobOutput {
  const always = ignoredFields(family, request);
  const known = new Set(always.map(({ field }) => field));
  const ignored = [...always, ...(output.ignored ?? []).filter(({ field }) => !known.has(field))];
  return ignored.length > 0 ? { ...output, ignored } : output;
}

function failureOf(error: unknown, family: string, signal: AbortSignal): JobError {
  if (error instanceof JobError) return error;
  if (signal.aborted)
    return new JobError('aborted', `run ${family}: stopped on request; run it again.`, { cause: error });
  const reason = error instanceof Error ? error.message : String(error);
  return new JobError(
    'internal',
    `run ${family}: the job failed (${reason}). This is a bug in the engine; try other options or another file, and report it.`,
    {
      cause: error,
    },
  );
}
