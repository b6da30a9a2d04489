import { BufferAttribute, BufferGeometry } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { facePlaces, type PrintMesh } from './print-mesh.ts';

/**
 * Returns a tree over the faces for rays and nearest points. It sorts its own copy of the faces; the mesh stays
 * unchanged.
 */
export function faceTree(mesh: Pick<PrintMesh, 'corners' | 'places' | 'points'>): MeshBVH {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(mesh.points, 3));
  geometry.setIndex(new BufferAttribute(facePlaces(mesh), 1));
  return new MeshBVH(geometry, { indirect: true });
}
