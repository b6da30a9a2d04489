import { expect, it } from 'vitest';
import { hostRows, hostTable } from './table.ts';

const host = { inputs: 3, seconds: 1.234, blockMs: 7.89 };
const knight = { inputs: 5, seconds: 61.2, blockMs: 48.04 };
const test = (file: string, name: string, state: string, meta = {}) => ({ file, name, state, meta });
const tests = [
  test('plugins/studio/a', 'Studio as a host > imports', 'passed', { host }),
  test('plugins/studio/a', 'Studio as a host > makes a knight', 'passed', { host: { knight } }),
  test('plugins/studio/a', 'Studio as a host > pays > once', 'failed'),
  test('plugins/studio/a', 'Studio as a host > undoes', 'skipped'),
  test('plugins/studio/a', 'the page > is served', 'passed'),
  test('plugins/godot/a', 'Godot as a host (skipped: no Godot 4) > imports', 'skipped'),
  test('plugins/godot/a', 'Godot as a host (skipped: no Godot 4) > pays', 'skipped'),
];

it('the table has a row for each host suite, and names the reason of each skip once', () => {
  expect(hostTable(hostRows(tests)).split('\n')).toEqual([
    'host    passed  failed  skipped  inputs  seconds  block ms  knight inputs  knight seconds  knight block ms',
    'Studio       2       1        1       3      1.2       7.9              5            61.2             48.0',
    'Godot        0       0        2',
    'skipped in Studio: undoes',
    'skipped in Godot: no Godot 4',
  ]);
});
