import { type TaskError, taskErrorCodes } from '@meshwright/contract';
import type { FormField } from '../form/form-fields.ts';
import { helpText } from './plain-help.ts';
import { plainReason } from './plain-reason.ts';
import type { Say } from './say.ts';

/**
 * Describes why a task failed and what to do about it, with the code of a known cause, by which it can be looked up.
 * @param fields of the family, whose labels replace their names
 */
export function failureText(
  error: TaskError | null | undefined,
  fields: readonly FormField[],
  say: Say,
): string {
  const { message = '', code = '', type = '' } = error ?? {};
  const known = [code, type].find((name) => Object.hasOwn(taskErrorCodes, name));
  if (known !== undefined) {
    const { meaning, remedy } = taskErrorCodes[known]!;
    const remedies = helpText(remedy, fields, say);
    return say('Failed: {meaning} {remedy} ({code})', {
      meaning: say(meaning),
      remedy: remedies,
      code: known,
    });
  }
  const reason = plainReason(message);
  if (reason !== undefined) return coded(say('Failed: {reason}', { reason: ended(reason) }));
  if (type === 'service_unavailable')
    return coded(say('Failed: the service is not available. Try again later.'));
  if (type === 'server_error') return coded(say('Failed: the service made an error. Try again.'));
  return coded(say('Failed: the service gave no reason.'));

  function coded(text: string): string {
    return code === '' ? text : `${text} (${code})`;
  }
}

/** Returns a reason with a full stop. */
export function ended(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}
