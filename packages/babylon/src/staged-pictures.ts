import type { Scene } from '@babylonjs/core/scene.js';
import type { IGLTFLoaderExtension } from '@babylonjs/loaders/glTF/2.0/glTFLoaderExtension.js';
import {
  registerGLTFExtension,
  unregisterGLTFExtension,
} from '@babylonjs/loaders/glTF/2.0/glTFLoaderExtensionRegistry.js';

/** Name of the loader's options for one load; other loads have no such options and are unaffected. */
const name = 'meshwright_pictures';

/** Returns the loader's options for a load that uploads each picture to the GPU in a separate frame. */
export function stagedPictures(
  scene: Scene,
  nextFrame: () => Promise<void>,
): Record<string, Record<string, unknown>> {
  const engine = scene.getEngine();
  let last = Promise.resolve();
  const turn = (): Promise<void> => {
    last = last.then(async () => {
      await nextFrame();
      for (let frame = 0; frame < mostFrames; frame++) {
        if (engine.getLoadedTexturesCache().every(({ isReady }) => isReady)) break;
        await nextFrame();
      }
      // Lets the GPU process the previous picture in the next frame.
      await nextFrame();
    });
    return last;
  };
  return { [name]: { turn } };
}

/** Registers the loader extension; safe to call twice. */
export function registerStagedPictures(): void {
  // The engine warns of a name that it knows.
  unregisterGLTFExtension(name);
  registerGLTFExtension(name, false, (loader): IGLTFLoaderExtension => {
    const turn = loader.parent.extensionOptions[name]?.turn as (() => Promise<void>) | undefined;
    return {
      name,
      enabled: turn !== undefined,
      dispose() {},
      loadBufferViewAsync(context, view) {
        const isPicture = loader.gltf.images?.some(({ bufferView }) => bufferView === view.index);
        if (!turn || !isPicture) return null;
        // Starts before the wait: later the loader would treat it as a new request and call this extension again.
        const data = loader.loadBufferViewAsync(context, view);
        return turn().then(() => data);
      },
    };
  });
}

/** Frames to wait for a texture; a foreign texture may never become ready. */
const mostFrames = 120;
