/**
 * @internal Parts that the bindings of component frameworks share. They may change in any release; a game uses
 * `threeAssets`, or the binding of its framework.
 */
export {
  type ComponentAsset,
  type ComponentAssets,
  type ComponentOptions,
  componentAsset,
  componentAssets,
} from './components/component-asset.ts';
