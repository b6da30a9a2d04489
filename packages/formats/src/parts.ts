/** @internal The triangles of a scene as @meshwright/look draws them, also in a browser; may change in any release. */
export { accessorFloats } from './scene/accessor-floats.ts';
export { sampleChannel } from './scene/sample-channel.ts';
export { type ScenePart, sceneParts } from './scene/scene-parts.ts';
