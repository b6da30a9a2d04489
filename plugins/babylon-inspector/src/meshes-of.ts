import { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { Node } from '@babylonjs/core/node.js';

/** What can be seen of a node: itself and what is below it, as far as it has vertices. */
export function meshesOf(root: Node): AbstractMesh[] {
  return [root, ...root.getDescendants(false)].filter(
    (node): node is AbstractMesh => node instanceof AbstractMesh && node.getTotalVertices() > 0,
  );
}
