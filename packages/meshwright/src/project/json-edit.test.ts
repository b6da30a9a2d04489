import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withJsonValue } from './json-edit.ts';

it.each([
  ['{}', ['a'], 1, '{\n  "a": 1\n}'],
  [
    '{ "assets": {} }\n',
    ['assets', 'x'],
    { y: 1 },
    '{ "assets": {\n    "x": {\n      "y": 1\n    }\n  } }\n',
  ],
  ['{"a": {"b": 1},"c":2}', ['a', 'b'], [3], '{"a": {"b": [\n      3\n    ]},"c":2}'],
  [
    '{\n\t"a": { "b": "}\\"{" },\n\t"c": [1, {"d": ","}]\n}\n',
    ['e'],
    true,
    '{\n\t"a": { "b": "}\\"{" },\n\t"c": [1, {"d": ","}],\n\t"e": true\n}\n',
  ],
  ['{\r\n    "a": 1\r\n}', ['b'], { c: 2 }, '{\r\n    "a": 1,\r\n    "b": {\r\n        "c": 2\r\n    }\r\n}'],
  // The last of two equal keys is the one that JSON.parse returns.
  ['{"a": 1, "a": 2}', ['a'], 3, '{"a": 1, "a": 3}'],
])('%j with %j set', (text, path, value, expected) => {
  expect(withJsonValue(text, path, value)).toBe(expected);
});

it('sets the given value and changes nothing else, in any object', () => {
  const key = fc.oneof(fc.constantFrom('a', 'b', '', '"', '\\', '{', '__proto__'), fc.string());
  assertProperty(
    fc.property(
      fc.dictionary(key, fc.dictionary(key, fc.jsonValue())),
      key,
      key,
      fc.jsonValue(),
      fc.constantFrom(undefined, 2, '\t'),
      (object, outer, inner, value, space) => {
        fc.pre(Object.hasOwn(object, outer));
        const text = JSON.stringify(object, null, space);
        const entries = Object.entries(JSON.parse(text) as object).map(([name, fields]) => [
          name,
          name === outer
            ? Object.fromEntries([...Object.entries(fields), [inner, JSON.parse(JSON.stringify(value))]])
            : fields,
        ]);
        const edited = JSON.parse(withJsonValue(text, [outer, inner], value)) as unknown;
        expect(edited).toEqual(Object.fromEntries(entries));
      },
    ),
    { numRuns: 100 },
  );
});
