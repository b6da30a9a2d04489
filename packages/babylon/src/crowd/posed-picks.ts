import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import { PickingInfo } from '@babylonjs/core/Collisions/pickingInfo.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { ScatterPart } from '../babylon-scatter.ts';
import { shownRow } from './baked-motions.ts';
import type { Poses } from './poses.ts';

/** Lets rays hit each copy in the pose that it has at that time; the engine would try the pose of the file. */
export function posedPicks(part: ScatterPart, poses: Poses, time: () => number): void {
  const { mesh } = part;
  const bounds = mesh.intersects.bind(mesh);
  mesh.intersects = (ray, fast, predicate, onlyBounds, world = mesh.getWorldMatrix(), skipBounds) => {
    // The engine asks for the bounds of all copies first.
    if (onlyBounds) return bounds(ray, fast, predicate, true, world, skipBounds);
    const hit = new PickingInfo();
    const copy = copyAt(part, world);
    if (copy === undefined) return hit;
    const positions = posed(part, poses, copy, time());
    for (const subMesh of mesh.subMeshes) {
      const found = subMesh.intersects(ray, positions, mesh.getIndices()!, fast, predicate);
      if (!found || (hit.hit && found.distance >= hit.distance)) continue;
      const origin = Vector3.TransformCoordinates(ray.origin, world);
      const along = Vector3.TransformNormal(ray.direction.scale(found.distance), world);
      hit.hit = true;
      hit.pickedMesh = mesh;
      hit.pickedPoint = origin.add(along);
      hit.distance = along.length();
      hit.faceId = found.faceId + subMesh.indexStart / 3;
    }
    return hit;
  };
}

/** The engine hands over the place of a copy, not its number. */
function copyAt({ mesh, own }: ScatterPart, world: Matrix): number | undefined {
  const [place, base] = [new Matrix(), mesh.getWorldMatrix()];
  for (let copy = 0; copy < own.length / 16; copy++) {
    Matrix.FromArrayToRef(own, copy * 16, place);
    if (place.multiplyToRef(base, place).equals(world)) return copy;
  }
  return undefined;
}

/** Returns where the corners of a copy are, in the space of the mesh. */
function posed({ mesh, motions }: ScatterPart, poses: Poses, copy: number, time: number): Vector3[] {
  const row = shownRow(motions!.subarray(copy * 4, copy * 4 + 4), time);
  const points = mesh.getVerticesData(VertexBuffer.PositionKind)!;
  const bones = mesh.getVerticesData(VertexBuffer.MatricesIndicesKind)!;
  const weights = mesh.getVerticesData(VertexBuffer.MatricesWeightsKind)!;
  const [point, moved, bone] = [new Vector3(), new Vector3(), new Matrix()];
  return Array.from({ length: points.length / 3 }, (_, at) => {
    Vector3.FromArrayToRef(points, at * 3, point);
    const sum = new Vector3();
    for (let each = at * 4; each < at * 4 + 4; each++) {
      if (weights[each] === 0) continue;
      poses.boneAt(bones[each]!, row, bone);
      Vector3.TransformCoordinatesToRef(point, bone, moved);
      sum.addInPlace(moved.scaleInPlace(weights[each]!));
    }
    return sum;
  });
}
