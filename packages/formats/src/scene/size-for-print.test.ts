import { characterDocument } from '@meshwright/testing/models/character-document';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { write3mf } from '../write/write-3mf.ts';
import { sizeForPrint } from './size-for-print.ts';

const heightOf = (corners: readonly number[]): number => {
  const ys = corners.filter((_, i) => i % 3 === 1);
  return ys.reduce((a, b) => Math.max(a, b)) - ys.reduce((a, b) => Math.min(a, b));
};

it.each([
  ['a plain model', () => knotDocument(24, 8)],
  ['a skinned one', () => characterDocument()],
])('%s is as high as stated, in every direction by one factor', async (_, load) => {
  const document = await load();
  const before = documentCorners(document);
  const { factor, millimetres } = sizeForPrint(document, 80);
  const after = documentCorners(document);
  expect(heightOf(after)).toBeCloseTo(0.08, 6);
  expect(millimetres[1]).toBeCloseTo(80, 9);
  const most = after.reduce((worst, value, i) => Math.max(worst, Math.abs(value - before[i]! * factor)), 0);
  expect(most).toBeLessThan(1e-6);
});

it('a 3MF states the ratio, and no metadata without one', async () => {
  const document = knotDocument(24, 8);
  const text = async () => new TextDecoder().decode(unzipSync(await write3mf(document))['3D/3dmodel.model']);
  expect(await text()).not.toContain('mw:Scale');
  const { ratio } = sizeForPrint(document, 50);
  expect(await text()).toContain(`<metadata name="mw:Scale" type="xs:string">${ratio}</metadata>`);
});

it('refuses heights that cannot be meant', () => {
  for (const height of [0, -5, Number.NaN, 20_000])
    expect(() => sizeForPrint(knotDocument(12, 6), height)).toThrow(/give 1 to 10000 mm/);
});
