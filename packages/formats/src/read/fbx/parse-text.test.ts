import { expect, it } from 'vitest';
import { parseText } from './parse-text.ts';

const parse = (text: string) => parseText(new TextEncoder().encode(text)).records;

it('reads values, nested records, comments and lists over several lines', () => {
  const records = parse(`; a comment
Model: 12, "Model::a &quot;b&quot;", "Mesh" {
	Shading: Y
	Empty:  {
	}
	Points: 1,-2.5,
		3e2
		,4 ; behind
	Done: 1
}`);
  expect(records).toEqual([
    {
      name: 'Model',
      values: [12, 'Model::a "b"', 'Mesh'],
      children: [
        { name: 'Shading', values: ['Y'], children: [] },
        { name: 'Empty', values: [], children: [] },
        { name: 'Points', values: [1, -2.5, 300, 4], children: [] },
        { name: 'Done', values: [1], children: [] },
      ],
    },
  ]);
});

it('reads numbers exactly, also ids beyond doubles and what old compilers print', () => {
  const [record] = parse(
    'Values: 0.1,-1.7976931348623157e308,9007199254740993,0.333233326673508,1.#INF,-1.#INF',
  );
  expect(record!.values).toEqual([
    0.1,
    -1.7976931348623157e308,
    9007199254740993n,
    0.333233326673508,
    Infinity,
    -Infinity,
  ]);
});

it('makes an array of a starred record', () => {
  expect(parse('Weights: *3 {\n a: 1,0.5,0\n}')[0]!.values).toEqual([Float64Array.of(1, 0.5, 0)]);
});

it('takes the version from the header, else from the first comment', () => {
  const version = (text: string) => parseText(new TextEncoder().encode(text)).version;
  expect(version('; FBX 7.4.0 project file\nFBXHeaderExtension:  {\n FBXVersion: 7700\n}')).toBe(7700);
  expect(version('; FBX 5.8.0 project file\n')).toBe(5800);
});

it.each([
  ['Objects:  {\n', 'line 2: it ends within a record'],
  ['}\n', 'line 1: it closes a record that is not open'],
  ['Name: "no end', 'line 1: a text has no end'],
  ['just words', 'line 1: expected a record'],
  ['A: {'.repeat(70), 'line 1: its records nest too deeply'],
])('names the line of %j', (text, message) => {
  expect(() => parse(text)).toThrow(message);
});
