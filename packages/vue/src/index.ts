export { AssetError } from '@meshwright/three';
export { Asset } from './asset.ts';
export { Lods } from './lods.ts';
export { MeshwrightProvider } from './meshwright-provider.ts';
export { Crowd, Scatter } from './scatter.ts';
export { type AssetHandle, useAsset } from './use-asset.ts';
export { useAssets } from './use-assets.ts';
