import type { InputFile, JobOutput } from '../job.ts';
import { jobs } from '../jobs.ts';
import { runJob } from '../run-job.ts';

/** Runs a job of the registry with seed 1 and keeps what it reported. */
export async function runRecorded(
  family: string,
  request: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, InputFile>>,
  signal: AbortSignal = new AbortController().signal,
): Promise<JobOutput & { progress: number[] }> {
  const progress: number[] = [];
  const input = { family, request, files, seed: 1 };
  const output = await runJob(jobs, input, { progress: (percent) => progress.push(percent), signal });
  return { ...output, progress };
}
