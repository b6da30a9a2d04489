import type { Issue } from '@meshwright/contract';
import type { Exit } from './exit-codes.ts';

/**
 * The one error of this package. `code` is the way the command ends; `issues` say which values were wrong.
 * Messages say what was tried, what came back and what to do.
 */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly code: Exit;
  readonly issues: readonly Issue[];
  /** The task that goes on without this command, to name it in the message. */
  readonly task: string | undefined;

  constructor(
    code: Exit,
    message: string,
    options: { issues?: readonly Issue[]; task?: string; cause?: unknown } = {},
  ) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.issues = options.issues ?? [];
    this.task = options.task;
  }
}
