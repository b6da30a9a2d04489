import { type TaskError, taskErrorCodes } from '@meshwright/contract';
import type { FormField } from '../form/form-fields.ts';
import { plainHelp } from './plain-help.ts';
import { plainReason } from './plain-reason.ts';

/**
 * Describes why a task failed and what to do about it, with the code of a known cause, by which it can be looked up.
 * @param fields of the family, whose labels replace their names
 */
export function failureText(error: TaskError | null | undefined, fields: readonly FormField[]): string {
  const { message = '', code = '', type = '' } = error ?? {};
  const known = [code, type].find((name) => Object.hasOwn(taskErrorCodes, name));
  const said = plainReason(message);
  if (known !== undefined) {
    const { meaning, remedy } = taskErrorCodes[known]!;
    return `Failed: ${meaning} ${plainHelp(remedy, fields)} (${known})`;
  }
  const why = said ?? kinds[type] ?? 'the service gave no reason.';
  return `Failed: ${/[.!?]$/.test(why) ? why : `${why}.`}${code && ` (${code})`}`;
}

/** Types without a code of the same name. */
const kinds: Readonly<Record<string, string>> = {
  service_unavailable: 'the service is not available. Try again later.',
  server_error: 'the service made an error. Try again.',
};
