import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { meshesOf } from './meshes-of.ts';

export interface Bounds {
  readonly min: Vector3;
  readonly max: Vector3;
}

/** Returns the world bounds of a node's visible meshes, measured on the vertices after skinning and morphing. */
export function vertexBounds(root: TransformNode): Bounds | undefined {
  const min = new Vector3(Infinity, Infinity, Infinity);
  const max = min.negate();
  const vertex = new Vector3();
  root.computeWorldMatrix(true);
  for (const node of root.getDescendants(false)) node.computeWorldMatrix(true);
  for (const mesh of meshesOf(root)) {
    mesh.skeleton?.prepare(true);
    const positions = mesh.getPositionData(true, true) ?? [];
    const world = mesh.getWorldMatrix();
    for (let at = 0; at < positions.length; at += 3) {
      const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
      Vector3.TransformCoordinatesFromFloatsToRef(x, y, z, world, vertex);
      min.minimizeInPlace(vertex);
      max.maximizeInPlace(vertex);
    }
  }
  return min.x <= max.x ? { min, max } : undefined;
}
