import type { Scene } from '@babylonjs/core/scene.js';
import type { IGLTFLoaderExtension } from '@babylonjs/loaders/glTF/2.0/glTFLoaderExtension.js';
import { registerGLTFExtension } from '@babylonjs/loaders/glTF/2.0/glTFLoaderExtensionRegistry.js';

/** Under this name the loader finds the options of one load; loads of others have none, and nothing changes for them. */
const name = 'meshwright_staged_pictures';

/** The loader's options for a load whose pictures reach the GPU one after another, each in a frame of its own. */
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
      // The GPU gets to work on the one before in the frame that draws next.
      await nextFrame();
    });
    return last;
  };
  return { [name]: { turn } };
}

/** Makes the loader know of it; safe to call twice. */
export function registerStagedPictures(): void {
  registerGLTFExtension(name, false, (loader): IGLTFLoaderExtension => {
    const turn = loader.parent.extensionOptions[name]?.turn as (() => Promise<void>) | undefined;
    return {
      name,
      enabled: turn !== undefined,
      dispose() {},
      loadBufferViewAsync(context, view) {
        const isPicture = loader.gltf.images?.some(({ bufferView }) => bufferView === view.index);
        if (!turn || !isPicture) return null;
        // Asked for at once: later the loader would take this for a new request, and come here again.
        const data = loader.loadBufferViewAsync(context, view);
        return turn().then(() => data);
      },
    };
  });
}

/** A texture of somebody else may never get ready. */
const mostFrames = 120;
