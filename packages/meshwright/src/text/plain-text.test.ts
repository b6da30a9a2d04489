import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainJson, plainLines, plainText } from './plain-text.ts';

it.each([
  ['walk', 'walk'],
  ['Größe, 箱, 📦', 'Größe, 箱, 📦'],
  ['red\u001b[31m', 'red\ufffd[31m'],
  ['title\u009d0;x\u0007', 'title\ufffd0;x\ufffd'],
  ['a\r\nerror: b', 'a\ufffd\ufffderror: b'],
  ['abc\u202egnp.exe', 'abc\ufffdgnp.exe'],
  ['a\u2028b', 'a\ufffdb'],
])('prints %j as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

it('keeps the line breaks of a text and removes other control characters', () => {
  expect(plainLines('a\u001b[2J\n  b\r')).toBe('a\ufffd[2J\n  b\ufffd');
});

it('writes equivalent JSON without control characters', () => {
  const texts = fc.array(fc.string({ unit: 'binary' }));
  assertProperty(
    fc.property(texts, (value) => {
      const text = plainJson(value, 2);
      expect(JSON.parse(text)).toEqual(value);
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    }),
  );
  expect(plainJson('\u009b\u202e')).toBe('"\\u009b\\u202e"');
});
