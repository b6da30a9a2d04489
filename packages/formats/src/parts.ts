/** @internal What @meshwright/look draws a scene from, also in a browser; may change in any release. */
export { readGltf } from './read/read-gltf.ts';
export { accessorFloats } from './scene/accessor-floats.ts';
export { sampleChannel } from './scene/sample-channel.ts';
export { type ScenePart, sceneParts } from './scene/scene-parts.ts';
