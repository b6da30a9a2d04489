import type { Issue } from '@meshwright/contract';
import type { Exit } from './exit-codes.ts';

/**
 * The error of this package. `code` determines the exit; `issues` name the invalid values. Messages state what was
 * tried, what came back and the remedy.
 */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly code: Exit;
  readonly issues: readonly Issue[];
  /** The task that continues without this command, for the message. */
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
