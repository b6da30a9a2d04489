/** Most sentences of a service that a job shows, and most characters of each. */
const maxNotes = 6;
const maxLength = 300;

/**
 * Returns what a task says about its result, one sentence each: that it stands in for that of a trained model, and which
 * fields of the request had no effect. Empty for a service that says nothing.
 */
export function resultNotes(task: object): string[] {
  const { stand_in: standIn, ignored_fields: ignored } = task as Readonly<Record<string, unknown>>;
  const fields: unknown[] = Array.isArray(ignored) ? ignored : [];
  const messages = fields.map((each) => (each as { readonly message?: unknown } | null)?.message);
  return [standIn, ...messages]
    .filter((note): note is string => typeof note === 'string' && note !== '')
    .slice(0, maxNotes)
    .map((note) => (note.length > maxLength ? `${note.slice(0, maxLength - 1)}…` : note));
}
