export { AssetError } from '@meshwright/three';
export { type ProvideAssetsOptions, provideAssets } from './provide-assets.ts';
export { type AssetHandle, useAsset } from './use-asset.ts';
export { useAssets } from './use-assets.ts';
export { useLods } from './use-lods.ts';
export { type CrowdOptions, useCrowd, useScatter } from './use-scatter.ts';
