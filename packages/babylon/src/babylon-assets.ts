import type { AnimationGroup } from '@babylonjs/core/Animations/animationGroup.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { type Assets, type AssetsOptions, createAssets, type SceneAsset } from '@meshwright/runtime';
import { babylonPort } from './babylon-port.ts';

export type BabylonAsset = SceneAsset<TransformNode, readonly AnimationGroup[]>;
export type BabylonAssets = Assets<TransformNode, readonly AnimationGroup[]>;

export interface BabylonAssetsOptions extends AssetsOptions {
  /** Resolves with the next frame; a session of virtual reality has its own. Default: the page's. */
  readonly nextFrame?: (() => Promise<void>) | undefined;
}

/**
 * Generated assets in a Babylon.js scene. A loaded asset is disabled until its root is enabled, as a node without a
 * parent would be seen at once. Fades move on with the scene; `update` need not be called.
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
