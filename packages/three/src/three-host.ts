import type { DecoderFolders } from '@meshwright/runtime';
import type { AnimationClip, AnimationMixer, Camera, Scene, WebGLRenderer } from 'three';
import type { GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import type { WebGPURenderer } from 'three/webgpu';

/** The asset for three.js code: `mixer.clipAction(animations[0])`, `gltf.cameras`, `gltf.parser`. */
export interface ThreeClips {
  /** Advanced by `update`. */
  readonly mixer: AnimationMixer;
  readonly animations: readonly AnimationClip[];
  /** What the loader has read; assets are copies of its scene, and all of a file share it. */
  readonly gltf: GLTF;
}

export interface ThreeHost {
  /** Either renderer of three.js; `WebGPURenderer` is initialized with the first asset if it is not yet. */
  readonly renderer: WebGLRenderer | WebGPURenderer;
  /** Scene whose lights, fog and environment the assets are compiled for. */
  readonly scene: Scene;
  /** Read at each use, so a getter may return the current camera. */
  readonly camera: Camera;
  /**
   * Loader with plugins of the game. Decoders for meshopt, Draco and KTX2 are added when a file needs them.
   * @default new GLTFLoader()
   */
  readonly loader?: GLTFLoader | undefined;
  /**
   * Folders with the files of `three/examples/jsm/libs/draco/gltf` and `three/examples/jsm/libs/basis`.
   * @default the files of three.js 0.187 as the bundler copies them (Vite, webpack)
   */
  readonly decoders?: DecoderFolders | undefined;
  /**
   * Resolves at the next frame.
   * @default that of the XR session if there is one, else that of the page
   */
  readonly nextFrame?: (() => Promise<void>) | undefined;
}
