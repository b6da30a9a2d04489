import type { Provenance, Selection } from '@meshwright/panel';
import type { Mesh, Object3D } from 'three';

/** What the panel is told of a selected object: of the asset around it, if it is a part of one. */
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

/** The asset an object belongs to, or else itself; null for the scene, and for what is in none, as the camera. */
export function selectedObject(selected: Object3D | null): Object3D | null {
  if (!selected?.parent) return null;
  for (let object: Object3D | null = selected; object; object = object.parent) {
    if (provenanceOf(object)) return object;
  }
  return selected;
}

/** In the user data, which the editor saves and shows. */
export function rememberProvenance(object: Object3D, provenance: Provenance): void {
  object.userData.meshwright = provenance;
}

function provenanceOf({ userData }: Object3D): Provenance | undefined {
  return userData.meshwright;
}

export function meshesOf(object: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  object.traverse((each) => {
    if ('isMesh' in each) meshes.push(each as Mesh);
  });
  return meshes;
}
