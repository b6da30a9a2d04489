import { families } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { expect, it } from 'vitest';
import { withSourcesTable } from './sources-table.ts';

const page = withSourcesTable('before\n<!-- derived: sources -->\nold\n<!-- /derived -->\nafter\n');

it('stands between its comments', () => {
  expect(page).toMatch(/^before\n<!-- derived: sources -->\n\| In the table/);
  expect(page).toMatch(/\|\n<!-- \/derived -->\nafter\n$/);
  expect(page).not.toContain('old');
  expect(() => withSourcesTable('nothing')).toThrow('needs the comments');
});

it('says of each family what is certain, what was observed and what is ours', () => {
  expect(page).toContain(
    '| Text to 3D | `/v2/text-to-3d` certain | A: `topology` | A; certain: `alpha_thumbnail_url` |',
  );
  expect(page).toContain('| Text to Texture | `/v1/text-to-texture` ours |');
  expect(page).toContain('`/v1/usage/tasks` B');
  for (const family of families) expect(page).toContain(`| ${detailsOf(family).title} |`);
});
