import { PurchaseError, type PurchaseErrorCode } from '@meshwright/purchase';
import { errorText } from '../words/error-text.ts';
import { type Say, sentences } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Job, JobStep } from './job.ts';

/** The journal or the store was unavailable: a retry resumes safely in every case. */
const repeatable: ReadonlySet<PurchaseErrorCode> = new Set([
  'aborted',
  'bad_journal',
  'disk_full',
  'io_failed',
  'journal_failed',
]);

export function isRepeatable(error: unknown): boolean {
  return error instanceof PurchaseError && repeatable.has(error.code);
}

/**
 * Returns the step of a job after an error. With a task it can be resumed; without one the journal knows no create or
 * could not be read.
 */
export function stepAfter(error: unknown, { task }: Pick<Job, 'task'>, say: Say): JobStep {
  const { text, detail } = errorText(error, say);
  if (task || isRepeatable(error)) return { at: 'stuck', text, detail };
  return { at: 'failed', text: isFree(error) ? text : sentences(text, say('Nothing was paid.')), detail };
}

/** Whether the text of an error says already that nothing was sent or paid. */
function isFree(error: unknown): boolean {
  if (error instanceof PurchaseError && error.code === 'over_budget') return true;
  return /Nothing was (sent|paid)/.test(errorText(error, wordsOf({})).text);
}
