export { AssetError } from '@meshwright/runtime';
export {
  type BabylonAsset,
  type BabylonAssets,
  type BabylonAssetsOptions,
  babylonAssets,
} from './babylon-assets.ts';
export type { BabylonNative } from './babylon-model.ts';
export type { BabylonPortOptions } from './babylon-port.ts';
export { taskPlugin } from './task-plugin.ts';
