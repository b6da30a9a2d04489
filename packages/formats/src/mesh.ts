/** @internal Meshes as @meshwright/engine computes with them; may change in any release. */
export { gltfIo } from './gltf-io.ts';
export { cornerColors } from './mesh/corner-colors.ts';
export { determinant, invertMatrix } from './mesh/matrix.ts';
export { creaseNormals, smoothNormals, unitNormals } from './mesh/normals.ts';
export { noteQuads, quadCount } from './mesh/quad-count.ts';
export { byteOfLight, lightOfByte } from './mesh/srgb.ts';
export { triangleIndices } from './mesh/triangle-indices.ts';
export { weldPositions } from './mesh/weld-positions.ts';
export { accessorFloats } from './scene/accessor-floats.ts';
export { documentIndices, documentOf, type LoosePart } from './scene/document-of.ts';
export { instanceTransforms } from './scene/instance-transforms.ts';
export { sampleChannel } from './scene/sample-channel.ts';
export { type ScenePart, sceneParts } from './scene/scene-parts.ts';
export { trianglesNeeded } from './write/triangles-needed.ts';
