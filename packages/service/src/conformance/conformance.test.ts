import { afterAll, describe, it } from 'vitest';
import { sections } from './sections.ts';
import { createWorld } from './service-under-test.ts';

// Jobs of the real engine are among it; on a machine that is busy with other tests they take their time.
// Each sentence of the specification that HTTP can show, over real HTTP. The statements are data, so that the same
// suite can run on another store, and be counted.

const world = createWorld();
afterAll(() => world.close());

for (const { title, statements } of sections) {
  describe(title, () => {
    for (const { says, holds } of statements) it(says, () => holds(world));
  });
}
