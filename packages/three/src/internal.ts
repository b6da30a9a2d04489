/**
 * @internal Parts that the bindings of component frameworks share. They may change in any release; a game uses
 * `threeAssets`, or the binding of its framework.
 */
export { type AssetSlot, assetSlot } from './components/asset-slot.ts';
export {
  type ComponentAsset,
  type ComponentAssets,
  componentAsset,
  componentAssets,
} from './components/component-asset.ts';
