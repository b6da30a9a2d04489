import { sections } from '@meshwright/conformance';
import { sampleOf } from '@meshwright/testing/samples';
import { afterAll, describe, it } from 'vitest';
import { ownWorld } from './service-under-test.ts';

// Tests sentences of the specification that are observable over real HTTP, some of each section. The statements are
// data, so that the same suite runs on another store and can be counted: conformance.torture.test.ts has all of them.

const world = ownWorld();
afterAll(() => world.close());

for (const { title, statements } of sections) {
  describe(title, () => {
    const quick = statements.filter(({ takesLong }) => !takesLong);
    for (const { title, holds } of sampleOf(quick, 4)) it(title, () => holds(world));
  });
}
