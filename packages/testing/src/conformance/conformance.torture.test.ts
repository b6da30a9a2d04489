import { sections } from '@meshwright/conformance';
import { afterAll, describe, it } from 'vitest';
import { ownWorld } from './service-under-test.ts';

// All statements on the embedded storage.

const world = ownWorld();
afterAll(() => world.close());

for (const { title, statements } of sections) {
  describe(title, () => {
    for (const { title, holds } of statements) it(title, () => holds(world));
  });
}
