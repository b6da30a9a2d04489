import { join } from 'node:path';
import { componentGame } from '../../three/src/testing/component-game.ts';
import { componentSuite } from '../../three/src/testing/component-suite.ts';
import { demandSuite } from '../../three/src/testing/demand-suite.ts';
import { functionSuite } from '../../three/src/testing/function-suite.ts';
import { reloadSuite } from '../../three/src/testing/reload-suite.ts';
import { svelteFiles } from './testing/svelte-files.ts';
import type { SvelteScenarios } from './testing/svelte-page.ts';

// Svelte, Threlte, a real browser, a proxy, and the local service.
const script = join(import.meta.dirname, 'testing/svelte-page.ts');
const game = componentGame<SvelteScenarios>({ script, plugins: [svelteFiles] });

componentSuite(game);
demandSuite(game);
functionSuite(game);
reloadSuite(game);
