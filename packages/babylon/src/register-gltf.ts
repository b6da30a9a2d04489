import '@babylonjs/loaders/glTF/2.0/glTFLoader.js';
import { registerBuiltInGLTFExtensions } from '@babylonjs/loaders/glTF/2.0/Extensions/dynamic.js';

/** Registers the loader of glTF 2.0 and its extensions, which are loaded when a file needs them. Safe to call twice. */
export function registerGltf(): void {
  registerBuiltInGLTFExtensions();
}
