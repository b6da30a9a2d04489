import { DoubleSide, Ray, Vector3 } from 'three';
import type { MeshBVH } from 'three-mesh-bvh';
import { touching } from './crossing-faces.ts';

/**
 * Returns the pieces of which a part lies inside another piece. A cavity, which faces inwards, is none. Each piece is
 * sampled at six faces, those that reach farthest along the axes.
 * @param turned 1 for faces that are read the other way round
 */
export function overlappingPieces(
  tree: MeshBVH,
  faces: Uint32Array,
  points: Float32Array,
  { pieceOf, count, turned }: { pieceOf: Int32Array; count: number; turned: Uint8Array },
): Set<number> {
  const found = new Set<number>();
  if (count < 2) return found;
  const slack = touching(points) * 4;
  const ray = new Ray(new Vector3(), aslant);
  for (const [piece, samples] of outermost(faces, points, pieceOf, count).entries()) {
    if (piece >= mostPieces) break;
    for (const face of samples) {
      const { middle, normal } = planeOf(face, faces, points);
      if (turned[face]) normal.negate();
      ray.origin.copy(middle).addScaledVector(normal, -slack);
      // How many of the other pieces the point is in: leaving one counts, entering one is taken off.
      let inside = 0;
      for (const hit of tree.raycast(ray, DoubleSide)) {
        const other = hit.faceIndex!;
        if (pieceOf[other] === piece) continue;
        const out = planeOf(other, faces, points).normal.dot(aslant) > 0 !== (turned[other] === 1);
        inside += out ? 1 : -1;
      }
      if (inside > 0) found.add(piece);
    }
    // A cavity is inside the body around it, and the samples of a hollow body are not.
    if (found.has(piece) && volumeSign(piece, faces, points, pieceOf, turned) < 0) found.delete(piece);
  }
  return found;
}

/** A direction that is in no plane of common models. */
const aslant = new Vector3(0.5773, 0.3391, 0.7427).normalize();
const mostPieces = 400;

/** Returns per piece the faces whose middles are outermost along each axis. */
function outermost(
  faces: Uint32Array,
  points: Float32Array,
  pieceOf: Int32Array,
  count: number,
): Set<number>[] {
  const best = Array.from({ length: count }, () => new Int32Array(6).fill(-1));
  const value = Array.from({ length: count }, () => new Float64Array(6).fill(-Infinity));
  for (let face = 0; face < pieceOf.length; face++) {
    const piece = pieceOf[face]!;
    for (let k = 0; k < 3; k++) {
      const sum =
        points[faces[face * 3]! * 3 + k]! +
        points[faces[face * 3 + 1]! * 3 + k]! +
        points[faces[face * 3 + 2]! * 3 + k]!;
      for (const [side, reach] of [
        [k, sum],
        [k + 3, -sum],
      ] as const) {
        if (reach <= value[piece]![side]!) continue;
        value[piece]![side] = reach;
        best[piece]![side] = face;
      }
    }
  }
  return best.map((list) => new Set(list));
}

function planeOf(
  face: number,
  faces: Uint32Array,
  points: Float32Array,
): { middle: Vector3; normal: Vector3 } {
  const [a, b, c] = [0, 1, 2].map((k) => new Vector3().fromArray(points, faces[face * 3 + k]! * 3));
  const normal = b!.clone().sub(a!).cross(c!.clone().sub(a!)).normalize();
  return { middle: a!.add(b!).add(c!).divideScalar(3), normal };
}

function volumeSign(
  piece: number,
  faces: Uint32Array,
  points: Float32Array,
  pieceOf: Int32Array,
  turned: Uint8Array,
): number {
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  let [volume, origin] = [0, -1];
  for (let face = 0; face < pieceOf.length; face++) {
    if (pieceOf[face] !== piece) continue;
    if (origin < 0) origin = faces[face * 3]! * 3;
    for (const [k, corner] of [a, b, c].entries()) {
      corner.fromArray(points, faces[face * 3 + k]! * 3);
      corner.set(corner.x - points[origin]!, corner.y - points[origin + 1]!, corner.z - points[origin + 2]!);
    }
    volume += (turned[face] ? -1 : 1) * a.dot(b.cross(c));
  }
  return Math.sign(volume);
}
