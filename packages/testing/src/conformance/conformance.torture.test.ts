import { afterAll, describe, it } from 'vitest';
import { sections } from './sections.ts';
import { createWorld } from './service-under-test.ts';

// All statements on the embedded storage.

const world = createWorld();
afterAll(() => world.close());

for (const { title, statements } of sections) {
  describe(title, () => {
    for (const { title, holds } of statements) it(title, () => holds(world));
  });
}
