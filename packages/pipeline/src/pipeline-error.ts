/** Every way the pipeline can refuse or fail; the README says what each means and what to do. */
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

/** The one error of this package: what was tried, what came back, what to do. Holds no key and no signed query. */
export class PipelineError extends Error {
  override readonly name = 'PipelineError';
  readonly code: PipelineErrorCode;

  constructor(code: PipelineErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
