import { expect, it } from 'vitest';
import { sampleOf, samples } from './samples.ts';

it('takes the usual number of samples, and one at least', () => {
  expect([samples(60), samples(0)]).toEqual([60, 1]);
});

it('takes rows that are spread over the table, beginning with the first', () => {
  expect(sampleOf(['a', 'b', 'c', 'd', 'e', 'f'], 3)).toEqual(['a', 'c', 'e']);
  expect(sampleOf(['a', 'b'], 3)).toEqual(['a', 'b']);
  expect(sampleOf([], 3)).toEqual([]);
});
