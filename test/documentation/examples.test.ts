import { repository } from '@meshwright/testing/repository';
import { examples } from '@meshwright/tools/documentation/code-blocks';
import { expect, it } from 'vitest';

const all = examples(repository);

it('has an example for every public function and class', () => {
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(({ code }) => code === '').map(({ id }) => id)).toEqual([]);
});
