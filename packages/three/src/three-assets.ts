import { type Assets, type AssetsOptions, createAssets, type SceneAsset } from '@meshwright/runtime';
import type { Object3D } from 'three';
import type { ThreeClips, ThreeHost } from './three-host.ts';
import { threePort } from './three-port.ts';

export type ThreeAsset = SceneAsset<Object3D, ThreeClips>;
export type ThreeAssets = Assets<Object3D, ThreeClips>;

export interface ThreeAssetsOptions extends AssetsOptions, ThreeHost {}

/**
 * Returns the generated assets of a three.js scene. Call `update(seconds)` before each render; it advances the clips.
 * @example
 * import { threeAssets } from '@meshwright/three';
 *
 * const assets = threeAssets({ renderer, scene, camera });
 * const chest = await assets.loadAsset('/models/chest.glb');
 * scene.add(chest.root);
 * assets.update(1 / 60); // in each frame, before it is rendered
 * renderer.render(scene, camera);
 * chest.dispose();
 */
export function threeAssets(options: ThreeAssetsOptions): ThreeAssets {
  return createAssets(threePort(options), options);
}
