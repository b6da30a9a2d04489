import { join } from 'node:path';
import { componentGame } from '@meshwright/testing/components/component-game';
import { componentSuite } from '@meshwright/testing/components/component-suite';
import { demandSuite } from '@meshwright/testing/components/demand-suite';
import { functionSuite } from '@meshwright/testing/components/function-suite';
import { reloadSuite } from '@meshwright/testing/components/reload-suite';
import { expect, it } from 'vitest';
import type { VueScenarios } from './testing/vue-page.ts';

// Vue, TresJS, a real browser, a proxy, and the local service.
const script = join(import.meta.dirname, 'testing/vue-page.ts');
const game = componentGame<VueScenarios>({ script });
const { missing, run } = game;

componentSuite(game);
demandSuite(game);
functionSuite(game);
reloadSuite(game);

it.skipIf(missing)('a hot reload mounts again', async () => {
  await run('show', [{ key: 'box', source: '/box.glb', height: 2 }]);
  await run('logged', 'box shown file');
  expect(await run('mounts')).toBe(1);
  await run('reload');
  expect(await run('mounts')).toBe(2);
});
