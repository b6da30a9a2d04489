import { join } from 'node:path';
import { readmeSuite } from '../../three/src/testing/readme-suite.ts';
import { svelteFiles } from './testing/svelte-files.ts';

readmeSuite(join(import.meta.dirname, 'testing/readme-page.ts'), svelteFiles);
