import { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { Node } from '@babylonjs/core/node.js';

/** Returns the visible meshes of a node: itself and its descendants with vertices. */
export function meshesOf(root: Node): AbstractMesh[] {
  return [root, ...root.getDescendants(false)].filter(
    (node): node is AbstractMesh => node instanceof AbstractMesh && node.getTotalVertices() > 0,
  );
}
