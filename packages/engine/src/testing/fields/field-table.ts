import type { FieldOutcome } from './walk-fields.ts';

/** Returns the rows of the table of fields, with N for the triangles of the subject that a row was made with. */
export function fieldTable(outcomes: readonly FieldOutcome[]): string[] {
  return outcomes.map(
    ({ family, field, outcome, message = '' }) =>
      `| ${family} | \`${field}\` | ${outcome} | ${message.replace(/[\d,]+ triangles/, 'N triangles')} |`,
  );
}
