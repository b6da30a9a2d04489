export { AssetError } from '@meshwright/runtime';
export {
  type PlaycanvasAsset,
  type PlaycanvasAssets,
  type PlaycanvasAssetsOptions,
  playcanvasAssets,
} from './playcanvas-assets.ts';
export type { PlaycanvasClips, PlaycanvasHost } from './playcanvas-host.ts';
export { type PickedInstance, pickInstance } from './scatter/pick-instance.ts';
