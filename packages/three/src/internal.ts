/**
 * @internal Parts that the bindings of component frameworks share. They may change in any release; a game uses
 * `threeAssets`, or the binding of its framework.
 */

export {
  type CanvasAssets,
  type ComponentAsset,
  type ComponentAssets,
  type ComponentOptions,
  canvasAssets,
  componentAsset,
  componentAssets,
} from './components/component-asset.ts';
export { type ComponentLods, componentLods, type LodsState } from './components/component-lods.ts';
export {
  type ComponentScatter,
  type ComponentScatterOptions,
  componentScatter,
  type ScatterSource,
  type ScatterState,
} from './components/component-scatter.ts';
