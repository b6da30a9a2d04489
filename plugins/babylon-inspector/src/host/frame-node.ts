import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { TargetCamera } from '@babylonjs/core/Cameras/targetCamera.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { vertexBounds } from './vertex-bounds.ts';

/** Moves the active camera along its view direction until the node fills the view. */
export function frameNode(node: TransformNode): void {
  const bounds = vertexBounds(node);
  const camera = node.getScene().activeCamera;
  if (!bounds || !(camera instanceof TargetCamera)) return;
  const centre = Vector3.Center(bounds.min, bounds.max);
  const radius = Vector3.Distance(bounds.min, bounds.max) / 2;
  const distance = (1.2 * radius) / Math.sin(camera.fov / 2);
  if (camera instanceof ArcRotateCamera) {
    camera.setTarget(centre, false, true, true);
    camera.radius = distance;
  } else {
    camera.position = centre.subtract(camera.getForwardRay().direction.scale(distance));
    camera.setTarget(centre);
  }
}
