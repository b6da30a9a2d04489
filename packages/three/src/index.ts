export { AssetError } from '@meshwright/runtime';
export { AssetLoader, type LoadedAsset } from './asset-loader.ts';
export {
  type ThreeAsset,
  type ThreeAssets,
  type ThreeAssetsOptions,
  type ThreeClips,
  threeAssets,
} from './three-assets.ts';
