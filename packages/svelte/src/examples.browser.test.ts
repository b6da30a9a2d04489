import { exampleSuite } from '@meshwright/testing/engines/example-suite';
import { svelteFiles } from './testing/svelte-files.ts';

exampleSuite({
  folder: import.meta.dirname,
  names: ['provideAssets', 'useAsset', 'useAssets', 'useCrowd', 'useLods', 'useScatter'],
  plugins: [svelteFiles],
});
