import { exampleSuite } from './testing/example-suite.ts';

exampleSuite({
  folder: import.meta.dirname,
  names: [
    'AssetError',
    'assetFetcher',
    'checkDecoderPolicy',
    'createAssets',
    'findClip',
    'fitAsset',
    'identityOf',
    'nextAnimationFrame',
    'openAssetCache',
  ],
});
