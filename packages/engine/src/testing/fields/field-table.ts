import type { FieldOutcome } from './walk-fields.ts';

/** Returns the rows of the table of fields. */
export function fieldTable(outcomes: readonly FieldOutcome[]): string[] {
  return outcomes.map(
    ({ family, field, outcome, message = '' }) => `| ${family} | \`${field}\` | ${outcome} | ${message} |`,
  );
}
