export { AssetError } from '@meshwright/three';
export { type ProvideAssetsOptions, provideAssets } from './provide-assets.ts';
export { type AssetHandle, useAsset } from './use-asset.ts';
