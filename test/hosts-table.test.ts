import { join } from 'node:path';
import { expect, it } from 'vitest';

const { hostRows, tableText } = await import(new URL('../scripts/hosts/table.mjs', import.meta.url).href);

const file = (plugin: string) => join(import.meta.dirname, '../plugins', plugin, 'src/host.test.ts');
const figures = { inputs: 3, seconds: 1.234, blockMs: 7.89 };
const results = [
  {
    name: file('studio'),
    assertionResults: [
      { ancestorTitles: ['Studio as a host'], title: 'imports', status: 'passed', meta: { host: figures } },
      { ancestorTitles: ['Studio as a host'], title: 'pays once', status: 'failed' },
      { ancestorTitles: ['Studio as a host'], title: 'undoes', status: 'skipped' },
      { ancestorTitles: ['the page'], title: 'is served', status: 'passed' },
    ],
  },
  {
    name: file('godot'),
    assertionResults: ['imports', 'pays once'].map((title) => ({
      ancestorTitles: ['Godot as a host (skipped: no Godot 4)'],
      title,
      status: 'skipped',
    })),
  },
];

it('the table has a row for each host suite, and names the reason of each skip', () => {
  const rows = hostRows(results);
  expect(rows).toEqual([
    { plugin: 'studio', host: 'Studio', passed: 1, failed: 1, skipped: 1, reasons: ['undoes'], figures },
    { plugin: 'godot', host: 'Godot', passed: 0, failed: 0, skipped: 2, reasons: ['no Godot 4'] },
  ]);
  const lines: string[] = tableText(rows).split('\n');
  expect(lines[0]).toMatch(/^host +version +passed +failed +skipped +lines +inputs +seconds +block ms$/);
  expect(lines[1]).toMatch(/^Studio +\d\S+ +1 +1 +1 +[1-9]\d{2,} +3 +1\.2 +7\.9$/);
  expect(lines[2]).toMatch(/^Godot +0 +0 +2 +[1-9]\d{2,}$/);
  expect(lines.slice(3)).toEqual(['skipped in Studio: undoes', 'skipped in Godot: no Godot 4']);
});
