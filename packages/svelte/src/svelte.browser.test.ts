import { join } from 'node:path';
import { componentGame } from '@meshwright/testing/components/component-game';
import { componentSuite } from '@meshwright/testing/components/component-suite';
import { demandSuite } from '@meshwright/testing/components/demand-suite';
import { functionSuite } from '@meshwright/testing/components/function-suite';
import { reloadSuite } from '@meshwright/testing/components/reload-suite';
import { svelteFiles } from './testing/svelte-files.ts';
import type { SvelteScenarios } from './testing/svelte-page.ts';

// Svelte, Threlte, a real browser, a proxy, and the local service.
const script = join(import.meta.dirname, 'testing/svelte-page.ts');
// Pointer events of Threlte are in its package of extras.
const game = componentGame<SvelteScenarios>({ script, plugins: [svelteFiles], pointers: false });

componentSuite(game);
demandSuite(game);
functionSuite(game);
reloadSuite(game);
