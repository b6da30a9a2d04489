import { type Assets, type AssetsOptions, createAssets, type SceneAsset } from '@meshwright/runtime';
import type { AnimationClip, AnimationMixer, Object3D } from 'three';
import { type ThreeHost, threePort } from './three-port.ts';

/** Clips for three.js code: `mixer.clipAction(animations[0])`. */
export interface ThreeClips {
  /** Advanced by `update`. */
  readonly mixer: AnimationMixer;
  readonly animations: readonly AnimationClip[];
}

export type ThreeAsset = SceneAsset<Object3D, ThreeClips>;
export type ThreeAssets = Assets<Object3D, ThreeClips>;

export interface ThreeAssetsOptions extends AssetsOptions, ThreeHost {}

/**
 * Returns the generated assets of a three.js scene. Call `update(seconds)` before each render; it advances the clips.
 */
export function threeAssets(options: ThreeAssetsOptions): ThreeAssets {
  return createAssets(threePort(options), options);
}
