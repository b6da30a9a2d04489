/** @internal Host only, for the pages of this project with a Babylon.js scene and a panel; may change in any release. */
export { babylonHost } from './host/babylon-host.ts';
export { nodeById, nodeId, provenanceOf, selectedNode, selectionOf } from './host/babylon-selection.ts';
export { meshesOf } from './host/meshes-of.ts';
export { type Bounds, vertexBounds } from './host/vertex-bounds.ts';
