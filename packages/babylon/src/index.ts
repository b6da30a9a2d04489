export { AssetError } from '@meshwright/runtime';
export {
  type BabylonAsset,
  type BabylonAssets,
  type BabylonAssetsOptions,
  babylonAssets,
} from './babylon-assets.ts';
export { taskPlugin } from './task-plugin.ts';
