// Host only, for other pages with a Babylon.js scene and a panel.
export { babylonHost } from './babylon-host.ts';
export { nodeById, nodeId, provenanceOf, selectedNode, selectionOf } from './babylon-selection.ts';
export { meshesOf } from './meshes-of.ts';
export { type Bounds, vertexBounds } from './vertex-bounds.ts';
