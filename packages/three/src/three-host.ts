import type { AnimationClip, AnimationMixer, Camera, Scene, WebGLRenderer } from 'three';
import type { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/** Clips for three.js code: `mixer.clipAction(animations[0])`. */
export interface ThreeClips {
  /** Advanced by `update`. */
  readonly mixer: AnimationMixer;
  readonly animations: readonly AnimationClip[];
}

export interface ThreeHost {
  readonly renderer: WebGLRenderer;
  /** Scene whose lights, fog and environment the assets are compiled for. */
  readonly scene: Scene;
  readonly camera: Camera;
  /**
   * Loader with the decoders and plugins that the assets need.
   * @default new GLTFLoader()
   */
  readonly loader?: GLTFLoader | undefined;
  /**
   * Resolves at the next frame. Set it for WebXR sessions, which have their own frame loop.
   * @default nextAnimationFrame
   */
  readonly nextFrame?: (() => Promise<void>) | undefined;
}
