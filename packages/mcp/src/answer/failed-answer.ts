import type { McpRefusal } from '../mcp-error.ts';
import type { ToolAnswer } from '../tool.ts';
import { maxMessageChars } from './bounded.ts';
import { plain } from './plain.ts';

/** Converts any thrown value to an answer: a client shows it to the model, which can act on it. */
export function failedAnswer(error: unknown): ToolAnswer {
  const { name, code, issues, data, status } = error as Partial<McpRefusal> & {
    readonly issues?: unknown;
    /** Of an answer of the service, whose words stand in the message. */
    readonly status?: number;
  };
  const known = typeof code === 'string' && codeOf(name, code);
  const message = plain(error instanceof Error ? error.message : String(error), maxMessageChars);
  const failure = {
    code: known || 'internal',
    message,
    ...(Array.isArray(issues) && issues.length > 0 ? { issues } : {}),
  };
  const said =
    status !== undefined
      ? `the service answered ${status}; its words are in error.message`
      : code === 'bad_project'
        ? 'the files of the project are not valid; error.message says where'
        : message;
  return { text: `${failure.code}: ${said}`, data: { ...data, error: failure }, isError: true };
}

function codeOf(name: string | undefined, code: string): string {
  const own = [
    'McpRefusal',
    'PurchaseError',
    'PipelineError',
    'ClientError',
    'GltfError',
    'FormatError',
    'LookError',
    'CliError',
    'ServiceError',
  ];
  // Errors of the system: EACCES, ENOSPC.
  return own.includes(name ?? '') ? code : 'local_io';
}
