import { detailsOf } from '@meshwright/contract/schema';
import { expect, it } from 'vitest';
import { describeFields, fieldsPage } from '../testing/fields/describe-fields.ts';
import { allFamilies } from '../testing/fields/field-cases.ts';

describeFields(['convert', 'resize']);

it('docs/reference/fields.md has a line for every field of every family', () => {
  const missing = allFamilies.flatMap((family) =>
    Object.keys(detailsOf(family).request.entries).filter(
      (field) => !fieldsPage.includes(`| ${family.name} | \`${field}\` | `),
    ),
  );
  expect(missing).toEqual([]);
  expect(fieldsPage).not.toMatch(/\| nothing \|/);
});
