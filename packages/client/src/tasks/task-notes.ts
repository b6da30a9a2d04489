/** What a task says about its own result, beyond the fields of the API. */
interface SelfReport {
  readonly stand_in?: unknown;
  readonly ignored_fields?: unknown;
}

/**
 * Returns what a task says about its result, one sentence each: that it stands in for that of a trained model, and
 * which fields of the request had no effect. Empty for a service that says nothing.
 * @example
 * import { result, taskNotes } from '@meshwright/client';
 *
 * for (const note of taskNotes(await result(connection, ref))) console.log(note);
 */
export function taskNotes(task: object): string[] {
  const { stand_in: standIn, ignored_fields: ignored } = task as SelfReport;
  const fields = Array.isArray(ignored) ? ignored : [];
  const messages = fields.map((each: { readonly message?: unknown } | null) => each?.message);
  return [standIn, ...messages].filter((note): note is string => typeof note === 'string' && note !== '');
}
