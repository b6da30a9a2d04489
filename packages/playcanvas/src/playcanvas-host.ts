import type { DecoderFolders } from '@meshwright/runtime';
import type { AnimTrack, ContainerResource, Entity } from 'playcanvas';

/** The asset for PlayCanvas code: `entity.anim.assignAnimation('walk', tracks[0])`. */
export interface PlaycanvasClips {
  /** Entity that the paths of the tracks begin at. */
  readonly entity: Entity;
  readonly tracks: readonly AnimTrack[];
  /** What the handler has read; assets are copies of it. */
  readonly container: ContainerResource;
}

export interface PlaycanvasHost {
  /** Read at each use, so a getter may return the current camera. */
  readonly camera: Entity;
  /**
   * Folders with `draco_wasm_wrapper.js` and `draco_decoder.wasm`, and with `basis_transcoder.js` and
   * `basis_transcoder.wasm`. The package of PlayCanvas contains neither.
   * @default what the game has configured with WasmModule
   */
  readonly decoders?: DecoderFolders | undefined;
  /**
   * Resolves at the next frame.
   * @default that of the XR session if there is one, else that of the page
   */
  readonly nextFrame?: (() => Promise<void>) | undefined;
}
