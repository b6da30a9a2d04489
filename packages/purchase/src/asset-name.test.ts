import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assetName } from './asset-name.ts';

it.each([
  ['a wooden treasure chest', 'wooden-treasure-chest'],
  ['The Red Mushroom!', 'red-mushroom'],
  ['a', 'a'],
  ['', 'asset'],
  ['  ---  ', 'asset'],
  ['../../etc/passwd', 'etc-passwd'],
  ['CON', 'asset-con'],
  ['красный гриб', 'красный-гриб'],
  ['x'.repeat(200), 'x'.repeat(60)],
  [`a chest ${'and another '.repeat(20)}`, 'chest-and-another-and-another-and-another-and-another-and'],
])('names %j as %j', (sentence, name) => {
  expect(assetName(sentence)).toBe(name);
});

it('stays inside the folder for any sentence', () => {
  assertProperty(
    fc.property(fc.string({ unit: 'binary' }), (sentence) => {
      const name = assetName(sentence);
      expect(name).toMatch(/^[^/\\.:*?"<>|\0\s]+$/u);
      expect([...name].length).toBeLessThanOrEqual(70);
    }),
  );
});
