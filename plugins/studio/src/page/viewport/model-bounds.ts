import { Box3, type Mesh, type Object3D } from 'three';

/** Returns the bounds of an object, measured on the vertices after skinning and morphing. */
export function boundsOf(object: Object3D): Box3 {
  object.updateWorldMatrix(true, false);
  // Unlike updateWorldMatrix, it also updates the bind matrices of skinned meshes.
  object.updateMatrixWorld(true);
  return new Box3().setFromObject(object, true);
}

export function meshesOf(object: Object3D): Mesh[] {
  const found: Mesh[] = [];
  object.traverse((node) => void ('isMesh' in node && found.push(node as Mesh)));
  return found;
}
