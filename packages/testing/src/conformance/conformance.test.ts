import { sections } from '@meshwright/conformance';
import { branchesOf, sampleOf } from '@meshwright/testing/samples';
import { afterAll, describe, it } from 'vitest';
import { ownWorld } from './service-under-test.ts';

// Tests sentences of the specification that are observable over real HTTP, some of each section, and all
// of them in torture. The statements are data, so that the same suite runs on another store and can be counted.

const world = ownWorld();
afterAll(() => world.close());

for (const { title, statements } of sections) {
  describe(title, () => {
    const quick = sampleOf(
      statements.filter(({ takesLong }) => !takesLong),
      2,
    );
    for (const { title, holds } of branchesOf(statements, (each) => quick.includes(each)))
      it(title, () => holds(world));
  });
}
