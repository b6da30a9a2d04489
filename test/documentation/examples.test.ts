import { repository } from '@meshwright/testing/repository';
import { expect, it } from 'vitest';
import { examples } from '../../scripts/documentation/code-blocks.mjs';

const all = examples(repository);

it('has an example for every public function and class', () => {
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(({ code }) => code === '').map(({ id }) => id)).toEqual([]);
});
