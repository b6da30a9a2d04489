import { expect, it } from 'vitest';
import { lines, sizeText } from './report-text.ts';

it.each([
  [[0.9, 0.6, 0.6546875], 'metre', '0.9 x 0.6 x 0.6547 m (w x h x d)'],
  [[18, 1e-9, 23.00049], 'millimetre', '18 x 0 x 23 mm (w x h x d)'],
] as const)('prints the size %j in %s as %s', (size, unit, text) => {
  expect(sizeText([...size], unit)).toBe(text);
});

it('omits empty sections', () => {
  expect(
    lines([
      ['file', 'a.glb'],
      ['made by', ''],
      ['size', '1'],
    ]),
  ).toBe('file  a.glb\nsize  1');
});
