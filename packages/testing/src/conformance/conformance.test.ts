import { afterAll, describe, it } from 'vitest';
import { short } from '../../../../test/short.ts';
import { sections } from './sections.ts';
import { createWorld } from './service-under-test.ts';

// Tests each sentence of the specification that is observable over real HTTP. The statements are data, so that the
// same suite runs on another store and can be counted. Some run jobs of the real engine, so the time limits are long
// for busy machines.

const world = createWorld();
afterAll(() => world.close());

for (const { title, statements } of sections) {
  describe(title, () => {
    for (const { title, holds, takesLong } of statements)
      it.skipIf(short && takesLong)(title, () => holds(world));
  });
}
