import { exampleSuite } from '@meshwright/testing/engines/example-suite';

exampleSuite({
  folder: import.meta.dirname,
  names: [
    'Asset',
    'Crowd',
    'Lods',
    'MeshwrightProvider',
    'Scatter',
    'useAsset',
    'useAssets',
    'useClips',
    'useSpawn',
  ],
});
