import { exampleSuite } from '@meshwright/testing/engines/example-suite';

exampleSuite({
  folder: import.meta.dirname,
  names: [
    'AssetError',
    'assetFetcher',
    'checkDecoderPolicy',
    'createAssets',
    'droppedFiles',
    'findClip',
    'fitAsset',
    'identityOf',
    'nextAnimationFrame',
    'openAssetCache',
  ],
});
