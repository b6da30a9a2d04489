export { AssetError } from '@meshwright/runtime';
export { AssetLoader } from './asset-loader.ts';
export type {
  ComponentEvent,
  ComponentOptions,
  ComponentSource,
  ComponentState,
} from './components/component-asset.ts';
export type { FileEvent, FileState } from './components/file-holder.ts';
export {
  type ThreeAsset,
  type ThreeAssets,
  type ThreeAssetsOptions,
  threeAssets,
} from './three-assets.ts';
export type { ThreeClips } from './three-host.ts';
