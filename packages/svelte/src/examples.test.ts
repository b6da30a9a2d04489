import { exampleSuite } from '../../runtime/src/testing/example-suite.ts';
import { svelteFiles } from './testing/svelte-files.ts';

exampleSuite({ folder: import.meta.dirname, names: ['provideAssets', 'useAsset'], plugins: [svelteFiles] });
