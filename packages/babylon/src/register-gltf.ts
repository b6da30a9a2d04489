import '@babylonjs/loaders/glTF/2.0/glTFLoader.js';
import { registerBuiltInGLTFExtensions } from '@babylonjs/loaders/glTF/2.0/Extensions/dynamic.js';
import {
  registerGLTFExtension,
  unregisterGLTFExtension,
} from '@babylonjs/loaders/glTF/2.0/glTFLoaderExtensionRegistry.js';

const meshopt = 'EXT_meshopt_compression';

/**
 * Registers the loader of glTF 2.0 and its extensions, which are loaded when a file needs them, with a meshopt decoder from
 * the page in place of a CDN's. Safe to call twice.
 */
export function registerGltf(): void {
  registerBuiltInGLTFExtensions();
  unregisterGLTFExtension(meshopt);
  registerGLTFExtension(meshopt, true, async (loader) => {
    const { meshoptExtension } = await import('./decoders/meshopt.ts');
    return meshoptExtension(loader);
  });
}
