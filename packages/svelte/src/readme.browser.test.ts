import { join } from 'node:path';
import { guideSuite, readmeSuite } from '@meshwright/testing/components/readme-suite';
import { svelteFiles } from './testing/svelte-files.ts';

readmeSuite(join(import.meta.dirname, 'testing/readme-page.ts'), svelteFiles);
guideSuite(join(import.meta.dirname, 'testing/guide-page.ts'), svelteFiles);
