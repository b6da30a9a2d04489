/** Every reason for a refusal or failure; the message names the remedy. */
export type PipelineErrorCode =
  | 'bad_option'
  | 'bad_recipe'
  | 'bad_project'
  | 'over_budget'
  | 'unknown_outcome'
  | 'task_failed'
  | 'bad_journal'
  | 'journal_failed'
  | 'io_failed'
  | 'disk_full'
  | 'missing_content'
  | 'aborted';

/**
 * The error of this package: what was tried, what came back, and the remedy. Contains no key and no signed query.
 * @example
 * import { PipelineError, readProject } from '@meshwright/pipeline';
 *
 * const project = await readProject(files).catch((error) => {
 *   if (error instanceof PipelineError) console.error(error.code, error.message);
 * });
 */
export class PipelineError extends Error {
  override readonly name = 'PipelineError';
  readonly code: PipelineErrorCode;

  constructor(code: PipelineErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
