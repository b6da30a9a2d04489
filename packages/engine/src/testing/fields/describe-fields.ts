import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fieldFiles } from './field-files.ts';
import { fieldTable } from './field-table.ts';
import { walkFamily } from './walk-fields.ts';

/** Text of docs/reference/fields.md. */
export const fieldsPage = readFileSync(
  join(import.meta.dirname, '../../../../../docs/reference/fields.md'),
  'utf8',
);

/** Outcomes that no field may have. */
const wrong: ReadonlySet<string> = new Set(['nothing', 'effect, but ignored']);

/** For one family on a loaded machine: the slowest takes a sixth of it on a free one. */
const limitMs = 180_000;

/** Tests that each field of the families changes the result, as docs/reference/fields.md says. */
export function describeFields(families: readonly string[]): void {
  const filesOf = fieldFiles();
  it.each(families)(
    '%s: a changed field changes the result, or the task says that it did not, as docs/reference/fields.md has it',
    async (family) => {
      const outcomes = await walkFamily(family, filesOf);
      expect(outcomes.filter(({ outcome }) => wrong.has(outcome))).toEqual([]);
      expect(fieldTable(outcomes).filter((line) => !fieldsPage.includes(line))).toEqual([]);
    },
    limitMs,
  );
}
