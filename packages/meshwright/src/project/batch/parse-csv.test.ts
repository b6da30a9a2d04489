import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

const cells = (text: string) => parseCsv(text).rows.map((row) => row.cells);

it.each<[string, string, readonly (readonly string[])[]]>([
  [
    'commas',
    'name,prompt\nchest,a chest\n',
    [
      ['name', 'prompt'],
      ['chest', 'a chest'],
    ],
  ],
  [
    'semicolons',
    'name;prompt\r\nchest;a chest, open',
    [
      ['name', 'prompt'],
      ['chest', 'a chest, open'],
    ],
  ],
  [
    'tabs and a byte order mark',
    '\ufeffname\tprompt\nchest\ta chest',
    [
      ['name', 'prompt'],
      ['chest', 'a chest'],
    ],
  ],
  [
    'quotes with separators, quotes and line ends',
    'prompt\n"a ""big"", red\nchest"\n',
    [['prompt'], ['a "big", red\nchest']],
  ],
  [
    'a quoted header',
    '"name","a;b;c"\nx,y',
    [
      ['name', 'a;b;c'],
      ['x', 'y'],
    ],
  ],
  [
    'an empty last cell',
    'name,height\nchest,',
    [
      ['name', 'height'],
      ['chest', ''],
    ],
  ],
  ['nothing', '', []],
])('reads %s', (_, text, expected) => {
  expect(cells(text)).toEqual(expected);
});

it('counts rows as a spreadsheet does: empty lines count, line ends in a cell do not', () => {
  const { rows } = parseCsv('prompt\n\n"a\nb"\nc\n');
  expect(rows.map(({ row }) => row)).toEqual([1, 3, 4]);
});

it.each([
  ['prompt\n"a chest\nb\n', 2, /never ends: close it/],
  ['prompt\na\n"b" c\nd\n', 3, /after the closing quote.*"" for a quote/],
])('reports a broken cell of %j by its row, and reads on', (text, row, message) => {
  const { issues } = parseCsv(text);
  expect(issues).toMatchObject([{ row, message: expect.stringMatching(message) }]);
});

it('reads back what is written by the rules of RFC 4180', () => {
  const cell = fc.string().map((text) => text.trim());
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  assertProperty(
    fc.property(table, (rows) => {
      const width = Math.min(...rows.map((row) => row.length));
      const even = [
        Array.from({ length: width }, (_, i) => `column ${i}`),
        ...rows.map((row) => row.slice(0, width)),
      ];
      const text = even
        .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
        .join('\r\n');
      const filled = even.filter((row) => row.some((value) => value !== ''));
      const { rows: read, issues } = parseCsv(text);
      expect([read.map((row) => row.cells), issues]).toEqual([filled, []]);
    }),
  );
});
