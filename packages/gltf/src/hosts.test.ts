import { beforeAll, describe, it } from 'vitest';
import { changedModels, changes, expectSame } from './testing/changed-models.ts';
import { inBabylon, inThree } from './testing/in-engines.ts';

let results: Awaited<ReturnType<typeof changedModels>>;
beforeAll(async () => {
  results = await changedModels();
});

describe.each([
  ['three.js', inThree],
  ['Babylon.js', inBabylon],
])('in %s', (_, open) => {
  it.each(changes)('a model %s has the reported box and clips', async (name) => {
    const { glb, expected } = results.get(name)!;
    expectSame(await open(glb), expected);
  });
});
