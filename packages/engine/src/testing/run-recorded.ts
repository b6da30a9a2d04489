import type { InputFile, JobInput, JobOutput } from '../job/job.ts';
import { runJob } from '../job/run-job.ts';
import { jobs } from '../jobs.ts';

/** Runs a job of the registry with seed 1 and records its reports. */
export async function runRecorded(
  family: string,
  request: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, InputFile>>,
  signal: AbortSignal = new AbortController().signal,
  source?: JobInput['source'],
): Promise<JobOutput & { progress: number[] }> {
  const progress: number[] = [];
  const input = { family, request, files, seed: 1, ...(source && { source }) };
  const output = await runJob(jobs, input, {
    progress: (percent) => progress.push(percent),
    signal,
    thumbnailSize: smallThumbnail,
    textureSize: smallTexture,
  });
  return { ...output, progress };
}

/** Pictures have separate tests; elsewhere a small size saves time. */
const smallThumbnail = 64;
const smallTexture = 128;
