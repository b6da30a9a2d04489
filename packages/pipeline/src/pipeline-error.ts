import type { FileIssue } from './manifest/parse-manifest.ts';

/** Every reason for a refusal or failure; the message names the remedy. */
export type PipelineErrorCode =
  | 'bad_option'
  | 'bad_recipe'
  | 'bad_project'
  | 'task_failed'
  | 'io_failed'
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
  /** The mistakes of a `bad_project`, one by one; empty otherwise. */
  readonly mistakes: readonly FileIssue[];

  constructor(
    code: PipelineErrorCode,
    message: string,
    options: { cause?: unknown; mistakes?: readonly FileIssue[] } = {},
  ) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.mistakes = options.mistakes ?? [];
  }
}
