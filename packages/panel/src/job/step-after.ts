import { PipelineError, type PipelineErrorCode } from '@meshwright/pipeline/purchase';
import type { Job, JobStep } from './job.ts';

/** The journal or the store could not be used: the same again goes on where it was, whatever has happened. */
const repeatable: ReadonlySet<PipelineErrorCode> = new Set([
  'aborted',
  'bad_journal',
  'disk_full',
  'io_failed',
  'journal_failed',
]);

export function isRepeatable(error: unknown): boolean {
  return error instanceof PipelineError && repeatable.has(error.code);
}

/**
 * What an error makes of a job. With a task it can be taken up again; without one the journal knows of no create, or
 * could not be read.
 */
export function stepAfter(error: unknown, { task }: Pick<Job, 'task'>): JobStep {
  const text = error instanceof Error ? error.message : String(error);
  if (task || isRepeatable(error)) return { at: 'stuck', text };
  return { at: 'failed', text: /Nothing was (sent|paid)/.test(text) ? text : `${text} Nothing was paid.` };
}
