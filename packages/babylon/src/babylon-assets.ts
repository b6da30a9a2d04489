import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { type Assets, type AssetsOptions, createAssets, type SceneAsset } from '@meshwright/runtime';
import type { BabylonNative } from './babylon-model.ts';
import { type BabylonPortOptions, babylonPort } from './babylon-port.ts';

export type BabylonAsset = SceneAsset<TransformNode, BabylonNative>;
export type BabylonAssets = Assets<TransformNode, BabylonNative>;

export interface BabylonAssetsOptions extends AssetsOptions, BabylonPortOptions {}

/**
 * Returns the generated assets of a Babylon.js scene. A loaded asset stays disabled until its root is enabled,
 * because a node without a parent is visible at once. Fades advance with the scene; `update` need not be called.
 * @example
 * import { babylonAssets } from '@meshwright/babylon';
 *
 * const assets = babylonAssets(scene);
 * const chest = await assets.loadAsset('/models/chest.glb');
 * chest.root.setEnabled(true);
 * chest.dispose();
 */
export function babylonAssets(scene: Scene, options: BabylonAssetsOptions = {}): BabylonAssets {
  const assets = createAssets(babylonPort(scene, options), options);
  const observer = scene.onBeforeAnimationsObservable.add(() =>
    assets.update((scene.getEngine().getDeltaTime() * scene.animationTimeScale) / 1000),
  );
  return {
    ...assets,
    dispose() {
      observer.remove();
      assets.dispose();
    },
  };
}
