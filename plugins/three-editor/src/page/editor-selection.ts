import { type Provenance, provenanceIn, type Selection } from '@meshwright/panel';
import type { Mesh, Object3D } from 'three';

/** Returns the selection for the panel: the asset around the object, if it is part of one. */
export function selectionOf(selected: Object3D | null): Selection | null {
  const object = selectedObject(selected);
  return (
    object && {
      id: object.uuid,
      name: object.name || object.type,
      provenance: provenanceOf(object),
      hasMesh: meshesOf(object).length > 0,
    }
  );
}

/**
 * Returns the asset of an object, or else itself; null for the scene and for objects outside of it, like the camera.
 */
export function selectedObject(selected: Object3D | null): Object3D | null {
  if (!selected?.parent) return null;
  for (let object: Object3D | null = selected; object; object = object.parent) {
    if (provenanceOf(object)) return object;
  }
  return selected;
}

/** Stored in the user data, which the editor saves and shows. */
export function rememberProvenance(object: Object3D, provenance: Provenance): void {
  object.userData.meshwright = provenance;
}

/** Returns the provenance on an object itself. */
export function provenanceOf({ userData }: Object3D): Provenance | undefined {
  return provenanceIn(userData.meshwright);
}

export function meshesOf(object: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  object.traverse((each) => {
    if ('isMesh' in each) meshes.push(each as Mesh);
  });
  return meshes;
}
