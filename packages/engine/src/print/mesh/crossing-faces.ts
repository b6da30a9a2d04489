import { Matrix4 } from 'three';
import type { MeshBVH } from 'three-mesh-bvh';
import { boxOf } from './box.ts';

/** Pairs of faces that cross each other. */
export interface CrossingFaces {
  /** Number of faces that cross another. */
  readonly count: number;
  /** Two pieces whose faces cross, as `low * pieces + high`, or one with itself. */
  readonly pairs: ReadonlySet<number>;
}

/**
 * Finds faces that cross: an edge of one passes through the inside of the other. Faces that only touch, and those that
 * lie in one plane, do not cross.
 * @param tree over the same faces
 * @param pieceOf piece of each face, of `pieces`
 */
export function crossingFaces(
  tree: MeshBVH,
  faces: Uint32Array,
  points: Float32Array,
  { pieceOf, count: pieces }: { readonly pieceOf: Int32Array; readonly count: number },
): CrossingFaces {
  const isCrossing = new Uint8Array(faces.length / 3);
  const pairs = new Set<number>();
  const slack = touching(points);
  const boxes = boxesOf(faces, points);
  const compare = (one: number, other: number): void => {
    if (!boxesMeet(boxes, one * 6, other * 6) || sharedPlaces(faces, one, other) > 1) return;
    if (!passes(faces, points, one, other, slack) && !passes(faces, points, other, one, slack)) return;
    isCrossing[one] = 1;
    isCrossing[other] = 1;
    const [low, high] = [pieceOf[one]!, pieceOf[other]!].sort((p, q) => p - q);
    pairs.add(low! * pieces + high!);
  };
  tree.bvhcast(tree, new Matrix4(), {
    intersectsRanges(from1: number, count1: number, from2: number, count2: number) {
      for (let i = from1; i < from1 + count1; i++) {
        // Each pair is visited from both sides.
        for (let j = Math.max(from2, i + 1); j < from2 + count2; j++)
          compare(tree.resolveTriangleIndex(i), tree.resolveTriangleIndex(j));
      }
      return false;
    },
  });
  return { count: isCrossing.reduce((sum, value) => sum + value, 0), pairs };
}

/** Distance below which a point is on a plane: a millionth of the size, and no less than the numbers resolve. */
export function touching(points: Float32Array): number {
  const { low, high } = boxOf(points);
  const size = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
  const far = Math.max(...low.map(Math.abs), ...high.map(Math.abs));
  return Math.max(size * 1e-6, far * 2e-7);
}

function sharedPlaces(faces: Uint32Array, one: number, other: number): number {
  let shared = 0;
  for (let i = one * 3; i < one * 3 + 3; i++)
    for (let j = other * 3; j < other * 3 + 3; j++) if (faces[i] === faces[j]) shared++;
  return shared;
}

/** Returns the lowest and highest coordinates of each face, six values. */
function boxesOf(faces: Uint32Array, points: Float32Array): Float32Array {
  const boxes = new Float32Array(faces.length * 2);
  for (let i = 0; i < faces.length; i += 3) {
    const [a, b, c] = [faces[i]! * 3, faces[i + 1]! * 3, faces[i + 2]! * 3];
    for (let k = 0; k < 3; k++) {
      const [x, y, z] = [points[a + k]!, points[b + k]!, points[c + k]!];
      boxes[i * 2 + k] = Math.min(x, y, z);
      boxes[i * 2 + 3 + k] = Math.max(x, y, z);
    }
  }
  return boxes;
}

function boxesMeet(boxes: Float32Array, i: number, j: number): boolean {
  return (
    boxes[i]! <= boxes[j + 3]! &&
    boxes[j]! <= boxes[i + 3]! &&
    boxes[i + 1]! <= boxes[j + 4]! &&
    boxes[j + 1]! <= boxes[i + 4]! &&
    boxes[i + 2]! <= boxes[j + 5]! &&
    boxes[j + 2]! <= boxes[i + 5]!
  );
}

/** Returns whether an edge of one face passes through the inside of the other. */
function passes(
  faces: Uint32Array,
  points: Float32Array,
  one: number,
  other: number,
  slack: number,
): boolean {
  const [a, b, c] = [faces[other * 3]! * 3, faces[other * 3 + 1]! * 3, faces[other * 3 + 2]! * 3];
  const [ax, ay, az] = [points[a]!, points[a + 1]!, points[a + 2]!];
  const [ux, uy, uz] = [points[b]! - ax, points[b + 1]! - ay, points[b + 2]! - az];
  const [vx, vy, vz] = [points[c]! - ax, points[c + 1]! - ay, points[c + 2]! - az];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const twice = Math.hypot(nx, ny, nz);
  if (twice === 0) return false;
  const height = (v: number): number =>
    ((points[v]! - ax) * nx + (points[v + 1]! - ay) * ny + (points[v + 2]! - az) * nz) / twice;
  for (let i = 0; i < 3; i++) {
    const [from, to] = [faces[one * 3 + i]! * 3, faces[one * 3 + ((i + 1) % 3)]! * 3];
    const [h, g] = [height(from), height(to)];
    if (h * g >= 0 || Math.abs(h) <= slack || Math.abs(g) <= slack) continue;
    const t = h / (h - g);
    const x = points[from]! + (points[to]! - points[from]!) * t;
    const y = points[from + 1]! + (points[to + 1]! - points[from + 1]!) * t;
    const z = points[from + 2]! + (points[to + 2]! - points[from + 2]!) * t;
    // Distance of the hit from a side of the triangle, inwards.
    const isWithin = (p: number, q: number): boolean => {
      const [sx, sy, sz] = [
        points[q]! - points[p]!,
        points[q + 1]! - points[p + 1]!,
        points[q + 2]! - points[p + 2]!,
      ];
      const [wx, wy, wz] = [x - points[p]!, y - points[p + 1]!, z - points[p + 2]!];
      const inwards = (sy * wz - sz * wy) * nx + (sz * wx - sx * wz) * ny + (sx * wy - sy * wx) * nz;
      return inwards > slack * twice * Math.hypot(sx, sy, sz);
    };
    if (isWithin(a, b) && isWithin(b, c) && isWithin(c, a)) return true;
  }
  return false;
}
