import { taskErrorCodes } from '@meshwright/contract';
import { httpUrl } from '../download/http-url.ts';
import { redact } from '../http/redact.ts';

/**
 * Returns why a task FAILED, as sentences: the cause, what to do about it, and the code with the words of the service. A
 * code that the contract does not know has the words of the service and its page instead. Undefined without a reason.
 * @param task a task object; its `task_error` may have any form
 * @example
 * import { failureReason, result } from '@meshwright/client';
 *
 * const task = await result(connection, ref);
 * if (task.status === 'FAILED') console.error(failureReason(task) ?? 'The service gave no reason.');
 */
export function failureReason(task: object): string | undefined {
  const { task_error: error } = task as { task_error?: unknown };
  const { message, code, type, doc_url } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Record<string, unknown>;
  const said = sentence(message ?? error);
  const name = sentence(code) || sentence(type);
  const known = Object.hasOwn(taskErrorCodes, name) ? taskErrorCodes[name] : undefined;
  if (known) {
    return `${known.meaning} ${known.remedy} (${[name, said].filter(Boolean).join(': ')})`;
  }
  const page = typeof doc_url === 'string' ? httpUrl(doc_url) : undefined;
  const see = page && `see ${page.origin}${page.pathname}${page.hash}`;
  const details = [name, see].filter(Boolean).join(', ');
  return [said, details && `(${details})`].filter(Boolean).join(' ') || undefined;
}

function sentence(text: unknown): string {
  if (typeof text !== 'string') return '';
  return redact(
    text
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
      .slice(0, 300),
  );
}
