import { families, imageToImage, textToImage, textToMotion } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { expect, it } from 'vitest';
import { withUsual } from './usual-values.ts';

it.each([
  [textToImage, { prompt: 'a fox' }, { prompt: 'a fox', ai_model: 'nano-banana' }],
  [textToImage, { ai_model: 'image-2' }, { ai_model: 'image-2' }],
  [imageToImage, {}, { ai_model: 'nano-banana' }],
  [textToMotion, { prompt: 'bows' }, { prompt: 'bows', duration: 5 }],
  [textToMotion, { duration: 2 }, { duration: 2 }],
])('a required field that people leave out has its usual value: %#', (family, body, whole) => {
  expect(withUsual(detailsOf(family), body)).toEqual(whole);
});

it('no other family gets a field', () => {
  const own = [textToImage, imageToImage, textToMotion].map(({ name }) => name);
  for (const family of families.filter(({ name }) => !own.includes(name))) {
    expect(withUsual(detailsOf(family), {})).toEqual({});
  }
});
