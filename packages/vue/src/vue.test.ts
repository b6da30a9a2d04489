import { join } from 'node:path';
import { expect, it } from 'vitest';
import { componentGame } from '../../three/src/testing/component-game.ts';
import { componentSuite } from '../../three/src/testing/component-suite.ts';
import { demandSuite } from '../../three/src/testing/demand-suite.ts';
import { functionSuite } from '../../three/src/testing/function-suite.ts';
import { reloadSuite } from '../../three/src/testing/reload-suite.ts';
import type { VueScenarios } from './testing/vue-page.ts';

// Vue, TresJS, a real browser, a proxy, and the local service.
const script = join(import.meta.dirname, 'testing/vue-page.ts');
const game = componentGame<VueScenarios>({ script });
const { missing, run } = game;

componentSuite(game);
demandSuite(game);
functionSuite(game);
reloadSuite(game);

it.skipIf(missing)('a hot reload mounts anew', async () => {
  await run('show', [{ key: 'box', source: '/box.glb', height: 2 }]);
  await run('logged', 'box shown file');
  expect(await run('mounts')).toBe(1);
  await run('reload');
  expect(await run('mounts')).toBe(2);
});
