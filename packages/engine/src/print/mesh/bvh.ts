import { BufferAttribute, BufferGeometry } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { facePlaces, type PrintMesh } from './print-mesh.ts';

/** A tree over the faces for rays and nearest points. It has an order of faces of its own; the mesh keeps its. */
export function faceTree(mesh: PrintMesh): MeshBVH {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(mesh.points, 3));
  geometry.setIndex(new BufferAttribute(facePlaces(mesh), 1));
  return new MeshBVH(geometry, { indirect: true });
}
