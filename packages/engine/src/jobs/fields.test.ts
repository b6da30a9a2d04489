import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detailsOf } from '@meshwright/contract/schema';
import { expect, it } from 'vitest';
import { full } from '../../../../test/full.ts';
import { short } from '../../../../test/short.ts';
import { allFamilies } from '../testing/fields/field-cases.ts';
import { fieldFiles } from '../testing/fields/field-files.ts';
import { fieldTable } from '../testing/fields/field-table.ts';
import { walkedFamilies, walkFamily } from '../testing/fields/walk-fields.ts';

/** The families of `--long`; the short form leaves the slowest out. */
const quick = new Set(['remesh', 'convert', 'resize', ...(short ? [] : ['analyze-printability'])]);
const filesOf = fieldFiles();
const page = readFileSync(join(import.meta.dirname, '../../../../docs/fields.md'), 'utf8');

it.each(walkedFamilies().filter((name) => full || quick.has(name)))(
  '%s: a changed field changes the result, or the task says that it did not, as docs/fields.md has it',
  async (family) => {
    const outcomes = await walkFamily(family, filesOf);
    expect(outcomes.filter(({ outcome }) => outcome === 'nothing')).toEqual([]);
    for (const line of fieldTable(outcomes)) expect(page).toContain(line);
  },
);

it('docs/fields.md has a line for every field of every family', () => {
  const missing = allFamilies.flatMap((family) =>
    Object.keys(detailsOf(family).request.entries).filter(
      (field) => !page.includes(`| ${family.name} | \`${field}\` | `),
    ),
  );
  expect(missing).toEqual([]);
  expect(page).not.toMatch(/\| nothing \|/);
});
